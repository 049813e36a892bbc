-- What the house turned over, by day of UTC; counted from the log of facts.

CREATE TABLE revenue_day (
  day date NOT NULL,
  currency text NOT NULL,
  -- Where players live, and the company that brought them; empty where nobody knows, or nobody did.
  country text NOT NULL,
  affiliate text NOT NULL,
  stake_count bigint NOT NULL,
  -- Smallest units, here and below. Bonus money is within staked and won.
  staked numeric(38,0) NOT NULL,
  bonus_staked numeric(38,0) NOT NULL,
  won numeric(38,0) NOT NULL,
  bonus_won numeric(38,0) NOT NULL,
  bonus_cost numeric(38,0) NOT NULL,
  deposit_count bigint NOT NULL,
  deposited numeric(38,0) NOT NULL,
  payout_count bigint NOT NULL,
  paid_out numeric(38,0) NOT NULL,
  corrected numeric(38,0) NOT NULL,
  PRIMARY KEY (day, currency, country, affiliate)
) WITH (fillfactor = 70);

-- What of it was play, by game.
CREATE TABLE revenue_game_day (
  day date NOT NULL,
  currency text NOT NULL,
  country text NOT NULL,
  affiliate text NOT NULL,
  game_id uuid NOT NULL,
  product text NOT NULL CHECK (product IN ('casino', 'sports')),
  stake_count bigint NOT NULL,
  staked numeric(38,0) NOT NULL,
  bonus_staked numeric(38,0) NOT NULL,
  won numeric(38,0) NOT NULL,
  bonus_won numeric(38,0) NOT NULL,
  PRIMARY KEY (day, currency, country, affiliate, game_id)
) WITH (fillfactor = 70);
CREATE INDEX revenue_game_day_of_game ON revenue_game_day (game_id, day);
