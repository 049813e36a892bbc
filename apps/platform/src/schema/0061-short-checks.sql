-- What a short check counts, finds and asks.

-- What a player lost in a currency since their last deposit, and when they last staked.
CREATE TABLE short_check_run (
  player_id uuid NOT NULL,
  currency text NOT NULL,
  -- Smallest units of real money; below zero where more was won than staked.
  lost numeric(38,0) NOT NULL,
  last_deposit numeric(38,0) NOT NULL,
  last_stake_at timestamptz,
  PRIMARY KEY (player_id, currency)
) WITH (fillfactor = 70);

-- Deposits, those that chase a loss, and limits that were raised or removed.
CREATE TABLE short_check_step (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'chase', 'raise')),
  at timestamptz NOT NULL
);
CREATE INDEX short_check_step_of_player ON short_check_step (player_id, at);

-- What was found when a player was looked at last.
CREATE TABLE short_check_player (
  player_id uuid PRIMARY KEY,
  -- When to look next; null until something happens.
  look_at timestamptz,
  looked_at timestamptz,
  figures jsonb,
  CHECK ((looked_at IS NULL) = (figures IS NULL))
) WITH (fillfactor = 70);
CREATE INDEX short_check_player_due ON short_check_player (look_at) WHERE look_at IS NOT NULL;

-- Questions that players were asked, with what they were asked about and how they answered.
CREATE TABLE short_check (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  figures jsonb NOT NULL,
  answer text CHECK (answer IN ('planned', 'more', 'skipped')),
  answered_at timestamptz,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX short_check_of_player ON short_check (player_id, asked_at DESC, id DESC);
CREATE INDEX short_check_by_time ON short_check (asked_at DESC, id DESC);
