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
INSERT INTO public.access_token VALUES ('\x33180454ba17a00ce06dd043328bd285', '\xf0a38a578e6b21ae1733724c62a3b212', '\x2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b', 0, 1795262400000, '\x254cb2486ecebe5ef3ed9e75d0957e826a4e350c6f8249d0de950e4088759f4b3a69fc64');
INSERT INTO public.account_event VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', 1795262400000, '\x9a0cac258720aa65ac165cef7d1deb8b', '\x338b219866958812756ac96eb7dc9289f992329a55c0282fae6c5411d39fc844eb5eef3df179');
INSERT INTO public.address VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', 'signals', '\x3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0', '\x070d6360075ee3e67c68c95fdf88e6f8c2389cdf733fe2f8a573c9e3a67c076a40');
INSERT INTO public.care_kit VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', 1, 1, '\xa0300bdcb1371d0e7717e429a95303a664553903b6f0bd485916d7efe6');
INSERT INTO public.entry_14 VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', 1, '\x33180454ba17a00ce06dd043328bd285', '\xcabdd8be950e1be42205d7814143a5c0643ab6ef97dc9caa8aa8db990c239bb338f7eefb8fd9cc7126e304cb5d00f84b4b1340a144dd8202f48eea77a3200c049ad76cfe3ee8ab08a8478dd50252bf0dc23c0aa64c6bf1e61ad47c0a5523afb7774916c1b0f29d', 1);
INSERT INTO public.entry_14 VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', 2, '\x07b7474fc54d451f2371c8a9b8068eba', '\x68c0c62a2a473f0c719c89cd0dc9e8dce28c58b065e973e43507bd158b820730539c6092f21eff11fd4c5b281586c7335d9676e735390c31305f41db9e330fe818b28f671ef5c1e7e014e75818d204d331d39bc81a97dc57f2c501eac715c7b83187f60444d598', 1);
INSERT INTO public.identity VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', 1, '\x33180454ba17a00ce06dd043328bd285', '\x689f6a627384c7dcb2dcc1487e540223e77bdf9dcd0d8be8a326eda65b0ce9a4', '\x325a4ee7ec559a3e10100526073f203115cdc2127cddc0e73d1ce9d154');
INSERT INTO public.last_commit VALUES ('\xad8c990b9f0411e1343c251787edab96', 22);
INSERT INTO public.listener VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', '\x33180454ba17a00ce06dd043328bd285', 1795262400000, '\x0d2039d7731da8a2f9023c37fc3a7b30b25088f8b2ebd3515ae2cd22109fab9deb4593aa28b2ad0450f358e075b0475f28c8d797bfd5c90f7f60291723a49c95b47bf5fff7362adb9020e4470b20512a9fd926a7a6f5e1d245829946a9ef7b', 1, 2, '\x', 1795262400000, 0, 0, NULL, NULL, NULL, 0, 0);
INSERT INTO public.migration VALUES ('1: all tables');
INSERT INTO public.migration VALUES ('2: derivation root');
INSERT INTO public.migration VALUES ('3: numbered commits');
INSERT INTO public.migration VALUES ('4: used tickets');
INSERT INTO public.migration VALUES ('5: commits of several servers');
INSERT INTO public.migration VALUES ('6: attempts');
INSERT INTO public.news VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', '\x33180454ba17a00ce06dd043328bd285', 1, '\x33180454ba17a00ce06dd043328bd285', '\x80e5192607b40d0103af4a61f3bbf07034599a40c288a2f9d3717e7ca5', 1795262400000);
INSERT INTO public.outbox VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', '\x33180454ba17a00ce06dd043328bd285', 0, '\x9dbc62f2a125fa9d5765c9fd02a11332', '\x0f85f82807398c701513f57d1a4467ce752d99526097b49b486f83e83912cc', 0, 1795266000000, 0, 1795294800000);
INSERT INTO public.participation VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', '\x33180454ba17a00ce06dd043328bd285', 1, 0, '\x901d0b5b056f074a9f1ebd653833d62a5ff4bc2c58635dd4913a4b1879');
INSERT INTO public.passkey VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', 1, '\x33180454ba17a00ce06dd043328bd285', '\x4b949c130904506119a31ad2ca94bc9a97f56be914676fe08a5de594ea4c96bd', '\x7ea749bf6d9a4a546b4a5f5603dced3f3389603719a5d6b733f2df8c88');
INSERT INTO public.person VALUES ('\xe51761e9138e98166c0d7ceff5f79a39', '\x29d59b8252c7a2bf8cb1239f8b3d11ab22f058e99c78e44d5ef8c792ace6767a', '\x56644f01a09be8bdd3ac80baee7f2d27f6270a1bbec0129260726d10beed835f39a3cd7633146e115401be1aa07ee35e332bc0693781e525987c488c', '\x97436420b614133105f8934b549acde729fc8c16eb7d4b656977bae87ca360419c335741b00ad63d39424b927ac413ad795b33da81ca1eedd031c33fa057c848fd1f202218d003cf8cf7b7a34bbb00984f269ce92b8dbee4c77dd71d', '\x1bc8cef8e4e267b22e4e0091b4a9a558a55e7aca7f0977bf97e9399b12e1565c4fc1e2a7a48cd49a', 0);
INSERT INTO public.person VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', '\x464211e9668bd2b71ce695e8104f544ce6b8218328ff7d06f51b43e2f6883e3f', '\xeaa4dd5768b93090b3757c064af555da7d109e974f71fb91fb26feb2ea44c04a0d807ae6d390cab9e752be851bd2ef1fbdafb4ad8470a0a07a250e09', '\x55c1236df8bb4d0cc7542b2a068b1d00eec54960890d0b6fb6ea9cf98d48c7e45a18fad32d26fcedf0adf658458ed432444719628c23e951c6aa9ac25f926655783ee76b21bfe249', '\x8d37895406e96b464a90fba8a55399e25aef247c14165469eb6ddc43ef24263f7dbdef9857faf34298', 0);
INSERT INTO public.picture_14 VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', '\x33180454ba17a00ce06dd043328bd285', 0, '\xeddef0a9fd1ea7d4445c9fc4340984c92fb9df5036cc684b4c2391dca9');
INSERT INTO public.picture_14 VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', '\x33180454ba17a00ce06dd043328bd285', 1, '\x7ea4b050f6695e0ee9e86c6fe50146be1d0264b5d8cb02498ddcacac78');
INSERT INTO public.property VALUES ('epoch', '\xf8334ed77308655443109030290368c5');
INSERT INTO public.property VALUES ('master key', '\x34623035343734356364303530633231');
INSERT INTO public.property VALUES ('location', '\x373731333632333530303034353638303333382f312f3137323536');
INSERT INTO public.push VALUES ('\x718a7ff76b944caa1c239931ca679891', '\xf0a38a578e6b21ae1733724c62a3b212', '\xe2a616a670c6cb599817903c0b8e489ee3b05b10d47ed6b9a10f10f544');
INSERT INTO public.session VALUES ('\x718a7ff76b944caa1c239931ca679891', '\xf0a38a578e6b21ae1733724c62a3b212', '\x0101010101010101010101010101010101010101010101010101010101010101', '\x07b7474fc54d451f2371c8a9b8068eba', '\xf5e82259239d8c626653036a17e41a3fb01dce293feb0e5b3ba0626d5a98d4a17a2d0e', 1795262400000, 1795262400000, 1795348800000, NULL);
INSERT INTO public.study VALUES ('\x33180454ba17a00ce06dd043328bd285', '\xf0a38a578e6b21ae1733724c62a3b212', 1, '\x0c87ed818fb90f3f88faa6b362cf1e99025f3c1248f8fe513cdb38d03d9dce65', 0, '\xd7c0012cc9e683e24f1da0848380405137b6011b3771c015540c38aad0');
INSERT INTO public.way_in VALUES ('\xf0a38a578e6b21ae1733724c62a3b212', 5, '\x00000000000000000000000000000000', '\x51b87bebd2a2fc38eb4529fb33e07232f689d9ae402c702278108f465475c2633c2615975acbdc528d1c8309598a422444aceb3a3bc4e60938e9563726208b23f8af6f6bdcf3f1886a03576da26e4efb7db9939dd3e8d457ae2167811fdf94535973a0f0dca38197518b564160a5dbe16c2e356c');
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
