/// The layout of a PostgreSQL database. Migrations are appended, never changed.
///
/// The name of a migration begins with `+` if it only adds tables, indexes, or columns that have a default. Programs that do
/// not know it can use the database, so that servers of two versions can share it.
enum PostgreSQLSchema {
    static let migrations: [(name: String, sql: String)] = [
        ("1: all tables", allTables),
        ("2: derivation root", derivationRoot),
        ("3: numbered commits", numberedCommits),
        ("4: used tickets", usedTickets),
        ("5: commits of several servers", commitsOfSeveralServers),
        ("6: attempts", attempts),
        ("+7: imports", imports),
    ]

    /// Migrates a database to the newest layout, while other servers wait. Throws if its layout is newer still.
    ///
    /// - Parameter last: the last migration, if it is to get a former layout.
    static func migrate(_ connection: PostgreSQLConnection, upTo last: String? = nil) throws {
        try connection.inTransaction {
            try lock(connection)
            try connection.script(
                "CREATE TABLE IF NOT EXISTS migration (name TEXT COLLATE \"C\" PRIMARY KEY)")
            let database = Database(connection: connection)
            guard try !isNewer(database) else { throw StoreError.newerSchema }
            let applied = try applied(in: database)
            let missing = migrations.filter { !applied.contains($0.name) }
            if !applied.isEmpty { try requireAlone(for: missing, on: connection) }
            try apply(missing, upTo: last, on: connection)
        }
    }

    /// Throws if other servers use the database, and there is more to migrate than additions.
    private static func requireAlone(
        for missing: [(name: String, sql: String)], on connection: PostgreSQLConnection
    ) throws {
        guard !missing.allSatisfy({ isAddition($0.name) }) else { return }
        // Another server would not notice that its tables are different ones.
        guard try connection.take("pg_try_advisory_xact_lock") else { throw StoreError.layoutInUse }
    }

    private static func apply(
        _ missing: [(name: String, sql: String)], upTo last: String?, on connection: PostgreSQLConnection
    ) throws {
        let database = Database(connection: connection)
        for migration in missing {
            try connection.script(migration.sql)
            try database.execute("INSERT INTO migration (name) VALUES (?)", [migration.name])
            if migration.name == last { break }
        }
    }

    /// Whether a server has set the database up.
    static func exists(in database: Database) throws -> Bool {
        try database.contains("SELECT 1 FROM pg_tables WHERE tablename = 'migration'")
    }

    /// The names of the migrations that were applied to a database.
    static func applied(in database: Database) throws -> [String] {
        try database.rows("SELECT name FROM migration").map { try $0.text("name") }
    }

    /// Whether a newer program has changed the layout so that this one cannot use the database.
    static func isNewer(_ database: Database) throws -> Bool {
        try !unknown(in: database).allSatisfy(isAddition)
    }

    /// The names of the migrations that were applied by a newer program.
    static func unknown(in database: Database) throws -> Set<String> {
        try Set(applied(in: database)).subtracting(migrations.map { $0.name })
    }

    private static func isAddition(_ name: String) -> Bool { name.hasPrefix("+") }

    /// Waits until no other server sets the database up, and keeps others waiting until the transaction ends.
    static func lock(_ connection: PostgreSQLConnection) throws {
        try connection.script("SELECT pg_advisory_xact_lock(\(lockNumber))")
    }

    /// “hexis”, in ASCII.
    static let lockNumber = 0x68_65_78_69_73

    /// A query for where the database is: its cluster, the cluster's timeline, which a standby that becomes the server
    /// begins, and its tables.
    static let location = """
        SELECT system_identifier || '/' || ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int
            || '/' || 'entry'::regclass::oid
        FROM pg_control_system()
        """

    /// Into how many tables the rows of entries and pictures are divided, by their person.
    private static let parts = 16

