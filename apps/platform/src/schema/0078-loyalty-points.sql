-- Points of players, what a day counts by, levels as the offers tell them, and the rewards of levels.

ALTER TABLE loyalty_level ADD COLUMN names jsonb NOT NULL DEFAULT '{}', ADD COLUMN rewards jsonb NOT NULL DEFAULT '[]';

-- What a day counts by: the latest row that began by then. A day that has begun keeps what it began with, so that a
-- stake that is given back takes with it exactly what it had brought. Days before the first row count nothing.
CREATE TABLE loyalty_terms (
  since date PRIMARY KEY,
  terms jsonb NOT NULL
);

-- Thousandths of points: those of play are made by the consumer of the log, the others were given on top.
CREATE TABLE loyalty_account (
  player_id uuid PRIMARY KEY,
  played numeric(30, 0) NOT NULL DEFAULT 0,
  given numeric(30, 0) NOT NULL DEFAULT 0,
  -- The highest that was reached; it never falls.
  level integer NOT NULL DEFAULT 1 CHECK (level >= 1),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
) WITH (fillfactor = 80);

-- One row for each reward of a level a player reached, as it was offered then.
CREATE TABLE loyalty_reward (
  player_id uuid NOT NULL,
  level integer NOT NULL,
  place integer NOT NULL,
  reward jsonb NOT NULL,
  state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'given', 'lapsed')),
  bonus_id uuid,
  free_spin_id uuid,
  reached_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (player_id, level, place)
);
CREATE INDEX loyalty_reward_due ON loyalty_reward (player_id) WHERE state = 'due';

CREATE TABLE loyalty_correction (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  points bigint NOT NULL,
  reason text NOT NULL,
  operator_id uuid NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX loyalty_correction_by_player ON loyalty_correction (player_id, created_at DESC, id);
