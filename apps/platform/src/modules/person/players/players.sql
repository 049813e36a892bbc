-- What sessions may ask of players in one statement: who may be signed in at all.
CREATE OR REPLACE VIEW player_with_access AS SELECT id FROM player WHERE status IN (1, 2);
