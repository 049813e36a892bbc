-- Rounds without a stake. Callers lock the player's money first and have decided.

-- Begins a round that costs nothing and is worth p_value. Its winnings go to p_purse, to the player's cash where that is
-- null. The round's id; null when the round has begun already, whoever's it is.
CREATE OR REPLACE FUNCTION round_take_free(p_source text, p_round text, p_round_id uuid, p_account uuid, p_game uuid,
  p_value numeric, p_purse uuid, p_now timestamptz) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  owned record;
BEGIN
  IF NOT round_claim_name(p_source, p_round, p_round_id) THEN RETURN NULL; END IF;
  SELECT * INTO STRICT owned FROM wallet_purses(p_account);
  INSERT INTO game_round (id, source, reference, player_id, account_id, game_id, currency, bet_amount, free_value,
      free_purse, created_at)
    VALUES (p_round_id, p_source, p_round, owned.player, p_account, p_game, owned.currency, 0, p_value, p_purse, p_now);
  RETURN p_round_id;
END $$;

-- Takes a round without a stake back, as if it had not been; false when it has won, or a win of it waits.
CREATE OR REPLACE FUNCTION round_take_back_free(p_source text, p_round text, p_account uuid) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  round game_round;
  begun uuid := round_id_of(p_source, p_round);
BEGIN
  SELECT * INTO round FROM game_round
    WHERE id = begun AND account_id = p_account AND free_value IS NOT NULL
    FOR NO KEY UPDATE;
  IF NOT FOUND OR round.win_amount > 0 OR EXISTS
      (SELECT FROM round_waiting_win WHERE round_id = round.id AND state <> 'refused') THEN RETURN false; END IF;
  UPDATE game_round SET free_value = NULL, is_closed = true WHERE id = round.id;
  RETURN true;
END $$;
