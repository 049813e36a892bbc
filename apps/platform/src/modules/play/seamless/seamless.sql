-- The seamless wallet: each call one function, one statement, one transaction. Every function first locks the
-- player's money, so calls for one account take turns and a repeat finds the first answer. Money moves through the
-- door of rounds; what stands here is the protocol: tokens, repeats and answers.

CREATE OR REPLACE FUNCTION seamless_answer(p_status text, p_transaction text, p_entry uuid, p_balance numeric, p_currency text)
RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT '{"status":"' || p_status || '","transactionId":' || to_json(p_transaction)
    || CASE WHEN p_status = 'ok' THEN ',"entryId":' || coalesce('"' || p_entry || '"', 'null') ELSE '' END
    || ',"balance":"' || p_balance || '","currency":"' || p_currency || '"}'
$$;

-- What a token stands for, with the player's money locked. Null account when the company has no such session.
CREATE OR REPLACE FUNCTION seamless_begin(p_source text, p_token bytea,
  OUT player uuid, OUT sign_in uuid, OUT account uuid, OUT game uuid, OUT game_identity text,
  OUT ends_at timestamptz, OUT country text, OUT currency text, OUT balance numeric) LANGUAGE plpgsql AS $$
BEGIN
  SELECT session.player_id, session.sign_in_id, session.account_id, session.game_id, session.game,
      session.ends_at, session.country, owned.currency
    INTO player, sign_in, account, game, game_identity, ends_at, country, currency
    FROM game_session_find(p_source, p_token) session, wallet_purses(session.account_id) owned;
  IF FOUND THEN balance := wallet_lock_account(account); END IF;
END $$;

-- What can be staked from an account: its real money, and the bonus that is active.
CREATE OR REPLACE FUNCTION seamless_playable(p_account uuid, p_now timestamptz) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT wallet_cash(p_account) + wager_in_play(p_account, p_now)
$$;

-- What a session can stake now; null when the company has no such session.
CREATE OR REPLACE FUNCTION seamless_balance(p_source text, p_token bytea) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '{"status":"ok","balance":"' || seamless_playable(session.account_id, now()) || '","currency":"' || owned.currency
    || '"}'
  FROM game_session_find(p_source, p_token) session, wallet_purses(session.account_id) owned
$$;

-- The first answer to a transaction id; null when it is new. Conflict when it came with another body. Tombstones of
-- the time before rounds kept them stand among the transactions and answer their bet, if it is the same account's.
-- A rollback may have had the id of its own bet; the bet's answer then stands beside the rollback's.
-- Volatile, so that it sees what was committed while its statement waited for the lock.
CREATE OR REPLACE FUNCTION seamless_repeat(p_source text, p_transaction text, p_kind text, p_hash bytea, p_account uuid,
  OUT answer text, OUT is_conflict boolean) LANGUAGE plpgsql AS $$
DECLARE
  earlier seamless_transaction;
BEGIN
  SELECT * INTO earlier FROM seamless_transaction WHERE source = p_source AND transaction_id = p_transaction;
  IF NOT FOUND THEN RETURN; END IF;
  IF earlier.kind = 'rollback' AND p_kind = 'bet' AND round_is_buried(p_source, p_transaction, p_account) THEN
    is_conflict := earlier.bet_hash <> p_hash;
    answer := earlier.bet_answer;
    RETURN;
  END IF;
  is_conflict := NOT (earlier.request_hash = p_hash OR (earlier.kind = 'tombstone' AND p_kind = 'bet'))
    OR earlier.account_id <> p_account;
  answer := earlier.answer;
END $$;

