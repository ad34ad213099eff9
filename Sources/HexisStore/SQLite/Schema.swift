import GRDB

/// The layout of the database. Migrations are appended, never changed.
enum Schema {
    private static let migrations: [(name: String, sql: String)] = [
        ("1: people, sessions, entries", peopleSessionsEntries),
        ("2: reminders", reminders),
        ("3: outbox", outbox),
        ("4: personal addresses", personalAddresses),
        ("5: access tokens", accessTokens),
        ("6: pictures", pictures),
        ("7: listeners", listeners),
        ("8: arrivals", arrivals),
        ("9: warnings", warnings),
        ("10: suspended people", suspendedPeople),
        ("11: seen calls", seenCalls),
        ("12: failed sign-ins", failedSignIns),
        ("13: ways in", waysIn),
        ("14: invitations", invitations),
        ("15: account history", accountHistory),
        ("16: passkeys", passkeys),
        ("17: recovery codes", recoveryCodes),
        ("18: care providers", care),
        ("19: companions", companions),
        ("20: identities", identities),
        ("21: studies", studies),
        ("22: CareKit", careKit),
        ("23: entries with their arrival", entriesWithArrival),
        ("24: derivation root", derivationRoot),
        ("25: used tickets", usedTickets),
        ("26: attempts", attempts),
        ("27: imports", imports),
    ]

    /// Migrates a database to the newest layout. Throws if its layout is newer still.
    static func migrate(_ queue: DatabaseQueue) throws(StoreError) {
        try StoreError.translating {
            try queue.inDatabase(refuseNewer)
            try migrator.migrate(queue)
        }
    }

    static func refuseNewer(_ database: GRDB.Database) throws {
        guard try !isNewer(database) else { throw StoreError.newerSchema }
    }

    /// Whether a newer program has changed the layout.
    static func isNewer(_ database: GRDB.Database) throws -> Bool { try migrator.hasBeenSuperseded(database) }