    private static let imports = """
        CREATE TABLE import (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            kind BIGINT NOT NULL,
            step BYTEA NOT NULL,
            sealed BYTEA NOT NULL,
            file BYTEA,
            next BIGINT,
            leased BIGINT NOT NULL,
            until BIGINT NOT NULL,
            PRIMARY KEY (person, kind)
        );

        CREATE INDEX import_next ON import (next) WHERE next IS NOT NULL;

        CREATE TABLE import_piece (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            file BYTEA NOT NULL,
            number BIGINT NOT NULL,
            sealed BYTEA NOT NULL,
            PRIMARY KEY (person, file, number)
        );

        -- What is sealed cannot be compressed.
        ALTER TABLE import_piece ALTER COLUMN sealed SET STORAGE EXTERNAL;
        """

    private static let attempts = """
        CREATE TABLE attempt (
            key_hash BYTEA PRIMARY KEY,
            counts_until BIGINT NOT NULL
        );

        CREATE INDEX attempt_counts_until ON attempt (counts_until);
        """

    private static let commitsOfSeveralServers = """
        -- The number of the last commit by each server since it started. There is room to change a row in its place.
        DROP TABLE last_commit;
        CREATE TABLE last_commit (
            server BYTEA PRIMARY KEY,
            number BIGINT NOT NULL
        ) WITH (fillfactor = 20);
        """

    private static let usedTickets = """
        CREATE TABLE used_ticket (
            token_hash BYTEA PRIMARY KEY,
            expires BIGINT NOT NULL
        );

        CREATE INDEX used_ticket_expires ON used_ticket (expires);
        """

    private static let numberedCommits = """
        -- The number of the last commit by a server: one row.
        CREATE TABLE last_commit (number BIGINT NOT NULL);
        INSERT INTO last_commit VALUES (0);
        """

    private static let derivationRoot = """
        COMMENT ON TABLE property IS
            'May have a derivation root. Without it, an older program would derive other lasting keys.';
        """

