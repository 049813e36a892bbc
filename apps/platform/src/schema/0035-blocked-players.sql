-- What a blocked player was before, to be it again.

ALTER TABLE player ADD COLUMN blocked_from smallint CHECK (blocked_from IN (1, 2));
