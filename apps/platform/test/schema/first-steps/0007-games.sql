-- 0001-games: The catalogue from the feeds of studios, what players keep of it, play sessions and rounds.

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

-- The session behind a token of this company, ended or not.
CREATE FUNCTION game_session_find(p_source text, p_token bytea)
RETURNS TABLE (player_id uuid, sign_in_id uuid, account_id uuid, game_id uuid, game text, ends_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT session.player_id, session.sign_in_id, session.account_id, session.game_id, game.identity, session.ends_at
  FROM game_session session JOIN game ON game.id = session.game_id
  WHERE token_hash = p_token AND session.source = p_source
$$;

-- Adds a stake to the round, which begins with its first one. False when the reference belongs to a round of
-- another account or game, or to one that is closed.
CREATE FUNCTION game_round_stake(p_id uuid, p_source text, p_reference text, p_player uuid, p_account uuid,
  p_game uuid, p_currency text, p_amount numeric, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO game_round AS round
      (id, source, reference, player_id, account_id, game_id, currency, bet_amount, created_at)
    VALUES (p_id, p_source, p_reference, p_player, p_account, p_game, p_currency, p_amount, p_now)
    ON CONFLICT (source, reference) DO UPDATE SET bet_amount = round.bet_amount + p_amount
      WHERE round.account_id = p_account AND round.game_id = p_game AND NOT round.is_closed;
  RETURN FOUND;
END $$;

-- Adds winnings to the round and closes it when asked. 'unknown' when there is no such round of this account and
-- game, 'rolled_back' when all its stakes were given back, otherwise 'ok'.
CREATE FUNCTION game_round_win(p_source text, p_reference text, p_account uuid, p_game uuid,
  p_amount numeric, p_is_closed boolean, p_now timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  round game_round;
BEGIN
  SELECT * INTO round FROM game_round WHERE source = p_source AND reference = p_reference
    AND account_id = p_account AND game_id = p_game FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'unknown'; END IF;
  IF round.bet_amount = 0 THEN RETURN 'rolled_back'; END IF;
  UPDATE game_round SET win_amount = win_amount + p_amount, is_closed = is_closed OR p_is_closed WHERE id = round.id;
  IF p_amount > 0 THEN
    INSERT INTO game_win (round_id, won_at) VALUES (round.id, p_now) ON CONFLICT (round_id) DO NOTHING;
  END IF;
  RETURN 'ok';
END $$;

-- Takes a stake out of the round again. False when the round has paid winnings, which stakes stand for.
CREATE FUNCTION game_round_unstake(p_source text, p_reference text, p_amount numeric) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE game_round SET bet_amount = bet_amount - p_amount
    WHERE source = p_source AND reference = p_reference AND win_amount = 0;
  RETURN FOUND;
END $$;
