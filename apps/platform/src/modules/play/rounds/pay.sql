-- Paying wins. They are owed, so no rule is asked; a win above a ceiling waits for an operator.

-- What a round of this source may pay in smallest units before an operator is asked: what the company's row says, else
-- a million main units of the base currency.
CREATE OR REPLACE FUNCTION round_win_max(p_source text, p_currency text, p_subunit_value numeric) RETURNS numeric
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT win_max FROM round_ceiling WHERE source = p_source AND currency = p_currency),
    trunc(settings_from_base(p_currency, 1000000) / p_subunit_value))
$$;

-- Pays a win in proportion to what the stakes of its round were made of, the bonus part rounded down, or where the
-- winnings of a round without a stake go, and closes the round when asked; an amount of zero only closes. outcome: 'paid'; 'waiting' above the ceiling or above what the game
-- can pay on the round's stakes; 'given_back' when every stake of the round was; 'unknown' when there is no such round
-- of this account and game. entry is null and cash zero unless money moved.
CREATE OR REPLACE FUNCTION round_pay(p_source text, p_reference text, p_house text, p_round text, p_account uuid,
  p_game uuid, p_game_identity text, p_amount numeric, p_is_closed boolean, p_now timestamptz, p_entry uuid,
  OUT outcome text, OUT entry uuid, OUT cash_amount numeric) LANGUAGE plpgsql AS $$
DECLARE
  round game_round;
  owned record;
  begun uuid := round_id_of(p_source, p_round);
  ceiling numeric;
  ended uuid;
BEGIN
  cash_amount := 0;
  SELECT * INTO round FROM game_round WHERE id = begun AND account_id = p_account AND game_id = p_game
    FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'unknown'; RETURN; END IF;
  IF round.bet_amount = 0 AND round.free_value IS NULL THEN outcome := 'given_back'; RETURN; END IF;
  IF p_is_closed AND NOT round.is_closed THEN
    UPDATE game_round SET is_closed = true WHERE id = round.id RETURNING * INTO round;
  END IF;
  outcome := 'paid';
  IF p_amount = 0 THEN
    ended := wager_round_moved(p_source, p_round, round_is_settled(round), 0, NULL, p_now);
    IF ended IS NOT NULL THEN PERFORM wallet_publish_account(p_account, round.player_id); END IF;
    PERFORM wager_tell_end(ended);
    RETURN;
  END IF;

  SELECT * INTO STRICT owned FROM wallet_purses(p_account);
  ceiling := least(round_win_max(p_source, round.currency, owned.subunit_value),
    trunc(coalesce(round.free_value, round.bet_amount) * game_win_multiplier(p_game)));
  IF round.win_amount + p_amount > ceiling THEN
    outcome := 'waiting';
    INSERT INTO round_waiting_win (id, source, reference, round_id, house, amount, ceiling, created_at)
      VALUES (p_entry, p_source, p_reference, round.id, p_house, p_amount, ceiling, p_now);
    RETURN;
  END IF;
  SELECT paid.entry, paid.cash_amount INTO entry, cash_amount
    FROM round_pay_out(round, p_source, p_reference, p_house, p_game_identity, p_amount, p_now, p_entry) paid;
END $$;

-- Moves the money of a win, whatever its size. The caller has locked the money and the round.
CREATE OR REPLACE FUNCTION round_pay_out(p_round game_round, p_source text, p_reference text, p_house text,
  p_game_identity text, p_amount numeric, p_now timestamptz, p_entry uuid,
  OUT entry uuid, OUT cash_amount numeric) LANGUAGE plpgsql AS $$
DECLARE
  owned record;
  bonus_stake numeric;
  bonus_amount numeric;
  ended uuid;
