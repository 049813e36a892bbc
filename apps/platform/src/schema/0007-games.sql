-- The catalogue from the feeds of studios, what players keep of it, play sessions and rounds.
-- formerly 0001-games e2133fd4e3f5f5943ac1c01bf8440444a6a7e52687bd97523ea517cefb4ae931

CREATE TABLE game_feed (
  source text PRIMARY KEY,
  revision text NOT NULL,
  synced_at timestamptz NOT NULL,
  -- How many games the operator asked for; null for the studio's standard set.
  games_requested integer
);

CREATE TABLE game_provider (
  id uuid PRIMARY KEY,
  source text NOT NULL,
  identity text NOT NULL UNIQUE,
  name text NOT NULL,
  images jsonb NOT NULL,
  position integer NOT NULL
);

CREATE TABLE game_collection (
  id uuid PRIMARY KEY,
  source text NOT NULL,
  identity text NOT NULL UNIQUE,
  name text NOT NULL,
  countries text[] NOT NULL DEFAULT '{}',
  is_hidden boolean NOT NULL DEFAULT false,
  position integer NOT NULL
);

CREATE TABLE game_label (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

CREATE TABLE game (
  id uuid PRIMARY KEY,
  -- The company whose signed calls may move money for this game.
  source text NOT NULL,
  identity text NOT NULL UNIQUE,
  name text NOT NULL,
  -- Without case and accents, for search and order; the application folds it.
  search_name text COLLATE "C" NOT NULL,
  provider_id uuid NOT NULL REFERENCES game_provider (id),
  collection_ids uuid[] NOT NULL,
  label_ids uuid[] NOT NULL,
  type text NOT NULL,
  volatility text NOT NULL,
  rtp numeric NOT NULL,
  hit_rate numeric NOT NULL,
  max_win_multiplier numeric NOT NULL,
  paylines integer NOT NULL,
  reels integer NOT NULL,
  rows integer NOT NULL,
  is_demo_mode boolean NOT NULL,
  platforms smallint[] NOT NULL,
  closed_countries text[] NOT NULL,
  screen_width_ratio numeric,
  screen_height_ratio numeric,
  dominant_color text NOT NULL,
  popularity integer NOT NULL,
  images jsonb NOT NULL,
  position integer NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);
CREATE INDEX game_by_popularity ON game (popularity, id) WHERE is_enabled;
CREATE INDEX game_by_position ON game (position, id) WHERE is_enabled;
CREATE INDEX game_by_name ON game (search_name, id) WHERE is_enabled;
CREATE INDEX game_by_provider ON game (provider_id, popularity) WHERE is_enabled;
CREATE INDEX game_by_collection ON game USING gin (collection_ids);

CREATE TABLE game_favorite (
  player_id uuid NOT NULL,
  game_id uuid NOT NULL REFERENCES game (id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_id)
);

CREATE TABLE game_played (
  player_id uuid NOT NULL,
  game_id uuid NOT NULL REFERENCES game (id),
  played_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_id)
);
CREATE INDEX game_played_latest ON game_played (player_id, played_at DESC);

-- One launch of a game for money. Tokens are kept as SHA-256 only: whoever reads the table can use none.
CREATE TABLE game_session (
  id uuid PRIMARY KEY,
  source text NOT NULL,
  player_id uuid NOT NULL,
  -- The sign-in it was started from; no bet is taken once that is closed.
  sign_in_id uuid NOT NULL,
  account_id uuid NOT NULL,
  game_id uuid NOT NULL REFERENCES game (id),
  locale text NOT NULL,
  launch_hash bytea NOT NULL UNIQUE,
  launch_expires_at timestamptz NOT NULL,
  -- Null until the studio has exchanged the launch token, which it can do once.
  token_hash bytea UNIQUE,
  created_at timestamptz NOT NULL,
  -- From here on no bet is taken; wins of rounds under way still are.
  ends_at timestamptz NOT NULL
);
CREATE INDEX game_session_by_player ON game_session (player_id, game_id, ends_at);

-- One round of a game: what was staked, what was won. Its reference is the studio's.
CREATE TABLE game_round (
  id uuid PRIMARY KEY,
  source text NOT NULL,
  reference text NOT NULL,
  player_id uuid NOT NULL,
  account_id uuid NOT NULL,
  game_id uuid NOT NULL REFERENCES game (id),
  currency text NOT NULL,
  bet_amount numeric(38,0) NOT NULL CHECK (bet_amount >= 0),
  win_amount numeric(38,0) NOT NULL DEFAULT 0 CHECK (win_amount >= 0),
  is_closed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  UNIQUE (source, reference)
) WITH (fillfactor = 80);
-- A round whose stakes were all given back never happened for the player.
CREATE INDEX game_round_history ON game_round (player_id, id DESC) WHERE bet_amount > 0;

CREATE TABLE game_win (
  round_id uuid PRIMARY KEY REFERENCES game_round (id),
  won_at timestamptz NOT NULL
);
CREATE INDEX game_win_latest ON game_win (won_at DESC);
