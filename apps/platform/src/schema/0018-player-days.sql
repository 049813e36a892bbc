-- What each player staked, won and paid in, by day and currency; counted from the log of facts.

CREATE TABLE player_day (
  player_id uuid NOT NULL,
  -- A day of UTC.
  day date NOT NULL,
  currency text NOT NULL,
  stake_count integer NOT NULL,
  -- Smallest units. Stakes that were given back are in both.
  staked numeric(38,0) NOT NULL,
  given_back numeric(38,0) NOT NULL,
  won numeric(38,0) NOT NULL,
  deposit_count integer NOT NULL,
  deposited numeric(38,0) NOT NULL,
  PRIMARY KEY (player_id, day, currency)
) WITH (fillfactor = 50);
