-- The seamless wallet: each call one function, one statement, one transaction. Every function first locks the
-- player's money, so calls for one account take turns and a repeat finds the first answer.

CREATE OR REPLACE FUNCTION seamless_answer(p_status text, p_transaction text, p_entry uuid, p_balance numeric, p_currency text)
RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT '{"status":"' || p_status || '","transactionId":' || to_json(p_transaction)
    || CASE WHEN p_status = 'ok' THEN ',"entryId":' || coalesce('"' || p_entry || '"', 'null') ELSE '' END
    || ',"balance":"' || p_balance || '","currency":"' || p_currency || '"}'
$$;

-- What a token stands for, with the player's money locked. Null account when the company has no such session.
CREATE OR REPLACE FUNCTION seamless_begin(p_source text, p_token bytea,
  OUT player uuid, OUT sign_in uuid, OUT account uuid, OUT game uuid, OUT game_identity text,
  OUT ends_at timestamptz, OUT cash uuid, OUT currency text, OUT balance numeric) LANGUAGE plpgsql AS $$
BEGIN
  SELECT session.player_id, session.sign_in_id, session.account_id, session.game_id, session.game,
      session.ends_at, owned.cash_id, owned.currency
    INTO player, sign_in, account, game, game_identity, ends_at, cash, currency
    FROM game_session_find(p_source, p_token) session JOIN wallet_account owned ON owned.id = session.account_id;
  IF FOUND THEN balance := ledger_lock_balance(cash); END IF;
END $$;

-- What a session can stake now; null when the company has no such session.
CREATE OR REPLACE FUNCTION seamless_balance(p_source text, p_token bytea) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '{"status":"ok","balance":"' || balance || '","currency":"' || currency || '"}'
  FROM game_session_find(p_source, p_token) session
  JOIN wallet_account owned ON owned.id = session.account_id
  JOIN ledger_balance cash ON cash.account_id = owned.cash_id AND cash.shard = 0
$$;

-- Whether bets are over although the session has not ended: its sign-in was closed, or the player may no longer
-- play for money.
CREATE OR REPLACE FUNCTION seamless_is_over(p_player uuid, p_sign_in uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM player_session WHERE id = p_sign_in AND closed_at IS NOT NULL)
    OR EXISTS (SELECT FROM player WHERE id = p_player AND status <> 1)
$$;

-- The first answer to a transaction id; null when it is new. Conflict when it came with another body.
-- A bet that finds its tombstone gets the tombstone's answer.
CREATE OR REPLACE FUNCTION seamless_repeat(p_source text, p_transaction text, p_kind text, p_hash bytea,
  OUT answer text, OUT is_conflict boolean) LANGUAGE plpgsql STABLE AS $$
DECLARE
  earlier seamless_transaction;
BEGIN
  SELECT * INTO earlier FROM seamless_transaction WHERE source = p_source AND transaction_id = p_transaction;
  IF NOT FOUND THEN RETURN; END IF;
  is_conflict := NOT (earlier.request_hash = p_hash OR (earlier.kind = 'tombstone' AND p_kind = 'bet'));
  answer := earlier.answer;
END $$;

