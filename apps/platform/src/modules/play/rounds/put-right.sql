-- Putting right what a sports bet had come to: winnings taken back, a stake that was given back taken anew. Neither asks
-- a rule, because the money is owed; what is not there is lent by the house (wallet_lend). Callers lock the money first.

-- Takes winnings of a round back, the bonus part from the purse it went to. What that purse no longer holds was lost in
-- play or has ended with its bonus, and the house bears it. p_amount is at most what the round has won.
CREATE OR REPLACE FUNCTION round_take_back(p_source text, p_reference text, p_house text, p_round text, p_account uuid,
  p_amount numeric, p_now timestamptz, p_entry uuid, OUT entry uuid, OUT lent numeric) LANGUAGE plpgsql AS $$
DECLARE
  round game_round;
  owned record;
  paid_cash numeric;
  bonus_stake numeric;
  bonus_amount numeric;
  from_purse numeric := 0;
  purse uuid;
  postings jsonb;
  house uuid;
  ended uuid;
  begun uuid := round_id_of(p_source, p_round);
BEGIN
  SELECT * INTO STRICT round FROM game_round WHERE id = begun AND account_id = p_account FOR NO KEY UPDATE;
  SELECT * INTO STRICT owned FROM wallet_purses(p_account);
  SELECT coalesce(sum(CASE kind WHEN 'pay' THEN amount ELSE -amount END)
      FILTER (WHERE part.purse = 'cash' AND kind <> 'stake'), 0),
    coalesce(sum(amount) FILTER (WHERE part.purse = 'bonus' AND kind = 'stake' AND given_back_by IS NULL), 0)
    INTO paid_cash, bonus_stake FROM round_part part WHERE round_id = round.id;
  bonus_amount := p_amount - least(paid_cash, p_amount - div(p_amount * bonus_stake, round.bet_amount));
  IF p_amount = round.win_amount THEN bonus_amount := p_amount - paid_cash; END IF;

  lent := wallet_lend(p_account, p_amount - bonus_amount, p_source || ':' || p_reference);
  house := round_house(p_house, owned.currency);
  IF bonus_amount > 0 THEN
    purse := coalesce(wager_round_purse(p_source, p_round), owned.bonus);
    from_purse := least(bonus_amount, ledger_lock_balance(purse));
  END IF;
  postings := round_postings(owned.cash, purse, p_amount - bonus_amount, from_purse, house, true);
  IF bonus_amount > from_purse THEN
    postings := postings || jsonb_build_object('from', wager_house(owned.currency), 'to', house,
      'amount', (bonus_amount - from_purse)::text);
  END IF;
  UPDATE game_round SET win_amount = win_amount - p_amount WHERE id = round.id RETURNING * INTO round;
  SELECT entry_id INTO entry FROM ledger_post('take_back:' || p_source || ':' || p_reference, 'take_back', postings,
    jsonb_build_object('round', p_round), p_entry);
  PERFORM round_keep_parts(p_source, p_reference, 'take_back', round.id, p_amount - bonus_amount, bonus_amount, entry);
  PERFORM limit_count_win(round.player_id, round.currency, bonus_amount - p_amount, round.created_at);
  ended := wager_round_moved(p_source, p_round, false, 0, NULL, p_now);
  PERFORM wallet_publish_account(p_account, round.player_id);
  PERFORM round_tell('win_taken_back', round, entry, p_amount, bonus_amount, p_now);
  PERFORM wager_tell_end(ended);
END $$;

-- Takes the stake of a round that was given back once more, all of it real money, under a reference of its own.
CREATE OR REPLACE FUNCTION round_stake_again(p_source text, p_reference text, p_kind text, p_house text, p_round text,
  p_account uuid, p_amount numeric, p_now timestamptz, p_entry uuid, OUT entry uuid, OUT lent numeric)
LANGUAGE plpgsql AS $$
DECLARE
  round game_round;
  owned record;
  begun uuid := round_id_of(p_source, p_round);
BEGIN
  SELECT * INTO STRICT owned FROM wallet_purses(p_account);
  UPDATE game_round SET bet_amount = p_amount
    WHERE id = begun AND account_id = p_account AND bet_amount = 0 RETURNING * INTO STRICT round;
  lent := wallet_lend(p_account, p_amount, p_source || ':' || p_reference);
  SELECT entry_id INTO entry FROM ledger_post(p_kind || ':' || p_source || ':' || p_reference, p_kind,
    round_postings(owned.cash, NULL, p_amount, 0, round_house(p_house, owned.currency), true),
    jsonb_build_object('round', p_round), p_entry);
  PERFORM round_keep_parts(p_source, p_reference, 'stake', round.id, p_amount, 0, entry);
  PERFORM limit_count_stake(owned.player, owned.currency, p_amount, p_amount, p_now);
  PERFORM wallet_publish_stake(p_account, owned.player, p_amount);
  PERFORM round_tell('stake_taken', round, entry, p_amount, 0, p_now);
END $$;

-- Records that a stake was taken once more by this entry, for whoever tells the player of it.
CREATE OR REPLACE FUNCTION round_tell_anew(p_source text, p_round text, p_entry uuid, p_now timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  round game_round;
  begun uuid := round_id_of(p_source, p_round);
BEGIN
  SELECT * INTO STRICT round FROM game_round WHERE id = begun;
  PERFORM round_tell('stake_taken_anew', round, p_entry, round.bet_amount, 0, p_now);
END $$;

-- A round by its source's own name.
CREATE OR REPLACE FUNCTION round_of(p_source text, p_round text, OUT id uuid, OUT player_id uuid, OUT account_id uuid,
  OUT game_id uuid, OUT currency text, OUT bet_amount numeric) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  begun uuid := round_id_of(p_source, p_round);
BEGIN
  SELECT round.id, round.player_id, round.account_id, round.game_id, round.currency, round.bet_amount
    INTO id, player_id, account_id, game_id, currency, bet_amount FROM game_round round WHERE round.id = begun;
END $$;
