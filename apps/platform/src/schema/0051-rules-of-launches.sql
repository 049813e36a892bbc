-- A launch keeps what the rules of the player's country ask of its game: what the studio is told, and most of a round.

ALTER TABLE game_session ADD COLUMN rules jsonb, ADD COLUMN stake_max numeric;
