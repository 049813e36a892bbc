-- What players' money came to by any quarter of an hour, how long they sat at play, and how often they want to be told.

-- Running sums from the first fact on: what a player staked, won, paid in and drew out of real money by the end of the
-- quarter of an hour. The days of every time zone begin with one.
CREATE TABLE player_position (
  player_id uuid NOT NULL,
  currency text NOT NULL,
  -- When the quarter begins.
  at timestamptz NOT NULL,
  stake_count bigint NOT NULL,
  staked numeric(38,0) NOT NULL,
  won numeric(38,0) NOT NULL,
  deposited numeric(38,0) NOT NULL,
  paid_out numeric(38,0) NOT NULL,
  -- By operators; below zero where more was taken than given.
  corrected numeric(38,0) NOT NULL,
  PRIMARY KEY (player_id, currency, at)
) WITH (fillfactor = 80);

-- A stretch of play for real money without a long pause, over all games and tabs.
CREATE TABLE sitting (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  started_at timestamptz NOT NULL,
  -- The latest stake or opening of a game.
  last_at timestamptz NOT NULL,
  -- When the player last answered a reality check.
  checked_at timestamptz,
  CHECK (last_at >= started_at)
) WITH (fillfactor = 80);
CREATE INDEX sitting_of_player ON sitting (player_id, started_at DESC);

CREATE TABLE sitting_money (
  sitting_id uuid NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
  currency text NOT NULL,
  staked numeric(38,0) NOT NULL,
  won numeric(38,0) NOT NULL,
  PRIMARY KEY (sitting_id, currency)
) WITH (fillfactor = 80);

-- How often the player wants the reality check; who chose nothing has none.
CREATE TABLE sitting_interval (
  player_id uuid PRIMARY KEY,
  minutes smallint NOT NULL CHECK (minutes > 0),
  updated_at timestamptz NOT NULL
);
