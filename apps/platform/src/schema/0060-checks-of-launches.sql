-- A launch keeps how often its player has to answer a reality check, and how long they rest after one.

ALTER TABLE game_session ADD COLUMN check_minutes smallint CHECK (check_minutes > 0);
ALTER TABLE game_session ADD COLUMN rest_minutes smallint NOT NULL DEFAULT 0 CHECK (rest_minutes >= 0);
