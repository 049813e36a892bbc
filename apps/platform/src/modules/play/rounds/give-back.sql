-- Gives a stake back, once, exactly as it was taken: the entry that took it is undone. outcome: 'given_back', with the
-- entry that did it and what of it was cash; 'nothing' when the stake never came, which leaves a tombstone that refuses
-- it when it does; 'refused' when the stake is of another account or round, or its round has paid winnings, has some that
-- wait, or has left the database. The caller has locked the player's money. is_moved: this call moved it.
CREATE OR REPLACE FUNCTION round_give_back(p_source text, p_reference text, p_kind text, p_round text, p_account uuid,
  p_now timestamptz, p_entry uuid, OUT outcome text, OUT entry uuid, OUT cash_amount numeric, OUT is_moved boolean)
LANGUAGE plpgsql AS $$
DECLARE
  round game_round;
  stake record;
  buried uuid;
  ended uuid;
BEGIN
  is_moved := false;
  cash_amount := 0;
  outcome := 'refused';
  SELECT * INTO stake FROM round_stake_of(p_source, p_reference, p_kind, p_round);
  IF stake.entry_id IS NULL THEN
    INSERT INTO round_tombstone (source, reference, account_id, created_at)
      VALUES (p_source, p_reference, p_account, p_now) ON CONFLICT (source, reference) DO NOTHING;
    SELECT account_id INTO buried FROM round_tombstone WHERE source = p_source AND reference = p_reference;
    IF buried = p_account THEN outcome := 'nothing'; END IF;
    RETURN;
  END IF;
  SELECT * INTO round FROM game_round WHERE id = stake.round_id FOR NO KEY UPDATE;
  -- It may have left the database with its month.
  IF round.id IS NULL OR stake.kind <> 'stake' OR round.account_id <> p_account OR round.reference <> p_round THEN RETURN; END IF;
  IF stake.given_back_by IS NOT NULL THEN
    outcome := 'given_back';
    entry := stake.given_back_by;
    RETURN;
  END IF;
  IF round.win_amount > 0 OR EXISTS
      (SELECT FROM round_waiting_win WHERE round_id = round.id AND state <> 'refused') THEN RETURN; END IF;

  UPDATE game_round SET bet_amount = bet_amount - stake.amount WHERE id = round.id RETURNING * INTO round;
  SELECT entry_id INTO entry FROM ledger_reverse(stake.entry_id, jsonb_build_object('round', p_round), p_entry);
  UPDATE round_part SET given_back_by = entry WHERE source = p_source AND reference = p_reference;
  PERFORM limit_count_return(round.player_id, round.currency, stake.amount, stake.cash_amount,
    round_moment(stake.entry_id));
  PERFORM wager_take_back(p_source, p_reference, p_now);
  ended := wager_round_moved(p_source, p_round, round.bet_amount = 0 OR round.is_closed,
    stake.amount - stake.cash_amount, entry, p_now);
  PERFORM wallet_publish_return(p_account, round.player_id, stake.cash_amount, round_moment(stake.entry_id));
  PERFORM round_tell('stake_given_back', round, entry, stake.amount, stake.amount - stake.cash_amount, p_now);
  PERFORM wager_tell_end(ended);
  outcome := 'given_back';
  cash_amount := stake.cash_amount;
  is_moved := true;
END $$;

-- A stake, or whatever else stands under its reference, in one row. Stakes from before their parts were kept were all
-- of cash; the ledger knows them by their key.
CREATE OR REPLACE FUNCTION round_stake_of(p_source text, p_reference text, p_kind text, p_round text,
  OUT kind text, OUT round_id uuid, OUT amount numeric, OUT cash_amount numeric, OUT entry_id uuid,
  OUT given_back_by uuid) LANGUAGE plpgsql AS $$
DECLARE
  earlier record;
BEGIN
  SELECT min(part.kind), (array_agg(part.round_id))[1], sum(part.amount),
      coalesce(sum(part.amount) FILTER (WHERE purse = 'cash'), 0), (array_agg(part.entry_id))[1],
      (array_agg(part.given_back_by))[1]
    INTO kind, round_id, amount, cash_amount, entry_id, given_back_by
    FROM round_part part WHERE source = p_source AND reference = p_reference;
  IF entry_id IS NOT NULL THEN RETURN; END IF;
  SELECT * INTO earlier FROM ledger_find(p_kind || ':' || p_source || ':' || p_reference);
  IF earlier.entry_id IS NULL THEN RETURN; END IF;
  entry_id := earlier.entry_id;
  kind := 'stake';
  amount := earlier.amount;
  cash_amount := earlier.amount;
  given_back_by := earlier.reversed_by;
  round_id := round_id_of(p_source, earlier.meta ->> 'round');
END $$;

-- Whether the account has given back a stake of this reference that has not come.
CREATE OR REPLACE FUNCTION round_is_buried(p_source text, p_reference text, p_account uuid) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM round_tombstone
    WHERE source = p_source AND reference = p_reference AND account_id = p_account)
$$;