BEGIN
  SELECT * INTO STRICT owned FROM wallet_purses(p_round.account_id);
  SELECT coalesce(sum(amount), 0) INTO bonus_stake FROM round_part
    WHERE round_id = p_round.id AND purse = 'bonus' AND kind = 'stake' AND given_back_by IS NULL;
  bonus_amount := CASE WHEN p_round.free_value IS NULL THEN div(p_amount * bonus_stake, p_round.bet_amount)
    WHEN p_round.free_purse IS NULL THEN 0 ELSE p_amount END;
  cash_amount := p_amount - bonus_amount;
  UPDATE game_round SET win_amount = win_amount + p_amount WHERE id = p_round.id;
  INSERT INTO game_win (round_id, won_at) VALUES (p_round.id, p_now) ON CONFLICT (round_id) DO NOTHING;
  SELECT entry_id INTO entry FROM ledger_post('win:' || p_source || ':' || p_reference, 'win',
    round_postings(owned.cash, coalesce(p_round.free_purse, wager_round_purse(p_source, p_round.reference), owned.bonus),
      cash_amount, bonus_amount, round_house(p_house, owned.currency), false),
    jsonb_build_object('round', p_round.reference, 'game', p_game_identity), p_entry);
  PERFORM round_keep_parts(p_source, p_reference, 'pay', p_round.id, cash_amount, bonus_amount, entry);
  PERFORM limit_count_win(p_round.player_id, p_round.currency, cash_amount, p_round.created_at);
  ended := wager_round_moved(p_source, p_round.reference, round_is_settled(p_round, p_entry), bonus_amount, entry, p_now);
  PERFORM wallet_publish_account(p_round.account_id, owned.player);
  PERFORM round_tell('win_paid', p_round, entry, p_amount, bonus_amount, p_now);
  PERFORM wager_tell_end(ended);
END $$;

-- Whether nothing more is to come of a round: it is closed, and no win of it waits but the one that is decided now.
CREATE OR REPLACE FUNCTION round_is_settled(p_round game_round, p_decided uuid DEFAULT NULL) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT p_round.is_closed AND NOT EXISTS (SELECT FROM round_waiting_win
    WHERE round_id = p_round.id AND state = 'waiting' AND id IS DISTINCT FROM p_decided)
$$;

-- What a round was paid so far, and whether a win of it waits for an operator. won null: no such round, or it has left
-- the database.
CREATE OR REPLACE FUNCTION round_won(p_source text, p_round text, OUT won numeric, OUT has_waiting_win boolean)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  begun uuid := round_id_of(p_source, p_round);
BEGIN
  won := (SELECT win_amount FROM game_round WHERE id = begun);
  IF won IS NULL THEN RETURN; END IF;
  has_waiting_win := EXISTS (SELECT FROM round_waiting_win WHERE round_id = begun AND state = 'waiting');
END $$;

-- An operator's word on a win that waits: pays it, or refuses it for good. Null when there is no such win, else the
-- state it is in now; a win that was decided keeps its state. is_moved: this call paid it.
CREATE OR REPLACE FUNCTION round_decide_win(p_id uuid, p_is_paid boolean, p_now timestamptz,
  OUT state text, OUT is_moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  waiting round_waiting_win;
  round game_round;
  entry uuid;
  ended uuid;
BEGIN
  is_moved := false;
  SELECT * INTO waiting FROM round_waiting_win WHERE id = p_id;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO STRICT round FROM game_round WHERE id = waiting.round_id;
  PERFORM wallet_lock_account(round.account_id);
  SELECT * INTO round FROM game_round WHERE id = round.id FOR NO KEY UPDATE;
  SELECT * INTO waiting FROM round_waiting_win WHERE id = p_id FOR NO KEY UPDATE;
  state := waiting.state;
  IF state <> 'waiting' THEN RETURN; END IF;
  state := CASE WHEN p_is_paid THEN 'paid' ELSE 'refused' END;
  IF p_is_paid THEN
    is_moved := true;
    entry := (SELECT paid.entry FROM round_pay_out(round, waiting.source, waiting.reference, waiting.house,
      game_identity(round.game_id), waiting.amount, p_now, waiting.id) paid);
  END IF;
  UPDATE round_waiting_win SET state = round_decide_win.state, entry_id = entry, decided_at = p_now WHERE id = p_id;
  IF NOT p_is_paid THEN
    ended := wager_round_moved(round.source, round.reference, round_is_settled(round), 0, NULL, p_now);
    IF ended IS NOT NULL THEN PERFORM wallet_publish_account(round.account_id, round.player_id); END IF;
    PERFORM wager_tell_end(ended);
  END IF;
END $$;
