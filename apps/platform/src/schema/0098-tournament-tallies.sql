-- What a tournament came to, kept when its places are fixed, so that its rounds need not be kept.

ALTER TABLE tournament
  -- How many had points at the end.
  ADD COLUMN placed integer,
  -- What was staked on rounds that counted, in main units of the base currency at the rates of the beginning.
  ADD COLUMN staked numeric;
CREATE INDEX tournament_former ON tournament (identity, ends_at DESC) WHERE placed IS NOT NULL;
