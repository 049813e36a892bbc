-- Many entries in one statement, for whoever takes the same kind of step for many players at once.

-- Locks what these players' accounts hold, as ledger_lock_balance does, but passes over what another transaction holds.
CREATE OR REPLACE FUNCTION ledger_lock_free(p_accounts uuid[]) RETURNS TABLE (account uuid, balance numeric)
LANGUAGE sql AS $$
  SELECT account_id, balance FROM ledger_balance
  WHERE account_id = ANY (p_accounts) AND shard = 0 AND is_floored ORDER BY account_id
  FOR NO KEY UPDATE SKIP LOCKED
$$;

-- A row of a house account's balance that no other transaction holds, locked: this connection's own, which single posts of
-- others leave alone, or one behind it. Its own where all are held.
CREATE OR REPLACE FUNCTION ledger_free_shard(p_account uuid) RETURNS integer LANGUAGE sql AS $$
  SELECT coalesce(
    (SELECT shard FROM ledger_balance WHERE account_id = p_account AND NOT is_floored
      ORDER BY (shard + ledger_shards() - pg_backend_pid() % ledger_shards()) % ledger_shards() LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED),
    pg_backend_pid() % ledger_shards())
$$;

-- Posts one entry of one posting for each place of the arrays, from a player's account to one of the house, as ledger_post
-- would one after the other. Every player's account stands there once and is locked by the caller, who found enough on it
-- and the currencies to be the same. Raises unique_violation when a key is known, LG001 when an account holds too little;
-- then nothing of all was posted.
CREATE OR REPLACE FUNCTION ledger_post_each(p_keys text[], p_kind text, p_from uuid[], p_to uuid[], p_amounts numeric[],
  p_metas jsonb[], p_entries uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  posted integer;
BEGIN
  PERFORM ledger_check_postings(p_from, p_to, p_amounts);
  INSERT INTO ledger_entry (id, key, kind, meta, posted_at)
    SELECT entry, key, p_kind, meta, clock_timestamp() FROM unnest(p_entries, p_keys, p_metas) AS post (entry, key, meta);

  WITH paid AS (
    UPDATE ledger_balance held SET balance = held.balance - post.amount, sequence = held.sequence + 1
    FROM unnest(p_entries, p_from, p_to, p_amounts) AS post (entry, source, target, amount)
    WHERE held.account_id = post.source AND held.shard = 0 AND held.is_floored AND held.balance >= post.amount
    RETURNING post.entry, post.source, post.target, post.amount, held.balance, held.sequence
  )
  INSERT INTO ledger_posting (entry_id, position, from_account, to_account, amount, currency, from_balance, from_sequence)
    SELECT paid.entry, 1, paid.source, paid.target, paid.amount, account.currency, paid.balance, paid.sequence
    FROM paid JOIN ledger_account account ON account.id = paid.source;
  GET DIAGNOSTICS posted = ROW_COUNT;
  IF posted < array_length(p_entries, 1) THEN
    RAISE EXCEPTION 'an account of many holds too little' USING ERRCODE = 'LG001';
  END IF;

  -- Each on a row that nobody holds, if there is one: another's crowd on the same row would keep this one waiting until
  -- it is committed.
  WITH gained AS MATERIALIZED (
    SELECT target, sum(amount) AS amount, count(*) AS entries, ledger_free_shard(target) AS shard
    FROM unnest(p_to, p_amounts) AS post (target, amount) GROUP BY target ORDER BY target
  )
  UPDATE ledger_balance kept SET balance = kept.balance + gained.amount, sequence = kept.sequence + gained.entries
    FROM gained WHERE kept.account_id = gained.target AND kept.shard = gained.shard AND NOT kept.is_floored;
END $$;
