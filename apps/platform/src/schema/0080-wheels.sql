-- Wheels: the seeds that draws are made from, the spins that players hold, and what was drawn.

CREATE TABLE wheel_seed (
  id uuid PRIMARY KEY,
  wheel_id text NOT NULL,
  -- Told to nobody before it is retired; its commitment is told from the first moment.
  seed bytea NOT NULL CHECK (octet_length(seed) = 32),
  commitment bytea NOT NULL CHECK (commitment = sha256(seed)),
  -- The wheel as it is played while the seed is in use: what was shown is what is drawn and given.
  wheel jsonb NOT NULL,
  used_from timestamptz NOT NULL,
  retired_at timestamptz CHECK (retired_at >= used_from)
);
CREATE UNIQUE INDEX wheel_seed_in_use ON wheel_seed (wheel_id) WHERE retired_at IS NULL;
CREATE INDEX wheel_seed_by_wheel ON wheel_seed (wheel_id, id DESC);

CREATE TABLE wheel_spin (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  wheel_id text NOT NULL,
  -- What it was given for (deposit:<invoice>), and which one of those that this brought it is.
  cause text NOT NULL,
  place integer NOT NULL CHECK (place > 0),
  -- 1 held, 2 used, 3 expired.
  state smallint NOT NULL DEFAULT 1 CHECK (state BETWEEN 1 AND 3),
  granted_at timestamptz NOT NULL,
  expires_at timestamptz,
  ended_at timestamptz,
  UNIQUE (player_id, wheel_id, cause, place),
  CHECK ((state = 1) = (ended_at IS NULL))
);
CREATE INDEX wheel_spin_held ON wheel_spin (player_id, wheel_id, expires_at) WHERE state = 1;
CREATE INDEX wheel_spin_to_expire ON wheel_spin (expires_at) WHERE state = 1;
CREATE INDEX wheel_spin_by_player ON wheel_spin (player_id, id DESC);
CREATE INDEX wheel_spin_by_wheel ON wheel_spin (wheel_id, state);

CREATE TABLE wheel_draw (
  spin_id uuid PRIMARY KEY REFERENCES wheel_spin (id),
  seed_id uuid NOT NULL REFERENCES wheel_seed (id),
  wheel_id text NOT NULL,
  player_id uuid NOT NULL,
  -- Counts the draws of the player from this seed.
  turn integer NOT NULL CHECK (turn > 0),
  -- What the browser added, made before the house knew it.
  player_key text NOT NULL,
  sector_id text NOT NULL,
  account_id uuid NOT NULL,
  currency text NOT NULL,
  -- What it gave; both null for points.
  bonus_id uuid,
  free_spin_id uuid,
  drawn_at timestamptz NOT NULL,
  UNIQUE (seed_id, player_id, turn)
);
CREATE INDEX wheel_draw_by_player ON wheel_draw (player_id, wheel_id, spin_id DESC);
CREATE INDEX wheel_draw_by_sector ON wheel_draw (wheel_id, sector_id);
CREATE INDEX wheel_draw_by_time ON wheel_draw (player_id, wheel_id, drawn_at);

-- Wheels that operators have stopped.
CREATE TABLE wheel_stop (
  wheel_id text PRIMARY KEY,
  stopped_at timestamptz NOT NULL
);