    /// The number of migrations applied to a database.
    static func version(_ database: GRDB.Database) throws -> Int {
        try migrator.appliedIdentifiers(database).count
    }

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for migration in migrations {
            migrator.registerMigration(migration.name) { try $0.execute(sql: migration.sql) }
        }
        return migrator
    }

    private static let imports = """
        -- How far people's imports are. One with a `next` is a task for any server.
        CREATE TABLE import (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            kind INTEGER NOT NULL,
            step BLOB NOT NULL,
            sealed BLOB NOT NULL,
            file BLOB,
            next INTEGER,
            leased INTEGER NOT NULL,
            until INTEGER NOT NULL,
            PRIMARY KEY (person, kind)
        ) STRICT;

        CREATE INDEX import_next ON import (next) WHERE next IS NOT NULL;

        -- The files that imports need, in pieces.
        CREATE TABLE import_piece (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            file BLOB NOT NULL,
            number INTEGER NOT NULL,
            sealed BLOB NOT NULL,
            PRIMARY KEY (person, file, number)
        ) STRICT;
        """

    private static let attempts = """
        -- Until when attempts under a key count, if servers share the limits. A key is a hash under the server's key.
        CREATE TABLE attempt (
            key_hash BLOB PRIMARY KEY,
            counts_until INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX attempt_counts_until ON attempt (counts_until);
        """

    private static let usedTickets = """
        -- Tickets that were used, each of which works once, until they expire.
        CREATE TABLE used_ticket (
            token_hash BLOB PRIMARY KEY,
            expires INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX used_ticket_expires ON used_ticket (expires);
        """

    private static let derivationRoot = """
        -- Properties may have a derivation root. Without it, an older program would derive other lasting keys.
        """

    private static let accountHistory = """
        -- What happened to an account, for its owner to see.
        CREATE TABLE account_event (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            at INTEGER NOT NULL,
            id BLOB NOT NULL,
            sealed BLOB NOT NULL,
            PRIMARY KEY (person, at, id)
        ) STRICT, WITHOUT ROWID;

        -- What lets a person who forgot the password choose a new one, once.
        CREATE TABLE password_link (
            person BLOB PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            token_hash BLOB NOT NULL UNIQUE,
            expires INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    private static let invitations = """
        -- What admits one person each, until it is used or expires.
        CREATE TABLE invitation (
            id BLOB PRIMARY KEY,
            token_hash BLOB NOT NULL UNIQUE,
            made INTEGER NOT NULL,
            expires INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    private static let passkeys = """
        -- With what people sign in instead of a password. A credential is the hash of an id that the person's device chose.
        CREATE TABLE passkey (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            id BLOB NOT NULL,
            credential BLOB NOT NULL UNIQUE,
            sealed BLOB NOT NULL,
            PRIMARY KEY (person, number),
            UNIQUE (person, id)
        ) STRICT, WITHOUT ROWID;
        """

    private static let identities = """
        -- The accounts at OpenID providers with which people sign in: hashes of issuer and subject under the server's key.
        CREATE TABLE identity (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            id BLOB NOT NULL,
            credential BLOB NOT NULL UNIQUE,
            sealed BLOB NOT NULL,
            PRIMARY KEY (person, number),
            UNIQUE (person, id)
        ) STRICT, WITHOUT ROWID;
        """

    private static let studies = """
        -- Studies, each of its researcher. The code by which people find it is a hash under the server's key.
        CREATE TABLE study (
            id BLOB PRIMARY KEY,
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            code_hash BLOB NOT NULL UNIQUE,
            revision INTEGER NOT NULL,
            sealed BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX study_person ON study (person);

        -- Who takes part. What they signed stays theirs when the study is removed.
        CREATE TABLE participation (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            study BLOB NOT NULL,
            number INTEGER NOT NULL,
            revision INTEGER NOT NULL,
            sealed BLOB NOT NULL,
            PRIMARY KEY (person, study)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX participation_study ON participation (study);
        """

    private static let entriesWithArrival = """
        -- Whether what is sealed begins with the time at which the entry arrived.
        ALTER TABLE entry ADD COLUMN has_arrival INTEGER NOT NULL DEFAULT 0;
        """

    private static let careKit = """
        -- What people exchange with apps built on CareKit: each revision in the order in which it arrived. What a
        -- pending one says is not in the journal yet.
        CREATE TABLE care_kit (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            is_pending INTEGER NOT NULL,
            sealed BLOB NOT NULL,
            PRIMARY KEY (person, number)
        ) STRICT, WITHOUT ROWID;
        """

    private static let care = """
        -- With what somebody asks to follow a patient as a care provider, once: a hash under the server's key.
        CREATE TABLE care_invitation (
            id BLOB PRIMARY KEY,
            code_hash BLOB NOT NULL UNIQUE,
            patient BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            made INTEGER NOT NULL,
            expires INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX care_invitation_patient ON care_invitation (patient);

        -- Which provider used a code of which patient. What may be seen is in the patient's journal.
        CREATE TABLE care_link (
            connection BLOB PRIMARY KEY,
            patient BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            provider BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX care_link_patient ON care_link (patient);
        CREATE INDEX care_link_provider ON care_link (provider);
        """

    private static let companions = """
        -- With what somebody becomes a person's companion in a goal, once: a hash under the server's key.
        CREATE TABLE companion_invitation (
            id BLOB PRIMARY KEY,
            code_hash BLOB NOT NULL UNIQUE,
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            challenge BLOB NOT NULL,
            made INTEGER NOT NULL,
            expires INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX companion_invitation_person ON companion_invitation (person);

        -- Who pursues a goal with whom, until either leaves. What they show each other is in their journals.
        CREATE TABLE companion_link (
            companion BLOB PRIMARY KEY,
            inviter BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            invited BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            challenge BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX companion_link_inviter ON companion_link (inviter);
        CREATE INDEX companion_link_invited ON companion_link (invited);
        """

    private static let recoveryCodes = """
        -- With what people who forgot the password choose a new one, once each: hashes under the server's key.
        CREATE TABLE recovery_code (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            code_hash BLOB NOT NULL,
            PRIMARY KEY (person, code_hash)
        ) STRICT, WITHOUT ROWID;
        """

    private static let outbox = """
        -- What was planned next says it all.
        ALTER TABLE due DROP COLUMN since;

        -- Calls that are to be sent, each to one target; a kind says whose identifiers targets are.
        CREATE TABLE outbox (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            call BLOB NOT NULL,
            kind INTEGER NOT NULL,
            target BLOB NOT NULL,
            sealed BLOB NOT NULL,
            failures INTEGER NOT NULL,
            next INTEGER NOT NULL,
            leased INTEGER NOT NULL,
            useful_until INTEGER NOT NULL,
            PRIMARY KEY (person, call, kind, target)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX outbox_next ON outbox (next);

        -- How calls to a target went.
        CREATE TABLE delivery (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            kind INTEGER NOT NULL,
            target BLOB NOT NULL,
            sent INTEGER,
            shown INTEGER,
            trouble TEXT,
            troubled INTEGER,
            missed INTEGER NOT NULL,
            PRIMARY KEY (person, kind, target)
        ) STRICT, WITHOUT ROWID;

        CREATE TRIGGER session_forgotten AFTER DELETE ON session BEGIN
            DELETE FROM outbox WHERE person = old.person AND kind = 0 AND target = old.id;
            DELETE FROM delivery WHERE person = old.person AND kind = 0 AND target = old.id;
        END;

        -- Calls that came too late, because no server was there.
        CREATE TABLE missed (
            person BLOB PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            count INTEGER NOT NULL,
            last INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE stopped_service (
            origin TEXT PRIMARY KEY,
            code TEXT NOT NULL,
            until INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    private static let personalAddresses = """
        -- What others' programs know a person by.
        CREATE TABLE address (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            purpose TEXT NOT NULL,
            token_hash BLOB NOT NULL UNIQUE,
            sealed BLOB NOT NULL,
            PRIMARY KEY (person, purpose)
        ) STRICT, WITHOUT ROWID;
        """

    private static let accessTokens = """
        -- What lets the programs of a person in.
        CREATE TABLE access_token (
            id BLOB PRIMARY KEY,
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            token_hash BLOB NOT NULL UNIQUE,
            scope INTEGER NOT NULL,
            made INTEGER NOT NULL,
            sealed BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX access_token_person ON access_token (person);
        """

    private static let pictures = """
        -- What is to be seen on photos, in two sizes each. Long values are better kept beside the keys than among them.
        CREATE TABLE picture (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            photo BLOB NOT NULL,
            size INTEGER NOT NULL,
            sealed BLOB NOT NULL,
            PRIMARY KEY (person, photo, size)
        ) STRICT;
        """

    private static let suspendedPeople = """
        -- Whether nobody is let in to the account.
        ALTER TABLE person ADD COLUMN suspended INTEGER NOT NULL DEFAULT 0;
        """

    private static let seenCalls = """
        -- What became of what called a person in the last hours, so that somebody can watch that nothing is forgotten.
        CREATE TABLE seen_call (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            due INTEGER NOT NULL,
            call BLOB NOT NULL,
            fate INTEGER NOT NULL,
            noted INTEGER NOT NULL,
            PRIMARY KEY (person, due, call)
        ) STRICT, WITHOUT ROWID;

        -- Up to when that was watched, how many were found that nobody had seen to, and when the last was.
        CREATE TABLE reminder_watch (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            until INTEGER NOT NULL,
            found INTEGER NOT NULL,
            last_found INTEGER
        ) STRICT;
        """

    private static let failedSignIns = """
        -- How often a wrong password was tried, by the quarter of an hour; thirty days are kept.
        CREATE TABLE failed_sign_in (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            begin INTEGER NOT NULL,
            count INTEGER NOT NULL,
            PRIMARY KEY (person, begin)
        ) STRICT, WITHOUT ROWID;
        """

    private static let waysIn = """
        -- What each way in brought last, and what of it could not be used; of a program's, by its token.
        CREATE TABLE way_in (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            kind INTEGER NOT NULL,
            token BLOB NOT NULL,
            sealed BLOB NOT NULL,
            PRIMARY KEY (person, kind, token)
        ) STRICT, WITHOUT ROWID;

        CREATE TRIGGER access_token_forgotten AFTER DELETE ON access_token BEGIN
            DELETE FROM way_in WHERE person = old.person AND token = old.id;
        END;
        """

    private static let arrivals = """
        -- Arrivals at places that were accepted, by their entries. They go when what they call is written down.
        CREATE TABLE arrival (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            entry BLOB NOT NULL,
            PRIMARY KEY (person, entry)
        ) STRICT, WITHOUT ROWID;
        """

    private static let warnings = """
        -- When the browser of a session was told that it ends soon.
        ALTER TABLE session ADD COLUMN warned INTEGER;
        """

    private static let listeners = """
        -- Other programs that are told what happens to a person, how far each was told, and how that goes. What waits for
        -- one is tried again at `next`, which is there as long as anything does.
        CREATE TABLE listener (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            id BLOB NOT NULL,
            made INTEGER NOT NULL,
            sealed BLOB NOT NULL,
            is_on INTEGER NOT NULL,
            told INTEGER NOT NULL,
            completed BLOB NOT NULL,
            next INTEGER,
            leased INTEGER NOT NULL,
            failures INTEGER NOT NULL,
            sent INTEGER,
            trouble TEXT,
            troubled INTEGER,
            given_up INTEGER NOT NULL,
            dropped INTEGER NOT NULL,
            PRIMARY KEY (person, id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX listener_next ON listener (next) WHERE next IS NOT NULL;

        -- What they are still to be told, in its order.
        CREATE TABLE news (
            person BLOB NOT NULL,
            listener BLOB NOT NULL,
            number INTEGER NOT NULL,
            id BLOB NOT NULL,
            sealed BLOB NOT NULL,
            queued INTEGER NOT NULL,
            PRIMARY KEY (person, listener, number),
            FOREIGN KEY (person, listener) REFERENCES listener (person, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
        """

    private static let reminders = """
        -- How the browser of a session is reached.
        CREATE TABLE push (
            session BLOB PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            sealed BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX push_person ON push (person);

        -- When something calls a person next, up to when all was seen to, and until when somebody sees to it.
        CREATE TABLE due (
            person BLOB PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            next INTEGER NOT NULL,
            since INTEGER NOT NULL,
            leased INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX due_next ON due (next);
        """

    private static let peopleSessionsEntries = """
        CREATE TABLE property (
            name TEXT PRIMARY KEY,
            value BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- A person whose key is gone is being erased.
        CREATE TABLE person (
            id BLOB PRIMARY KEY,
            name_index BLOB UNIQUE,
            key BLOB,
            profile BLOB,
            password_hash BLOB
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE session (
            id BLOB PRIMARY KEY,
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            token_hash BLOB NOT NULL UNIQUE,
            device BLOB NOT NULL,
            label BLOB NOT NULL,
            created INTEGER NOT NULL,
            last_seen INTEGER NOT NULL,
            expires INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX session_person ON session (person);

        CREATE TABLE entry (
            person BLOB NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            id BLOB NOT NULL,
            sealed BLOB NOT NULL,
            PRIMARY KEY (person, sequence),
            UNIQUE (person, id)
        ) STRICT, WITHOUT ROWID;
        """
}
