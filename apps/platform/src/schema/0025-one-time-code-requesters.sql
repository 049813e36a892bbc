-- Who asked for a code is counted apart, so that no stranger uses up what the owner of a phone may ask for.

ALTER TABLE one_time_code
  ADD COLUMN is_owner boolean NOT NULL DEFAULT false,
  -- The network it was asked from; tries from elsewhere are counted apart.
  ADD COLUMN network text NOT NULL DEFAULT '',
  ADD COLUMN foreign_attempts_left smallint NOT NULL DEFAULT 5;
