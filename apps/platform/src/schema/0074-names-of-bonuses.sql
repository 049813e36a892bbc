-- What bonuses and free spins are called, by locale; rows of former releases have the one name they were given under.

ALTER TABLE player_bonus ADD COLUMN names jsonb, ADD COLUMN package_names jsonb;
ALTER TABLE free_spin ADD COLUMN names jsonb, ADD COLUMN package_names jsonb;
