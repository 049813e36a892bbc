-- The session behind a token of this company, ended or not.
CREATE OR REPLACE FUNCTION game_session_find(p_source text, p_token bytea)
RETURNS TABLE (player_id uuid, sign_in_id uuid, account_id uuid, game_id uuid, game text, ends_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT session.player_id, session.sign_in_id, session.account_id, session.game_id, game.identity, session.ends_at
  FROM game_session session JOIN game ON game.id = session.game_id
  WHERE token_hash = p_token AND session.source = p_source
$$;

-- Adds a stake to the round, which begins with its first one. False when the reference belongs to a round of
-- another account or game, or to one that is closed.
CREATE OR REPLACE FUNCTION game_round_stake(p_id uuid, p_source text, p_reference text, p_player uuid, p_account uuid,
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
CREATE OR REPLACE FUNCTION game_round_win(p_source text, p_reference text, p_account uuid, p_game uuid,
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
CREATE OR REPLACE FUNCTION game_round_unstake(p_source text, p_reference text, p_amount numeric) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE game_round SET bet_amount = bet_amount - p_amount
    WHERE source = p_source AND reference = p_reference AND win_amount = 0;
  RETURN FOUND;
END $$;
