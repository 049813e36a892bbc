-- Tournaments: each time one is held, the rounds that count, who takes part, and what was won.

CREATE TABLE tournament (
  id uuid PRIMARY KEY,
  -- The file it comes from, and the page that tells of it.
  identity text NOT NULL,
  -- The beginning by the calendar; it starts then, or when the house first knew of it.
  held_from timestamptz NOT NULL,
  starts_at timestamptz NOT NULL CHECK (starts_at >= held_from),
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- Until then wins of rounds that were open count.
  counts_until timestamptz NOT NULL CHECK (counts_until >= ends_at),
  -- The file as it was at the start, and what amounts came to in each currency: what was shown is what counts.
  offer jsonb NOT NULL,
  currencies jsonb NOT NULL,
  -- While an operator keeps it stopped: nobody is shown it and no prize is given.
  stopped_at timestamptz,
  -- When the places were fixed, and when every prize was given or lapsed.
  ranked_at timestamptz CHECK (ranked_at >= counts_until),
  closed_at timestamptz CHECK (closed_at >= ranked_at),
  UNIQUE (identity, held_from)
);
CREATE INDEX tournament_unranked ON tournament (ends_at) WHERE ranked_at IS NULL;
CREATE INDEX tournament_unpaid ON tournament (ranked_at) WHERE ranked_at IS NOT NULL AND closed_at IS NULL;
CREATE INDEX tournament_by_end ON tournament (ends_at DESC, id);

-- Who takes part. Points are in hundredths; who has none has no place.
CREATE TABLE tournament_entry (
  tournament_id uuid NOT NULL REFERENCES tournament (id),
  player_id uuid NOT NULL,
  points bigint NOT NULL DEFAULT 0,
  -- In the order of places: the most points first.
  rank_points bigint NOT NULL GENERATED ALWAYS AS (-points) STORED,
  -- When these points were reached: of two with the same the earlier one is ahead.
  reached_at timestamptz NOT NULL,
  joined_at timestamptz NOT NULL,
  -- What operators added or took away, part of the points, and when last.
  corrected bigint NOT NULL DEFAULT 0,
  corrected_at timestamptz,
  PRIMARY KEY (tournament_id, player_id)
) WITH (fillfactor = 70);
CREATE INDEX tournament_entry_by_place ON tournament_entry (tournament_id, rank_points, reached_at, player_id);
CREATE INDEX tournament_entry_by_player ON tournament_entry (player_id, tournament_id);

-- A round that began while its player took part, as the log of facts tells it: real money alone, smallest units.
CREATE TABLE tournament_round (
  tournament_id uuid NOT NULL,
  source text NOT NULL,
  round text NOT NULL,
  player_id uuid NOT NULL,
  currency text NOT NULL,
  staked numeric(38, 0) NOT NULL,
  won numeric(38, 0) NOT NULL,
  stake_points bigint NOT NULL,
  win_points bigint NOT NULL,
  -- What it brings its player in hundredths of points, and since when.
  value bigint NOT NULL,
  reached_at timestamptz NOT NULL,
  -- Whether only the best round of a player counts.
  is_single boolean NOT NULL,
  PRIMARY KEY (tournament_id, source, round)
) WITH (fillfactor = 70);
CREATE INDEX tournament_round_best ON tournament_round (tournament_id, player_id, value DESC, reached_at)
  WHERE is_single;

-- A place with a prize, once the places are fixed.
CREATE TABLE tournament_prize (
  tournament_id uuid NOT NULL REFERENCES tournament (id),
  place integer NOT NULL CHECK (place > 0),
  player_id uuid NOT NULL,
  points bigint NOT NULL,
  joined_at timestamptz NOT NULL,
  reached_at timestamptz NOT NULL,
  -- Open ones wait for the job, or for a player who may be given nothing at the moment.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'given', 'lapsed')),
  bonus_id uuid,
  free_spin_id uuid,
  settled_at timestamptz,
  PRIMARY KEY (tournament_id, place),
  UNIQUE (tournament_id, player_id),
  CHECK ((state = 'open') = (settled_at IS NULL))
);
CREATE INDEX tournament_prize_open ON tournament_prize (tournament_id, place) WHERE state = 'open';

CREATE TABLE tournament_correction (
  id uuid PRIMARY KEY,
  tournament_id uuid NOT NULL,
  player_id uuid NOT NULL,
  -- In hundredths.
  points bigint NOT NULL,
  reason text NOT NULL,
  operator_id uuid NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX tournament_correction_by_player ON tournament_correction (tournament_id, player_id, created_at DESC);