-- Keeps an answer for good.
CREATE OR REPLACE FUNCTION seamless_remember(p_source text, p_transaction text, p_kind text, p_hash bytea, p_account uuid,
  p_round text, p_amount numeric, p_entry uuid, p_answer text, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO seamless_transaction AS earlier
      (source, transaction_id, kind, request_hash, account_id, round_reference, amount, entry_id, answer, created_at)
    VALUES (p_source, p_transaction, p_kind, p_hash, p_account, p_round, p_amount, p_entry, p_answer, p_now)
    ON CONFLICT (source, transaction_id) DO UPDATE SET bet_hash = p_hash, bet_answer = p_answer
      WHERE p_kind = 'bet' AND earlier.kind = 'rollback' AND earlier.account_id = p_account;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'transaction % was used at the same moment', p_transaction USING ERRCODE = 'unique_violation';
  END IF;
END $$;

-- Keeps the answer to a bet that the rules decided, and returns it. p_balance: the real money after it.
CREATE OR REPLACE FUNCTION seamless_keep_bet(p_source text, p_transaction text, p_hash bytea, p_account uuid,
  p_round text, p_amount numeric, p_entry uuid, p_status text, p_balance numeric, p_now timestamptz, OUT answer text)
LANGUAGE plpgsql AS $$
BEGIN
  answer := seamless_answer(p_status, p_transaction, p_entry, p_balance + wager_in_play(p_account, p_now),
    (SELECT currency FROM wallet_purses(p_account)));
  PERFORM seamless_remember(p_source, p_transaction, 'bet', p_hash, p_account, p_round, p_amount, p_entry, answer, p_now);
END $$;

-- Puts the answer to a win or a rollback of a round the house pays for into words, and keeps it for good where it is one
-- to keep.
CREATE OR REPLACE FUNCTION seamless_keep(p_source text, p_transaction text, p_kind text, p_hash bytea, p_account uuid,
  p_round text, p_amount numeric, p_entry uuid, p_status text, p_is_kept boolean, p_now timestamptz, OUT answer text)
LANGUAGE plpgsql AS $$
BEGIN
  answer := seamless_answer(p_status, p_transaction, p_entry, seamless_playable(p_account, p_now),
    (SELECT currency FROM wallet_purses(p_account)));
  IF p_is_kept THEN
    PERFORM seamless_remember(p_source, p_transaction, p_kind, p_hash, p_account, p_round, p_amount, p_entry, answer,
      p_now);
  END IF;
END $$;

-- Takes the stake of a bet about which nothing but the plain conditions decides, in this one statement.
-- answer null: no such session. is_conflict: the transaction id belongs to another body. is_moved: money moved.
-- needs_rules: it is not plain or not covered; nothing was done, and the rules decide and say why.
CREATE OR REPLACE FUNCTION seamless_stake(p_source text, p_token bytea, p_transaction text, p_hash bytea, p_round text,
  p_game text, p_amount numeric, p_currency text, p_now timestamptz, p_round_id uuid, p_entry uuid,
  OUT answer text, OUT is_conflict boolean, OUT is_moved boolean, OUT needs_rules boolean) LANGUAGE plpgsql AS $$
DECLARE
  s record;
  entry uuid;
BEGIN
  is_moved := false;
  needs_rules := false;
  SELECT * INTO s FROM seamless_begin(p_source, p_token);
  IF s.account IS NULL THEN RETURN; END IF;
  SELECT * INTO answer, is_conflict FROM seamless_repeat(p_source, p_transaction, 'bet', p_hash, s.account);
  IF answer IS NOT NULL OR is_conflict THEN RETURN; END IF;

  IF s.game_identity = p_game AND s.currency = p_currency THEN
    SELECT taken.entry INTO entry FROM round_take_plain(game_session_opened(p_source, p_token), p_transaction, 'bet',
      'studio:' || p_source, p_round, p_round_id, s.game_identity, s.currency, p_amount, s.balance, p_now, p_entry) taken;
  END IF;
  IF entry IS NULL THEN
    needs_rules := true;
    RETURN;
  END IF;
  is_moved := true;
  answer := seamless_answer('ok', p_transaction, entry, seamless_playable(s.account, p_now), s.currency);
  PERFORM seamless_remember(p_source, p_transaction, 'bet', p_hash, s.account, p_round, p_amount, entry, answer, p_now);
END $$;

-- What the release before this one calls. It knows no rules: where they are needed it fails, and the studio asks again.
CREATE OR REPLACE FUNCTION seamless_bet(p_source text, p_token bytea, p_transaction text, p_hash bytea, p_round text,
  p_game text, p_amount numeric, p_currency text, p_now timestamptz, p_round_id uuid, p_entry uuid,
  OUT answer text, OUT is_conflict boolean, OUT is_moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  needs_rules boolean;
BEGIN
  SELECT * INTO answer, is_conflict, is_moved, needs_rules FROM seamless_stake(p_source, p_token, p_transaction, p_hash,
    p_round, p_game, p_amount, p_currency, p_now, p_round_id, p_entry);
  IF needs_rules THEN RAISE EXCEPTION 'the rules of another release decide about this bet'; END IF;
END $$;

-- Winnings are owed whether or not the session has ended, so only a round that is not theirs refuses them. Such a
-- refusal is not remembered: the bet may still be on its way.
CREATE OR REPLACE FUNCTION seamless_win(p_source text, p_token bytea, p_transaction text, p_hash bytea, p_round text,
  p_game text, p_amount numeric, p_currency text, p_is_closed boolean, p_now timestamptz, p_entry uuid,
  OUT answer text, OUT is_conflict boolean, OUT is_moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  s record;
  pay record;
  outcome text := 'unknown';
BEGIN
  is_moved := false;
  SELECT * INTO s FROM seamless_begin(p_source, p_token);
  IF s.account IS NULL THEN RETURN; END IF;
  SELECT * INTO answer, is_conflict FROM seamless_repeat(p_source, p_transaction, 'win', p_hash, s.account);
  IF answer IS NOT NULL THEN RETURN; END IF;

  IF s.game_identity = p_game AND s.currency = p_currency THEN
    SELECT * INTO pay FROM round_pay(p_source, p_transaction, 'studio:' || p_source, p_round, s.account, s.game,
      s.game_identity, p_amount, p_is_closed, p_now, p_entry);
    outcome := pay.outcome;
  END IF;
  IF outcome NOT IN ('paid', 'waiting') THEN
    answer := seamless_answer(CASE outcome WHEN 'given_back' THEN 'bet_rolled_back' ELSE 'bet_refused' END,
      p_transaction, NULL, seamless_playable(s.account, p_now), s.currency);
    RETURN;
  END IF;
  is_moved := pay.entry IS NOT NULL;
  answer := seamless_answer(CASE outcome WHEN 'waiting' THEN 'win_waiting' ELSE 'ok' END, p_transaction, pay.entry,
    seamless_playable(s.account, p_now), s.currency);
  PERFORM seamless_remember(p_source, p_transaction, 'win', p_hash, s.account, p_round, p_amount, pay.entry, answer,
    p_now);
END $$;

-- Gives a bet back, once. Before its bet it leaves a tombstone; of a bet that moved nothing there is nothing to give.
-- A bet of another account or round, or of a round that has paid winnings, is not given back.
CREATE OR REPLACE FUNCTION seamless_rollback(p_source text, p_token bytea, p_transaction text, p_hash bytea,
  p_bet_transaction text, p_round text, p_now timestamptz, p_entry uuid,
  OUT answer text, OUT is_conflict boolean, OUT is_moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  s record;
  bet seamless_transaction;
  back record;
BEGIN
  is_moved := false;
  SELECT * INTO s FROM seamless_begin(p_source, p_token);
  IF s.account IS NULL THEN RETURN; END IF;
  SELECT * INTO answer, is_conflict FROM seamless_repeat(p_source, p_transaction, 'rollback', p_hash, s.account);
  IF answer IS NOT NULL THEN RETURN; END IF;

  SELECT 'refused' AS outcome, NULL::uuid AS entry, 0::numeric AS cash_amount, false AS is_moved INTO back;
  SELECT * INTO bet FROM seamless_transaction
    WHERE source = p_source AND transaction_id = p_bet_transaction FOR NO KEY UPDATE;
  IF NOT FOUND OR (bet.kind = 'bet' AND bet.entry_id IS NOT NULL)
      OR (bet.kind = 'rollback' AND round_is_buried(p_source, p_bet_transaction, s.account)) THEN
    SELECT * INTO back FROM round_give_back(p_source, p_bet_transaction, 'bet', p_round, s.account, p_now, p_entry);
  ELSIF bet.kind IN ('bet', 'tombstone') AND bet.account_id = s.account AND bet.round_reference = p_round THEN
    back.outcome := 'nothing';
  END IF;
  IF back.outcome = 'refused' THEN
    answer := seamless_answer('bet_refused', p_transaction, NULL, seamless_playable(s.account, p_now), s.currency);
    RETURN;
  END IF;
  is_moved := back.is_moved;
  answer := seamless_answer('ok', p_transaction, back.entry, seamless_playable(s.account, p_now), s.currency);
  PERFORM seamless_remember(p_source, p_transaction, 'rollback', p_hash, s.account, p_round, 0, back.entry, answer,
    p_now);
END $$;
