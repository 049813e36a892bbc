-- The session behind a token of this company, ended or not.
CREATE OR REPLACE FUNCTION game_session_find(p_source text, p_token bytea)
RETURNS TABLE (player_id uuid, sign_in_id uuid, account_id uuid, game_id uuid, game text, ends_at timestamptz,
  country text) LANGUAGE sql STABLE AS $$
  SELECT session.player_id, session.sign_in_id, session.account_id, session.game_id, game.identity, session.ends_at,
    session.country
  FROM game_session session JOIN game ON game.id = session.game_id
  WHERE token_hash = p_token AND session.source = p_source
$$;

-- How many times its stakes a round of the game can pay at most; null when its studio did not say.
CREATE OR REPLACE FUNCTION game_win_multiplier(p_game uuid) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT nullif(max_win_multiplier, 0) FROM game WHERE id = p_game
$$;

-- What terms about games go by.
CREATE OR REPLACE FUNCTION game_nature(p_game uuid, OUT identity text, OUT type text, OUT provider text)
LANGUAGE sql STABLE AS $$
  SELECT game.identity, game.type, provider.identity FROM game
  JOIN game_provider provider ON provider.id = provider_id WHERE game.id = p_game
$$;

-- The name a studio knows the game by.
CREATE OR REPLACE FUNCTION game_identity(p_game uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT identity FROM game WHERE id = p_game
$$;

-- What the release before this one asks of the same.
CREATE OR REPLACE FUNCTION game_session_stake_max(p_source text, p_token bytea) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT stake_max FROM game_session WHERE token_hash = p_token AND source = p_source
$$;

-- What the rules of the player's country ask of the stakes of the session: most that a round may cost, in smallest units,
-- and after how many minutes of play a check has to be answered, and a rest be kept; null where nothing is asked.
CREATE OR REPLACE FUNCTION game_session_rules(p_source text, p_token bytea,
  OUT stake_max numeric, OUT check_minutes smallint, OUT rest_minutes smallint) LANGUAGE sql STABLE AS $$
  SELECT stake_max, check_minutes, rest_minutes FROM game_session WHERE token_hash = p_token AND source = p_source
$$;

-- All that was opened with a token of this company; null when there is no such session.
CREATE OR REPLACE FUNCTION game_session_opened(p_source text, p_token bytea) RETURNS game_session LANGUAGE sql STABLE AS $$
  SELECT session FROM game_session session WHERE token_hash = p_token AND source = p_source
$$;

CREATE OR REPLACE FUNCTION game_name(p_game uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT name FROM game WHERE id = p_game
$$;
