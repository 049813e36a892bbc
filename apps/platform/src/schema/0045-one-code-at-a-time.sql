-- A new code takes the place of the one before, also where two are asked for at the same moment.

-- The purpose again, where a player has one code at a time for it.
ALTER TABLE player_code ADD COLUMN sole_purpose text CHECK (sole_purpose = purpose);
CREATE UNIQUE INDEX IF NOT EXISTS player_code_sole ON player_code (player_id, sole_purpose);
