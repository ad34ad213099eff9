SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.forget_access_token() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
    DELETE FROM way_in WHERE person = old.person AND token = old.id;
    RETURN NULL;
END $$;
CREATE FUNCTION public.forget_session() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
    DELETE FROM outbox WHERE person = old.person AND kind = 0 AND target = old.id;
    DELETE FROM delivery WHERE person = old.person AND kind = 0 AND target = old.id;
    RETURN NULL;
END $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.access_token (
    id bytea NOT NULL,
    person bytea NOT NULL,
    token_hash bytea NOT NULL,
    scope bigint NOT NULL,
    made bigint NOT NULL,
    sealed bytea NOT NULL
);
CREATE TABLE public.account_event (
    person bytea NOT NULL,
    at bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL
);
CREATE TABLE public.address (
    person bytea NOT NULL,
    purpose text NOT NULL COLLATE pg_catalog."C",
    token_hash bytea NOT NULL,
    sealed bytea NOT NULL
);
CREATE TABLE public.arrival (
    person bytea NOT NULL,
    entry bytea NOT NULL
);
CREATE TABLE public.attempt (
    key_hash bytea NOT NULL,
    counts_until bigint NOT NULL
);
CREATE TABLE public.care_invitation (
    id bytea NOT NULL,
    code_hash bytea NOT NULL,
    patient bytea NOT NULL,
    made bigint NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.care_kit (
    person bytea NOT NULL,
    number bigint NOT NULL,
    is_pending bigint NOT NULL,
    sealed bytea NOT NULL
);
CREATE TABLE public.care_link (
    connection bytea NOT NULL,
    patient bytea NOT NULL,
    provider bytea NOT NULL
);
CREATE TABLE public.companion_invitation (
    id bytea NOT NULL,
    code_hash bytea NOT NULL,
    person bytea NOT NULL,
    challenge bytea NOT NULL,
    made bigint NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.companion_link (
    companion bytea NOT NULL,
    inviter bytea NOT NULL,
    invited bytea NOT NULL,
    challenge bytea NOT NULL
);
CREATE TABLE public.delivery (
    person bytea NOT NULL,
    kind bigint NOT NULL,
    target bytea NOT NULL,
    sent bigint,
    shown bigint,
    trouble text,
    troubled bigint,
    missed bigint NOT NULL
);
CREATE TABLE public.due (
    person bytea NOT NULL,
    next bigint NOT NULL,
    leased bigint NOT NULL
);
CREATE TABLE public.entry (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
)
PARTITION BY HASH (person);
CREATE TABLE public.entry_0 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_0 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_1 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_1 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_10 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_10 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_11 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_11 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_12 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_12 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_13 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_13 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_14 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_14 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_15 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_15 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_2 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_2 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_3 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_3 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_4 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_4 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_5 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_5 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_6 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_6 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_7 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_7 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_8 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_8 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.entry_9 (
    person bytea NOT NULL,
    sequence bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    has_arrival bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.entry_9 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.failed_sign_in (
    person bytea NOT NULL,
    begin bigint NOT NULL,
    count bigint NOT NULL
);
CREATE TABLE public.identity (
    person bytea NOT NULL,
    number bigint NOT NULL,
    id bytea NOT NULL,
    credential bytea NOT NULL,
    sealed bytea NOT NULL
);
CREATE TABLE public.import (
    person bytea NOT NULL,
    kind bigint NOT NULL,
    step bytea NOT NULL,
    sealed bytea NOT NULL,
    file bytea,
    next bigint,
    leased bigint NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.import_piece (
    person bytea NOT NULL,
    file bytea NOT NULL,
    number bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.import_piece ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.invitation (
    id bytea NOT NULL,
    token_hash bytea NOT NULL,
    made bigint NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.last_commit (
    server bytea NOT NULL,
    number bigint NOT NULL
)
WITH (fillfactor='20');
CREATE TABLE public.listener (
    person bytea NOT NULL,
    id bytea NOT NULL,
    made bigint NOT NULL,
    sealed bytea NOT NULL,
    is_on bigint NOT NULL,
    told bigint NOT NULL,
    completed bytea NOT NULL,
    next bigint,
    leased bigint NOT NULL,
    failures bigint NOT NULL,
    sent bigint,
    trouble text,
    troubled bigint,
    given_up bigint NOT NULL,
    dropped bigint NOT NULL
);
CREATE TABLE public.migration (
    name text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.missed (
    person bytea NOT NULL,
    count bigint NOT NULL,
    last bigint NOT NULL
);
CREATE TABLE public.news (
    person bytea NOT NULL,
    listener bytea NOT NULL,
    number bigint NOT NULL,
    id bytea NOT NULL,
    sealed bytea NOT NULL,
    queued bigint NOT NULL
);
CREATE TABLE public.outbox (
    person bytea NOT NULL,
    call bytea NOT NULL,
    kind bigint NOT NULL,
    target bytea NOT NULL,
    sealed bytea NOT NULL,
    failures bigint NOT NULL,
    next bigint NOT NULL,
    leased bigint NOT NULL,
    useful_until bigint NOT NULL
);
CREATE TABLE public.participation (
    person bytea NOT NULL,
    study bytea NOT NULL,
    number bigint NOT NULL,
    revision bigint NOT NULL,
    sealed bytea NOT NULL
);
CREATE TABLE public.passkey (
    person bytea NOT NULL,
    number bigint NOT NULL,
    id bytea NOT NULL,
    credential bytea NOT NULL,
    sealed bytea NOT NULL
);
CREATE TABLE public.password_link (
    person bytea NOT NULL,
    token_hash bytea NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.person (
    id bytea NOT NULL,
    name_index bytea,
    key bytea,
    profile bytea,
    password_hash bytea,
    suspended bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.picture (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
)
PARTITION BY HASH (person);
CREATE TABLE public.picture_0 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_0 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_1 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_1 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_10 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_10 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_11 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_11 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_12 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_12 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_13 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_13 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_14 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_14 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_15 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_15 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_2 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_2 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_3 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_3 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_4 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_4 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_5 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_5 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_6 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_6 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_7 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_7 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_8 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_8 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.picture_9 (
    person bytea NOT NULL,
    photo bytea NOT NULL,
    size bigint NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.picture_9 ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE public.property (
    name text NOT NULL COLLATE pg_catalog."C",
    value bytea NOT NULL
);
COMMENT ON TABLE public.property IS 'May have a derivation root. Without it, an older program would derive other lasting keys.';
CREATE TABLE public.push (
    session bytea NOT NULL,
    person bytea NOT NULL,
    sealed bytea NOT NULL
);
CREATE TABLE public.recovery_code (
    person bytea NOT NULL,
    code_hash bytea NOT NULL
);
CREATE TABLE public.reminder_watch (
    id bigint NOT NULL,
    until bigint NOT NULL,
    found bigint NOT NULL,
    last_found bigint,
    CONSTRAINT reminder_watch_id_check CHECK ((id = 1))
);
CREATE TABLE public.seen_call (
    person bytea NOT NULL,
    due bigint NOT NULL,
    call bytea NOT NULL,
    fate bigint NOT NULL,
    noted bigint NOT NULL
);
CREATE TABLE public.session (
    id bytea NOT NULL,
    person bytea NOT NULL,
    token_hash bytea NOT NULL,
    device bytea NOT NULL,
    label bytea NOT NULL,
    created bigint NOT NULL,
    last_seen bigint NOT NULL,
    expires bigint NOT NULL,
    warned bigint
);
CREATE TABLE public.stopped_service (
    origin text NOT NULL COLLATE pg_catalog."C",
    code text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.study (
    id bytea NOT NULL,
    person bytea NOT NULL,
    number bigint NOT NULL,
    code_hash bytea NOT NULL,
    revision bigint NOT NULL,
    sealed bytea NOT NULL
);
CREATE TABLE public.used_ticket (
    token_hash bytea NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.way_in (
    person bytea NOT NULL,
    kind bigint NOT NULL,
    token bytea NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_0 FOR VALUES WITH (modulus 16, remainder 0);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_1 FOR VALUES WITH (modulus 16, remainder 1);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_10 FOR VALUES WITH (modulus 16, remainder 10);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_11 FOR VALUES WITH (modulus 16, remainder 11);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_12 FOR VALUES WITH (modulus 16, remainder 12);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_13 FOR VALUES WITH (modulus 16, remainder 13);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_14 FOR VALUES WITH (modulus 16, remainder 14);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_15 FOR VALUES WITH (modulus 16, remainder 15);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_2 FOR VALUES WITH (modulus 16, remainder 2);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_3 FOR VALUES WITH (modulus 16, remainder 3);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_4 FOR VALUES WITH (modulus 16, remainder 4);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_5 FOR VALUES WITH (modulus 16, remainder 5);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_6 FOR VALUES WITH (modulus 16, remainder 6);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_7 FOR VALUES WITH (modulus 16, remainder 7);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_8 FOR VALUES WITH (modulus 16, remainder 8);
ALTER TABLE ONLY public.entry ATTACH PARTITION public.entry_9 FOR VALUES WITH (modulus 16, remainder 9);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_0 FOR VALUES WITH (modulus 16, remainder 0);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_1 FOR VALUES WITH (modulus 16, remainder 1);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_10 FOR VALUES WITH (modulus 16, remainder 10);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_11 FOR VALUES WITH (modulus 16, remainder 11);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_12 FOR VALUES WITH (modulus 16, remainder 12);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_13 FOR VALUES WITH (modulus 16, remainder 13);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_14 FOR VALUES WITH (modulus 16, remainder 14);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_15 FOR VALUES WITH (modulus 16, remainder 15);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_2 FOR VALUES WITH (modulus 16, remainder 2);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_3 FOR VALUES WITH (modulus 16, remainder 3);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_4 FOR VALUES WITH (modulus 16, remainder 4);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_5 FOR VALUES WITH (modulus 16, remainder 5);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_6 FOR VALUES WITH (modulus 16, remainder 6);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_7 FOR VALUES WITH (modulus 16, remainder 7);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_8 FOR VALUES WITH (modulus 16, remainder 8);
ALTER TABLE ONLY public.picture ATTACH PARTITION public.picture_9 FOR VALUES WITH (modulus 16, remainder 9);
INSERT INTO public.access_token VALUES ('\x33180454ba17a00ce06dd043328bd285', '\x5792d5b79395adb2201639a392e0451e', '\x2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b', 0, 1795262400000, '\x3e4649c333112ef7ee282acf81516c071cd4d701cc9806b0883fc95d945f7aebeef7a8e3');
INSERT INTO public.account_event VALUES ('\x5792d5b79395adb2201639a392e0451e', 1795262400000, '\xf1affa9bc6385249fa8956e5144b4b5a', '\xfaeb6e298c6960dfd89587cb2e2267f5ec1af5a58e388d778b0e0520e0008e83aee383c2c2de');
INSERT INTO public.address VALUES ('\x5792d5b79395adb2201639a392e0451e', 'signals', '\x3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0', '\x548e21dd318058f66da979bd2477f0049cce68776cfd0161ccd6e0fbf03e8661da');
INSERT INTO public.care_kit VALUES ('\x5792d5b79395adb2201639a392e0451e', 1, 1, '\x286a8b0e5da2d6d21ec22a47595e25b335ce9958d0242c57f987aa86ae');
INSERT INTO public.entry_15 VALUES ('\x5792d5b79395adb2201639a392e0451e', 1, '\x33180454ba17a00ce06dd043328bd285', '\xd00cf9cf0bd30c288116b1594bca2a372d796f716b1b74df11ddbfba537a9ba3c3f95b85d17ced3ff3a4b2bffe85cf3e934127801c9bd60b800a98d6ce94132a14faa6ea50781ba00600df2f9ef99cdae90676c543977fc48a8621cee45af56b583b3b867ba425', 1);
INSERT INTO public.entry_15 VALUES ('\x5792d5b79395adb2201639a392e0451e', 2, '\x07b7474fc54d451f2371c8a9b8068eba', '\xc00e4643ae07c4d35f405c61fbe536d6bc5cb19a983abee39b89036a078176215f8de10e50a2813bd689ecc2c48765b47794838e072f73236313a8a9e6e0814bcf701ba2a1b2477faeac358a088b8033f9f8d975017486afac97de68d2cbccbe90e05da4ecb865', 1);
INSERT INTO public.identity VALUES ('\x5792d5b79395adb2201639a392e0451e', 1, '\x33180454ba17a00ce06dd043328bd285', '\x689f6a627384c7dcb2dcc1487e540223e77bdf9dcd0d8be8a326eda65b0ce9a4', '\xc4ed0d370a971288a4e2e7e71656b8da20ac9d550b035dfe6f5b9a8313');
INSERT INTO public.import VALUES ('\x5792d5b79395adb2201639a392e0451e', 1, '\x33180454ba17a00ce06dd043328bd285', '\x98b48dfb6be2679ff8d17ee2e948b7c5bf3d8b47441f1ee6984c80cb3a', '\x07b7474fc54d451f2371c8a9b8068eba', NULL, 0, 1795266000000);
INSERT INTO public.import_piece VALUES ('\x5792d5b79395adb2201639a392e0451e', '\x07b7474fc54d451f2371c8a9b8068eba', 0, '\x82413aa196566597b560043af66f635a831acd90a3cb35f99320e8dc6d');
INSERT INTO public.last_commit VALUES ('\x491b85cc6efebfbe8fe199d81e8b6263', 24);
INSERT INTO public.listener VALUES ('\x5792d5b79395adb2201639a392e0451e', '\x33180454ba17a00ce06dd043328bd285', 1795262400000, '\x5c382c467cab0aa8eea6f108eefd68119bbb7a322dcd218c5ee7546aa08399155b7b8aedb0e9379db3aec0409c362e227e84086b430e2abfdcb98d0d2e670e6ba7365cdc7c65633a164d2ec7d54c0afd5f615389a7072d424a04f81e185a67', 1, 2, '\x', 1795262400000, 0, 0, NULL, NULL, NULL, 0, 0);
INSERT INTO public.migration VALUES ('1: all tables');
INSERT INTO public.migration VALUES ('2: derivation root');
INSERT INTO public.migration VALUES ('3: numbered commits');
INSERT INTO public.migration VALUES ('4: used tickets');
INSERT INTO public.migration VALUES ('5: commits of several servers');
INSERT INTO public.migration VALUES ('6: attempts');
INSERT INTO public.migration VALUES ('+7: imports');
INSERT INTO public.news VALUES ('\x5792d5b79395adb2201639a392e0451e', '\x33180454ba17a00ce06dd043328bd285', 1, '\x33180454ba17a00ce06dd043328bd285', '\xc21417fbc94cca09a39ffbfc3069d03c355dbec27caf41f7e98cafcaa2', 1795262400000);
INSERT INTO public.outbox VALUES ('\x5792d5b79395adb2201639a392e0451e', '\x33180454ba17a00ce06dd043328bd285', 0, '\x9dbc62f2a125fa9d5765c9fd02a11332', '\x918024cfc35b50ad6f7f90c1ecc4ed890840a5cf1e07f2ae6b37544e473156', 0, 1795266000000, 0, 1795294800000);
INSERT INTO public.participation VALUES ('\x5792d5b79395adb2201639a392e0451e', '\x33180454ba17a00ce06dd043328bd285', 1, 0, '\x9a01a4dacbb2efdd08c32274fb540d7c6774c8a8791460e682c822b1b7');
INSERT INTO public.passkey VALUES ('\x5792d5b79395adb2201639a392e0451e', 1, '\x33180454ba17a00ce06dd043328bd285', '\x4b949c130904506119a31ad2ca94bc9a97f56be914676fe08a5de594ea4c96bd', '\x050443fd9e136950c170693d16c6d4119ca28338acf7d1458906063407');
INSERT INTO public.person VALUES ('\xcaa81dab6afe77f4338d5043bc389326', '\x29d59b8252c7a2bf8cb1239f8b3d11ab22f058e99c78e44d5ef8c792ace6767a', '\x803029bbd32a155d5d347264db636e42d3e40a11e317c7745d30152c3872e2cf71e6270ee33d6d137ab3f6e17e96fb8a23db67598069039214395709', '\x2728d3599f384f3e633b7862412fe1de71e5645002b252c9cb4c61ebe5c0c1d7a74f26f186b5b23c19b366ec10b9d720da6e7dd9c72cbc6f1c773c6a6c9270a63c66b38e5adf1d949e4a508a9e4e55222a1a3f5d90f140a221bd5b2d', '\x56f1e403034406e9cda85595dd3a62280187bd221729c1e4700ca510ddce7fc5545519d9d919a99c', 0);
INSERT INTO public.person VALUES ('\x5792d5b79395adb2201639a392e0451e', '\x464211e9668bd2b71ce695e8104f544ce6b8218328ff7d06f51b43e2f6883e3f', '\xb5068303b3edd69ec78698a5800ea11e638247c65dfd28c89ca8e3c6ae17168b8094db1451f52315cee603d9a8fbe7bbd47636936b12749113b8be8b', '\x81d24adfe49d73804eff2daa03781c7c37e072ed365423ec66b31130952dec3d46c5cf30e87399d3f7dc8073d9c3f2c7b283b1c83744b9c995cdc6213b0b5a54c2d8e14c04d6fa7c', '\xa52150a4603523ade8aca682dacc54c946d7eb43fff92828877b1fb89466d5ee02100ca94f2c66dd5c', 0);
INSERT INTO public.picture_15 VALUES ('\x5792d5b79395adb2201639a392e0451e', '\x33180454ba17a00ce06dd043328bd285', 0, '\xaeadce0c05a619d3e39150e1aa83b1ce935116265c5d302fb889abb90d');
INSERT INTO public.picture_15 VALUES ('\x5792d5b79395adb2201639a392e0451e', '\x33180454ba17a00ce06dd043328bd285', 1, '\x3467da0aeb6f93609566bf4d9fdc9b86390a9b34c94ea1c4c9b1744116');
INSERT INTO public.property VALUES ('epoch', '\xea297f8b5f453bb7d81fa6c2cf06fb2f');
INSERT INTO public.property VALUES ('master key', '\x34623035343734356364303530633231');
INSERT INTO public.property VALUES ('location', '\x373731333838393332353134303236383335392f312f3137333035');
INSERT INTO public.push VALUES ('\x8608940b00ba10d106e1d7575accfa23', '\x5792d5b79395adb2201639a392e0451e', '\xdef4c22a9167ab108ebc1b9395e2771bdba0816fa93d486fd00387f6b0');
INSERT INTO public.session VALUES ('\x8608940b00ba10d106e1d7575accfa23', '\x5792d5b79395adb2201639a392e0451e', '\x0101010101010101010101010101010101010101010101010101010101010101', '\x07b7474fc54d451f2371c8a9b8068eba', '\x4c03da62aa3b095a2988c467bb9f5083bccfc57b2952dfa8b6aec3fec9e883b86705b2', 1795262400000, 1795262400000, 1795348800000, NULL);
INSERT INTO public.study VALUES ('\x33180454ba17a00ce06dd043328bd285', '\x5792d5b79395adb2201639a392e0451e', 1, '\x0c87ed818fb90f3f88faa6b362cf1e99025f3c1248f8fe513cdb38d03d9dce65', 0, '\x5f07a9aaa1791f078b069e316bea3c72970eab6d4b470d042d35d24dbe');
INSERT INTO public.way_in VALUES ('\x5792d5b79395adb2201639a392e0451e', 5, '\x00000000000000000000000000000000', '\x36dab12b388b702b94ae794f5a9107f8ec6e551f31fe2f1b498867060819806ef054b8a84674587c809497e376c722d73d5d9a3bb9153b7bd5174e448902a902bef37a027d3483bc342084482f747f7a5fc5fdc4559e5d10073868d8a3842070452df56e2f05f17889e504743f881f6c04769c33');
ALTER TABLE ONLY public.access_token
    ADD CONSTRAINT access_token_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.access_token
    ADD CONSTRAINT access_token_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.account_event
    ADD CONSTRAINT account_event_pkey PRIMARY KEY (person, at, id);
ALTER TABLE ONLY public.address
    ADD CONSTRAINT address_pkey PRIMARY KEY (person, purpose);
ALTER TABLE ONLY public.address
    ADD CONSTRAINT address_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.arrival
    ADD CONSTRAINT arrival_pkey PRIMARY KEY (person, entry);
ALTER TABLE ONLY public.attempt
    ADD CONSTRAINT attempt_pkey PRIMARY KEY (key_hash);
ALTER TABLE ONLY public.care_invitation
    ADD CONSTRAINT care_invitation_code_hash_key UNIQUE (code_hash);
ALTER TABLE ONLY public.care_invitation
    ADD CONSTRAINT care_invitation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.care_kit
    ADD CONSTRAINT care_kit_pkey PRIMARY KEY (person, number);
ALTER TABLE ONLY public.care_link
    ADD CONSTRAINT care_link_pkey PRIMARY KEY (connection);
ALTER TABLE ONLY public.companion_invitation
    ADD CONSTRAINT companion_invitation_code_hash_key UNIQUE (code_hash);
ALTER TABLE ONLY public.companion_invitation
    ADD CONSTRAINT companion_invitation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.companion_link
    ADD CONSTRAINT companion_link_pkey PRIMARY KEY (companion);
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT delivery_pkey PRIMARY KEY (person, kind, target);
ALTER TABLE ONLY public.due
    ADD CONSTRAINT due_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_0
    ADD CONSTRAINT entry_0_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_0
    ADD CONSTRAINT entry_0_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_10
    ADD CONSTRAINT entry_10_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_10
    ADD CONSTRAINT entry_10_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_11
    ADD CONSTRAINT entry_11_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_11
    ADD CONSTRAINT entry_11_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_12
    ADD CONSTRAINT entry_12_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_12
    ADD CONSTRAINT entry_12_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_13
    ADD CONSTRAINT entry_13_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_13
    ADD CONSTRAINT entry_13_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_14
    ADD CONSTRAINT entry_14_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_14
    ADD CONSTRAINT entry_14_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_15
    ADD CONSTRAINT entry_15_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_15
    ADD CONSTRAINT entry_15_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_1
    ADD CONSTRAINT entry_1_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_1
    ADD CONSTRAINT entry_1_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_2
    ADD CONSTRAINT entry_2_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_2
    ADD CONSTRAINT entry_2_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_3
    ADD CONSTRAINT entry_3_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_3
    ADD CONSTRAINT entry_3_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_4
    ADD CONSTRAINT entry_4_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_4
    ADD CONSTRAINT entry_4_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_5
    ADD CONSTRAINT entry_5_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_5
    ADD CONSTRAINT entry_5_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_6
    ADD CONSTRAINT entry_6_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_6
    ADD CONSTRAINT entry_6_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_7
    ADD CONSTRAINT entry_7_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_7
    ADD CONSTRAINT entry_7_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_8
    ADD CONSTRAINT entry_8_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_8
    ADD CONSTRAINT entry_8_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.entry_9
    ADD CONSTRAINT entry_9_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.entry_9
    ADD CONSTRAINT entry_9_pkey PRIMARY KEY (person, sequence);
ALTER TABLE ONLY public.failed_sign_in
    ADD CONSTRAINT failed_sign_in_pkey PRIMARY KEY (person, begin);
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_credential_key UNIQUE (credential);
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_pkey PRIMARY KEY (person, number);
ALTER TABLE ONLY public.import_piece
    ADD CONSTRAINT import_piece_pkey PRIMARY KEY (person, file, number);
ALTER TABLE ONLY public.import
    ADD CONSTRAINT import_pkey PRIMARY KEY (person, kind);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.last_commit
    ADD CONSTRAINT last_commit_pkey PRIMARY KEY (server);
ALTER TABLE ONLY public.listener
    ADD CONSTRAINT listener_pkey PRIMARY KEY (person, id);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.missed
    ADD CONSTRAINT missed_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.news
    ADD CONSTRAINT news_pkey PRIMARY KEY (person, listener, number);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (person, call, kind, target);
ALTER TABLE ONLY public.participation
    ADD CONSTRAINT participation_pkey PRIMARY KEY (person, study);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_credential_key UNIQUE (credential);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_person_id_key UNIQUE (person, id);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (person, number);
ALTER TABLE ONLY public.password_link
    ADD CONSTRAINT password_link_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.password_link
    ADD CONSTRAINT password_link_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_name_index_key UNIQUE (name_index);
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.picture
    ADD CONSTRAINT picture_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_0
    ADD CONSTRAINT picture_0_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_10
    ADD CONSTRAINT picture_10_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_11
    ADD CONSTRAINT picture_11_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_12
    ADD CONSTRAINT picture_12_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_13
    ADD CONSTRAINT picture_13_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_14
    ADD CONSTRAINT picture_14_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_15
    ADD CONSTRAINT picture_15_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_1
    ADD CONSTRAINT picture_1_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_2
    ADD CONSTRAINT picture_2_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_3
    ADD CONSTRAINT picture_3_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_4
    ADD CONSTRAINT picture_4_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_5
    ADD CONSTRAINT picture_5_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_6
    ADD CONSTRAINT picture_6_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_7
    ADD CONSTRAINT picture_7_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_8
    ADD CONSTRAINT picture_8_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.picture_9
    ADD CONSTRAINT picture_9_pkey PRIMARY KEY (person, photo, size);
ALTER TABLE ONLY public.property
    ADD CONSTRAINT property_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.push
    ADD CONSTRAINT push_pkey PRIMARY KEY (session);
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (person, code_hash);
ALTER TABLE ONLY public.reminder_watch
    ADD CONSTRAINT reminder_watch_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seen_call
    ADD CONSTRAINT seen_call_pkey PRIMARY KEY (person, due, call);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.stopped_service
    ADD CONSTRAINT stopped_service_pkey PRIMARY KEY (origin);
ALTER TABLE ONLY public.study
    ADD CONSTRAINT study_code_hash_key UNIQUE (code_hash);
ALTER TABLE ONLY public.study
    ADD CONSTRAINT study_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.used_ticket
    ADD CONSTRAINT used_ticket_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.way_in
    ADD CONSTRAINT way_in_pkey PRIMARY KEY (person, kind, token);
CREATE INDEX access_token_person ON public.access_token USING btree (person);
CREATE INDEX attempt_counts_until ON public.attempt USING btree (counts_until);
CREATE INDEX care_invitation_patient ON public.care_invitation USING btree (patient);
CREATE INDEX care_link_patient ON public.care_link USING btree (patient);
CREATE INDEX care_link_provider ON public.care_link USING btree (provider);
CREATE INDEX companion_invitation_person ON public.companion_invitation USING btree (person);
CREATE INDEX companion_link_invited ON public.companion_link USING btree (invited);
CREATE INDEX companion_link_inviter ON public.companion_link USING btree (inviter);
CREATE INDEX due_next ON public.due USING btree (next);
CREATE INDEX import_next ON public.import USING btree (next) WHERE (next IS NOT NULL);
CREATE INDEX listener_next ON public.listener USING btree (next) WHERE (next IS NOT NULL);
CREATE INDEX outbox_next ON public.outbox USING btree (next);
CREATE INDEX participation_study ON public.participation USING btree (study);
CREATE INDEX push_person ON public.push USING btree (person);
CREATE INDEX session_person ON public.session USING btree (person);
CREATE INDEX study_person ON public.study USING btree (person);
CREATE INDEX used_ticket_expires ON public.used_ticket USING btree (expires);
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_0_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_0_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_10_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_10_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_11_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_11_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_12_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_12_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_13_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_13_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_14_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_14_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_15_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_15_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_1_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_1_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_2_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_2_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_3_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_3_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_4_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_4_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_5_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_5_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_6_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_6_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_7_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_7_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_8_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_8_pkey;
ALTER INDEX public.entry_person_id_key ATTACH PARTITION public.entry_9_person_id_key;
ALTER INDEX public.entry_pkey ATTACH PARTITION public.entry_9_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_0_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_10_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_11_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_12_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_13_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_14_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_15_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_1_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_2_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_3_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_4_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_5_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_6_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_7_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_8_pkey;
ALTER INDEX public.picture_pkey ATTACH PARTITION public.picture_9_pkey;
CREATE TRIGGER access_token_forgotten AFTER DELETE ON public.access_token FOR EACH ROW EXECUTE FUNCTION public.forget_access_token();
CREATE TRIGGER session_forgotten AFTER DELETE ON public.session FOR EACH ROW EXECUTE FUNCTION public.forget_session();
ALTER TABLE ONLY public.access_token
    ADD CONSTRAINT access_token_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.account_event
    ADD CONSTRAINT account_event_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.address
    ADD CONSTRAINT address_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.arrival
    ADD CONSTRAINT arrival_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.care_invitation
    ADD CONSTRAINT care_invitation_patient_fkey FOREIGN KEY (patient) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.care_kit
    ADD CONSTRAINT care_kit_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.care_link
    ADD CONSTRAINT care_link_patient_fkey FOREIGN KEY (patient) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.care_link
    ADD CONSTRAINT care_link_provider_fkey FOREIGN KEY (provider) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.companion_invitation
    ADD CONSTRAINT companion_invitation_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.companion_link
    ADD CONSTRAINT companion_link_invited_fkey FOREIGN KEY (invited) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.companion_link
    ADD CONSTRAINT companion_link_inviter_fkey FOREIGN KEY (inviter) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT delivery_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.due
    ADD CONSTRAINT due_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE public.entry
    ADD CONSTRAINT entry_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.failed_sign_in
    ADD CONSTRAINT failed_sign_in_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import
    ADD CONSTRAINT import_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_piece
    ADD CONSTRAINT import_piece_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.listener
    ADD CONSTRAINT listener_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.missed
    ADD CONSTRAINT missed_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.news
    ADD CONSTRAINT news_person_listener_fkey FOREIGN KEY (person, listener) REFERENCES public.listener(person, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.participation
    ADD CONSTRAINT participation_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_link
    ADD CONSTRAINT password_link_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE public.picture
    ADD CONSTRAINT picture_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push
    ADD CONSTRAINT push_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push
    ADD CONSTRAINT push_session_fkey FOREIGN KEY (session) REFERENCES public.session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seen_call
    ADD CONSTRAINT seen_call_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.study
    ADD CONSTRAINT study_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.way_in
    ADD CONSTRAINT way_in_person_fkey FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
