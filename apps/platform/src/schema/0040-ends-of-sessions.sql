-- What ended a session, so that its page can say why; nobody noted it before.

ALTER TABLE player_session ADD COLUMN ended_by text CHECK (closed_at IS NOT NULL OR ended_by IS NULL);