-- answer null: no such session. is_conflict: the transaction id belongs to another body. is_moved: money moved.
CREATE OR REPLACE FUNCTION seamless_bet(p_source text, p_token bytea, p_transaction text, p_hash bytea, p_round text,
  p_game text, p_amount numeric, p_currency text, p_now timestamptz, p_round_id uuid, p_entry uuid,
  OUT answer text, OUT is_conflict boolean, OUT is_moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  s record;
  status text := 'ok';
  entry uuid;
BEGIN
  is_moved := false;
  SELECT * INTO s FROM seamless_begin(p_source, p_token);
  IF s.account IS NULL THEN RETURN; END IF;
  SELECT * INTO answer, is_conflict FROM seamless_repeat(p_source, p_transaction, 'bet', p_hash);
  IF answer IS NOT NULL THEN RETURN; END IF;

  IF s.ends_at <= p_now OR seamless_is_over(s.player, s.sign_in) THEN status := 'session_ended';
  ELSIF s.game_identity <> p_game OR s.currency <> p_currency THEN status := 'bet_refused';
  ELSIF s.balance < p_amount THEN status := 'insufficient_funds';
  ELSIF NOT game_round_stake(p_round_id, p_source, p_round, s.player, s.account, s.game, s.currency, p_amount, p_now)
    THEN status := 'bet_refused';
  ELSE
    SELECT entry_id INTO entry FROM ledger_post('bet:' || p_source || ':' || p_transaction, 'bet',
      jsonb_build_array(jsonb_build_object('from', s.cash, 'amount', p_amount::text,
        'to', ledger_open('studio:' || p_source, 'gaming', s.currency))),
      jsonb_build_object('round', p_round, 'game', p_game), p_entry);
    PERFORM wallet_publish_account(s.account, s.player);
    PERFORM fact_record('stake_taken', s.player, jsonb_build_object('source', p_source, 'round', p_round, 'gameId', s.game,
      'accountId', s.account, 'entryId', entry, 'currency', s.currency, 'amount', p_amount::text), p_now);
    s.balance := s.balance - p_amount;
    is_moved := true;
  END IF;
  answer := seamless_answer(status, p_transaction, entry, s.balance, s.currency);
  INSERT INTO seamless_transaction
      (source, transaction_id, kind, request_hash, account_id, round_reference, amount, entry_id, answer, created_at)
    VALUES (p_source, p_transaction, 'bet', p_hash, s.account, p_round, p_amount, entry, answer, p_now);
END $$;

-- Winnings are owed whether or not the session has ended, so only a round that is not theirs refuses them. Such a
-- refusal is not remembered: the bet may still be on its way.
CREATE OR REPLACE FUNCTION seamless_win(p_source text, p_token bytea, p_transaction text, p_hash bytea, p_round text,
  p_game text, p_amount numeric, p_currency text, p_is_closed boolean, p_now timestamptz, p_entry uuid,
  OUT answer text, OUT is_conflict boolean, OUT is_moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  s record;
  outcome text := 'unknown';
  entry uuid;
BEGIN
  is_moved := false;
  SELECT * INTO s FROM seamless_begin(p_source, p_token);
  IF s.account IS NULL THEN RETURN; END IF;
  SELECT * INTO answer, is_conflict FROM seamless_repeat(p_source, p_transaction, 'win', p_hash);
  IF answer IS NOT NULL THEN RETURN; END IF;

  IF s.game_identity = p_game AND s.currency = p_currency THEN
    outcome := game_round_win(p_source, p_round, s.account, s.game, p_amount, p_is_closed, p_now);
  END IF;
  IF outcome <> 'ok' THEN
    answer := seamless_answer(CASE outcome WHEN 'rolled_back' THEN 'bet_rolled_back' ELSE 'bet_refused' END,
      p_transaction, NULL, s.balance, s.currency);
    RETURN;
  END IF;
  IF p_amount > 0 THEN
    SELECT entry_id INTO entry FROM ledger_post('win:' || p_source || ':' || p_transaction, 'win',
      jsonb_build_array(jsonb_build_object('to', s.cash, 'amount', p_amount::text,
        'from', ledger_open('studio:' || p_source, 'gaming', s.currency))),
      jsonb_build_object('round', p_round, 'game', p_game), p_entry);
    PERFORM wallet_publish_account(s.account, s.player);
    PERFORM fact_record('win_paid', s.player, jsonb_build_object('source', p_source, 'round', p_round, 'gameId', s.game,
      'accountId', s.account, 'entryId', entry, 'currency', s.currency, 'amount', p_amount::text), p_now);
    s.balance := s.balance + p_amount;
    is_moved := true;
  END IF;
  answer := seamless_answer('ok', p_transaction, entry, s.balance, s.currency);
  INSERT INTO seamless_transaction
      (source, transaction_id, kind, request_hash, account_id, round_reference, amount, entry_id, answer, created_at)
    VALUES (p_source, p_transaction, 'win', p_hash, s.account, p_round, p_amount, entry, answer, p_now);
END $$;

-- Gives a bet back, once. Before its bet it leaves a tombstone; of a bet that moved nothing there is nothing to give.
-- A bet of another account or round, or of a round that has paid winnings, is not given back.
CREATE OR REPLACE FUNCTION seamless_rollback(p_source text, p_token bytea, p_transaction text, p_hash bytea,
  p_bet_transaction text, p_round text, p_now timestamptz, p_entry uuid,
  OUT answer text, OUT is_conflict boolean, OUT is_moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  s record;
  bet seamless_transaction;
  entry uuid;
BEGIN
  is_moved := false;
  SELECT * INTO s FROM seamless_begin(p_source, p_token);
  IF s.account IS NULL THEN RETURN; END IF;
  SELECT * INTO answer, is_conflict FROM seamless_repeat(p_source, p_transaction, 'rollback', p_hash);
  IF answer IS NOT NULL THEN RETURN; END IF;

  SELECT * INTO bet FROM seamless_transaction
    WHERE source = p_source AND transaction_id = p_bet_transaction FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO seamless_transaction
        (source, transaction_id, kind, request_hash, account_id, round_reference, answer, created_at)
      VALUES (p_source, p_bet_transaction, 'tombstone', p_hash, s.account, p_round,
        seamless_answer('bet_rolled_back', p_bet_transaction, NULL, s.balance, s.currency), p_now);
  ELSIF bet.kind NOT IN ('bet', 'tombstone') OR bet.account_id <> s.account OR bet.round_reference <> p_round
      OR (bet.entry_id IS NOT NULL AND bet.reversed_by IS NULL
        AND NOT game_round_unstake(p_source, p_round, bet.amount)) THEN
    answer := seamless_answer('bet_refused', p_transaction, NULL, s.balance, s.currency);
    RETURN;
  ELSIF bet.reversed_by IS NOT NULL THEN
    entry := bet.reversed_by;
  ELSIF bet.entry_id IS NOT NULL THEN
    SELECT entry_id INTO entry FROM ledger_reverse(bet.entry_id, jsonb_build_object('round', p_round), p_entry);
    UPDATE seamless_transaction SET reversed_by = entry
      WHERE source = p_source AND transaction_id = p_bet_transaction;
    PERFORM wallet_publish_account(s.account, s.player);
    PERFORM fact_record('stake_given_back', s.player, jsonb_build_object('source', p_source, 'round', p_round, 'gameId', s.game,
      'accountId', s.account, 'entryId', entry, 'currency', s.currency, 'amount', bet.amount::text), p_now);
    s.balance := s.balance + bet.amount;
    is_moved := true;
  END IF;
  answer := seamless_answer('ok', p_transaction, entry, s.balance, s.currency);
  INSERT INTO seamless_transaction
      (source, transaction_id, kind, request_hash, account_id, round_reference, entry_id, answer, created_at)
    VALUES (p_source, p_transaction, 'rollback', p_hash, s.account, p_round, entry, answer, p_now);
END $$;