    /// As of SQLite's migration 23; a column has the same meaning there.
    private static let allTables = """
        CREATE TABLE property (
            name TEXT COLLATE "C" PRIMARY KEY,
            value BYTEA NOT NULL
        );

        -- A person whose key is gone is being erased.
        CREATE TABLE person (
            id BYTEA PRIMARY KEY,
            name_index BYTEA UNIQUE,
            key BYTEA,
            profile BYTEA,
            password_hash BYTEA,
            suspended BIGINT NOT NULL DEFAULT 0
        );

        CREATE TABLE session (
            id BYTEA PRIMARY KEY,
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            token_hash BYTEA NOT NULL UNIQUE,
            device BYTEA NOT NULL,
            label BYTEA NOT NULL,
            created BIGINT NOT NULL,
            last_seen BIGINT NOT NULL,
            expires BIGINT NOT NULL,
            warned BIGINT
        );

        CREATE INDEX session_person ON session (person);

        CREATE TABLE entry (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            sequence BIGINT NOT NULL,
            id BYTEA NOT NULL,
            sealed BYTEA NOT NULL,
            has_arrival BIGINT NOT NULL DEFAULT 0,
            PRIMARY KEY (person, sequence),
            UNIQUE (person, id)
        ) PARTITION BY HASH (person);

        CREATE TABLE picture (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            photo BYTEA NOT NULL,
            size BIGINT NOT NULL,
            sealed BYTEA NOT NULL,
            PRIMARY KEY (person, photo, size)
        ) PARTITION BY HASH (person);

        DO $$ BEGIN
            FOR part IN 0..\(parts - 1) LOOP
                EXECUTE format('CREATE TABLE entry_%s PARTITION OF entry
                    FOR VALUES WITH (MODULUS \(parts), REMAINDER %s)', part, part);
                EXECUTE format('CREATE TABLE picture_%s PARTITION OF picture
                    FOR VALUES WITH (MODULUS \(parts), REMAINDER %s)', part, part);
                -- What is sealed cannot be compressed.
                EXECUTE format('ALTER TABLE entry_%s ALTER COLUMN sealed SET STORAGE EXTERNAL', part);
                EXECUTE format('ALTER TABLE picture_%s ALTER COLUMN sealed SET STORAGE EXTERNAL', part);
            END LOOP;
        END $$;

        CREATE TABLE push (
            session BYTEA PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            sealed BYTEA NOT NULL
        );

        CREATE INDEX push_person ON push (person);

        CREATE TABLE due (
            person BYTEA PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            next BIGINT NOT NULL,
            leased BIGINT NOT NULL
        );

        CREATE INDEX due_next ON due (next);

        CREATE TABLE outbox (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            call BYTEA NOT NULL,
            kind BIGINT NOT NULL,
            target BYTEA NOT NULL,
            sealed BYTEA NOT NULL,
            failures BIGINT NOT NULL,
            next BIGINT NOT NULL,
            leased BIGINT NOT NULL,
            useful_until BIGINT NOT NULL,
            PRIMARY KEY (person, call, kind, target)
        );

        CREATE INDEX outbox_next ON outbox (next);

        CREATE TABLE delivery (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            kind BIGINT NOT NULL,
            target BYTEA NOT NULL,
            sent BIGINT,
            shown BIGINT,
            trouble TEXT,
            troubled BIGINT,
            missed BIGINT NOT NULL,
            PRIMARY KEY (person, kind, target)
        );

        CREATE FUNCTION forget_session() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            DELETE FROM outbox WHERE person = old.person AND kind = 0 AND target = old.id;
            DELETE FROM delivery WHERE person = old.person AND kind = 0 AND target = old.id;
            RETURN NULL;
        END $$;

        CREATE TRIGGER session_forgotten AFTER DELETE ON session
            FOR EACH ROW EXECUTE FUNCTION forget_session();

        CREATE TABLE missed (
            person BYTEA PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            count BIGINT NOT NULL,
            last BIGINT NOT NULL
        );

        CREATE TABLE stopped_service (
            origin TEXT COLLATE "C" PRIMARY KEY,
            code TEXT NOT NULL,
            until BIGINT NOT NULL
        );

        CREATE TABLE address (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            purpose TEXT COLLATE "C" NOT NULL,
            token_hash BYTEA NOT NULL UNIQUE,
            sealed BYTEA NOT NULL,
            PRIMARY KEY (person, purpose)
        );

        CREATE TABLE access_token (
            id BYTEA PRIMARY KEY,
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            token_hash BYTEA NOT NULL UNIQUE,
            scope BIGINT NOT NULL,
            made BIGINT NOT NULL,
            sealed BYTEA NOT NULL
        );

        CREATE INDEX access_token_person ON access_token (person);

        CREATE TABLE way_in (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            kind BIGINT NOT NULL,
            token BYTEA NOT NULL,
            sealed BYTEA NOT NULL,
            PRIMARY KEY (person, kind, token)
        );

        CREATE FUNCTION forget_access_token() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            DELETE FROM way_in WHERE person = old.person AND token = old.id;
            RETURN NULL;
        END $$;

        CREATE TRIGGER access_token_forgotten AFTER DELETE ON access_token
            FOR EACH ROW EXECUTE FUNCTION forget_access_token();

        CREATE TABLE listener (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            id BYTEA NOT NULL,
            made BIGINT NOT NULL,
            sealed BYTEA NOT NULL,
            is_on BIGINT NOT NULL,
            told BIGINT NOT NULL,
            completed BYTEA NOT NULL,
            next BIGINT,
            leased BIGINT NOT NULL,
            failures BIGINT NOT NULL,
            sent BIGINT,
            trouble TEXT,
            troubled BIGINT,
            given_up BIGINT NOT NULL,
            dropped BIGINT NOT NULL,
            PRIMARY KEY (person, id)
        );

        CREATE INDEX listener_next ON listener (next) WHERE next IS NOT NULL;

        CREATE TABLE news (
            person BYTEA NOT NULL,
            listener BYTEA NOT NULL,
            number BIGINT NOT NULL,
            id BYTEA NOT NULL,
            sealed BYTEA NOT NULL,
            queued BIGINT NOT NULL,
            PRIMARY KEY (person, listener, number),
            FOREIGN KEY (person, listener) REFERENCES listener (person, id) ON DELETE CASCADE
        );

        CREATE TABLE arrival (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            entry BYTEA NOT NULL,
            PRIMARY KEY (person, entry)
        );

        CREATE TABLE seen_call (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            due BIGINT NOT NULL,
            call BYTEA NOT NULL,
            fate BIGINT NOT NULL,
            noted BIGINT NOT NULL,
            PRIMARY KEY (person, due, call)
        );

        CREATE TABLE reminder_watch (
            id BIGINT PRIMARY KEY CHECK (id = 1),
            until BIGINT NOT NULL,
            found BIGINT NOT NULL,
            last_found BIGINT
        );

        CREATE TABLE failed_sign_in (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            begin BIGINT NOT NULL,
            count BIGINT NOT NULL,
            PRIMARY KEY (person, begin)
        );

        CREATE TABLE invitation (
            id BYTEA PRIMARY KEY,
            token_hash BYTEA NOT NULL UNIQUE,
            made BIGINT NOT NULL,
            expires BIGINT NOT NULL
        );

        CREATE TABLE account_event (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            at BIGINT NOT NULL,
            id BYTEA NOT NULL,
            sealed BYTEA NOT NULL,
            PRIMARY KEY (person, at, id)
        );

        CREATE TABLE password_link (
            person BYTEA PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            token_hash BYTEA NOT NULL UNIQUE,
            expires BIGINT NOT NULL
        );

        CREATE TABLE passkey (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            id BYTEA NOT NULL,
            credential BYTEA NOT NULL UNIQUE,
            sealed BYTEA NOT NULL,
            PRIMARY KEY (person, number),
            UNIQUE (person, id)
        );

        CREATE TABLE identity (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            id BYTEA NOT NULL,
            credential BYTEA NOT NULL UNIQUE,
            sealed BYTEA NOT NULL,
            PRIMARY KEY (person, number),
            UNIQUE (person, id)
        );

        CREATE TABLE recovery_code (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            code_hash BYTEA NOT NULL,
            PRIMARY KEY (person, code_hash)
        );

        CREATE TABLE care_invitation (
            id BYTEA PRIMARY KEY,
            code_hash BYTEA NOT NULL UNIQUE,
            patient BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            made BIGINT NOT NULL,
            expires BIGINT NOT NULL
        );

        CREATE INDEX care_invitation_patient ON care_invitation (patient);

        CREATE TABLE care_link (
            connection BYTEA PRIMARY KEY,
            patient BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            provider BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE
        );

        CREATE INDEX care_link_patient ON care_link (patient);
        CREATE INDEX care_link_provider ON care_link (provider);

        CREATE TABLE companion_invitation (
            id BYTEA PRIMARY KEY,
            code_hash BYTEA NOT NULL UNIQUE,
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            challenge BYTEA NOT NULL,
            made BIGINT NOT NULL,
            expires BIGINT NOT NULL
        );

        CREATE INDEX companion_invitation_person ON companion_invitation (person);

        CREATE TABLE companion_link (
            companion BYTEA PRIMARY KEY,
            inviter BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            invited BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            challenge BYTEA NOT NULL
        );

        CREATE INDEX companion_link_inviter ON companion_link (inviter);
        CREATE INDEX companion_link_invited ON companion_link (invited);

        CREATE TABLE study (
            id BYTEA PRIMARY KEY,
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            code_hash BYTEA NOT NULL UNIQUE,
            revision BIGINT NOT NULL,
            sealed BYTEA NOT NULL
        );

        CREATE INDEX study_person ON study (person);

        CREATE TABLE participation (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            study BYTEA NOT NULL,
            number BIGINT NOT NULL,
            revision BIGINT NOT NULL,
            sealed BYTEA NOT NULL,
            PRIMARY KEY (person, study)
        );

        CREATE INDEX participation_study ON participation (study);

        CREATE TABLE care_kit (
            person BYTEA NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            is_pending BIGINT NOT NULL,
            sealed BYTEA NOT NULL,
            PRIMARY KEY (person, number)
        );
        """
}
