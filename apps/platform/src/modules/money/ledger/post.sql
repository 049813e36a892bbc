-- Opening accounts and posting entries: the only code that writes entries, postings and balances.

-- A UUID of version 7 of a moment, by which statements and limits cut periods; PostgreSQL has its own only from 18 on.
CREATE OR REPLACE FUNCTION ledger_uuidv7_at(p_at timestamptz) RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send((extract(epoch FROM p_at) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
    52, 1), 53, 1), 'hex')::uuid
$$;

CREATE OR REPLACE FUNCTION ledger_uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT ledger_uuidv7_at(clock_timestamp())
$$;

-- How many rows share the balance of a house account.
CREATE OR REPLACE FUNCTION ledger_shards() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 32';

-- The account of this owner, kind and currency; opened when there is none yet.
CREATE OR REPLACE FUNCTION ledger_open(p_owner text, p_kind text, p_currency text, p_id uuid DEFAULT NULL) RETURNS uuid
LANGUAGE plpgsql AS $$
DECLARE
  opened ledger_account;
BEGIN
  SELECT * INTO opened FROM ledger_account
    WHERE owner = p_owner AND kind = p_kind AND currency = p_currency;
  IF FOUND THEN RETURN opened.id; END IF;
  INSERT INTO ledger_account (id, owner, kind, currency)
    VALUES (coalesce(p_id, ledger_uuidv7()), p_owner, p_kind, p_currency)
    ON CONFLICT (owner, kind, currency) DO NOTHING RETURNING * INTO opened;
  IF FOUND THEN
    INSERT INTO ledger_balance (account_id, shard, is_floored)
      SELECT opened.id, shard, opened.is_floored
      FROM generate_series(0, CASE WHEN opened.is_floored THEN 0 ELSE ledger_shards() - 1 END) AS shard;
  ELSE
    SELECT * INTO STRICT opened FROM ledger_account
      WHERE owner = p_owner AND kind = p_kind AND currency = p_currency;
  END IF;
  RETURN opened.id;
END $$;

-- What a player's account holds. It stays locked, so that a caller who finds too little can answer at once
-- and one who finds enough posts without a surprise. Null when there is no such account.
CREATE OR REPLACE FUNCTION ledger_lock_balance(p_account uuid) RETURNS numeric LANGUAGE sql AS $$
  SELECT balance FROM ledger_balance WHERE account_id = p_account AND shard = 0 AND is_floored FOR NO KEY UPDATE
$$;

-- What a player's account holds, without locking it. Null when there is no such account.
CREATE OR REPLACE FUNCTION ledger_balance_of(p_account uuid) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT balance FROM ledger_balance WHERE account_id = p_account AND shard = 0 AND is_floored
$$;

-- The first answer of an entry posted earlier. Raises LG002 unless kind and postings are the same.
CREATE OR REPLACE FUNCTION ledger_repeat(
  p_key text, p_kind text, p_from uuid[], p_to uuid[], p_amounts numeric[],
  OUT entry_id uuid, OUT is_repeat boolean, OUT balances jsonb
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  earlier ledger_entry;
  is_same boolean;
BEGIN
  SELECT * INTO STRICT earlier FROM ledger_entry WHERE key = p_key;
  SELECT earlier.kind = p_kind AND array_agg(from_account ORDER BY position) = p_from
      AND array_agg(to_account ORDER BY position) = p_to AND array_agg(amount ORDER BY position) = p_amounts
    INTO is_same FROM ledger_posting WHERE entry_id = earlier.id;
  IF is_same IS NOT TRUE THEN
    RAISE EXCEPTION 'key % belongs to an entry with another body', p_key USING ERRCODE = 'LG002',
      DETAIL = json_build_object('key', p_key, 'entry', earlier.id);
  END IF;
  entry_id := earlier.id;
  is_repeat := true;
  SELECT coalesce(jsonb_object_agg(account, balance::text), '{}') INTO balances
  FROM ledger_posting,
    LATERAL (VALUES (from_account, from_balance), (to_account, to_balance)) AS touched (account, balance)
  WHERE entry_id = earlier.id AND balance IS NOT NULL;
END $$;

-- Writes one entry. The unique key comes first, so that repeats wait for the first attempt without holding an
-- account; then the accounts in a fixed order (players before the house, each by id), so that two entries
-- never wait for each other.
CREATE OR REPLACE FUNCTION ledger_write(
  p_key text, p_kind text, p_from uuid[], p_to uuid[], p_amounts numeric[], p_meta jsonb, p_entry uuid,
  p_reverses uuid, p_is_hold boolean,
  OUT entry_id uuid, OUT is_repeat boolean, OUT balances jsonb
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  account record;
  ids uuid[] := '{}';
  currencies text[] := '{}';
  floors numeric[] := '{}';
  sequences bigint[] := '{}';
  floored_ids text[] := '{}';
  floored_balances text[] := '{}';
  new_balance numeric;
  new_sequence bigint;
  short_account uuid;
  is_mixed boolean := false;
BEGIN
  INSERT INTO ledger_entry (id, key, kind, reverses, meta, posted_at)
    VALUES (coalesce(p_entry, ledger_uuidv7()), p_key, p_kind, p_reverses, p_meta, clock_timestamp())
    ON CONFLICT (key) DO NOTHING RETURNING id INTO entry_id;
  IF NOT FOUND THEN
    SELECT * INTO entry_id, is_repeat, balances FROM ledger_repeat(p_key, p_kind, p_from, p_to, p_amounts);
    RETURN;
  END IF;

  FOR account IN
    SELECT id, kind, currency, is_floored, change FROM (
      SELECT touched, sum(amount) AS change FROM (
        SELECT unnest(p_from) AS touched, -unnest(p_amounts) AS amount
        UNION ALL SELECT unnest(p_to), unnest(p_amounts)
      ) AS legs GROUP BY touched
    ) AS changes JOIN ledger_account ON id = touched
    ORDER BY is_floored DESC, id
  LOOP
    IF account.kind = 'held' AND NOT p_is_hold THEN
      RAISE EXCEPTION 'account % moves only by holds', account.id USING ERRCODE = 'LG011',
        DETAIL = json_build_object('account', account.id);
    END IF;
    UPDATE ledger_balance SET balance = balance + account.change, sequence = sequence + 1
      WHERE account_id = account.id
        AND shard = CASE WHEN account.is_floored THEN 0 ELSE pg_backend_pid() % ledger_shards() END
        AND (NOT is_floored OR balance + account.change >= 0)
      RETURNING balance, sequence INTO new_balance, new_sequence;
    IF NOT FOUND THEN short_account := coalesce(short_account, account.id); END IF;
    ids := ids || account.id;
    currencies := currencies || account.currency;
    is_mixed := is_mixed OR account.currency <> currencies[1];
    IF account.is_floored THEN
      floors := floors || new_balance;
      sequences := sequences || new_sequence;
      floored_ids := floored_ids || account.id::text;
      floored_balances := floored_balances || new_balance::text;
    END IF;
  END LOOP;

  IF NOT ids @> (p_from || p_to) THEN
    RAISE EXCEPTION 'an account is unknown' USING ERRCODE = 'LG003', DETAIL = json_build_object('accounts',
      (SELECT json_agg(DISTINCT id) FROM unnest(p_from || p_to) AS id WHERE id <> ALL (ids)));
  END IF;
  IF is_mixed AND EXISTS (SELECT FROM unnest(p_from, p_to) AS pair (source, target)
      WHERE currencies[array_position(ids, source)] <> currencies[array_position(ids, target)]) THEN
    RAISE EXCEPTION 'a posting mixes currencies' USING ERRCODE = 'LG005';
  END IF;
  IF short_account IS NOT NULL THEN
    RAISE EXCEPTION 'account % holds too little', short_account USING ERRCODE = 'LG001',
      DETAIL = (SELECT json_build_object('account', short_account, 'balance', balance::text)
        FROM ledger_balance WHERE account_id = short_account AND shard = 0);
  END IF;

  -- Players come first in ids, so their place there is their place in floors and sequences; the house has none.
  INSERT INTO ledger_posting (entry_id, position, from_account, to_account, amount, currency,
      from_balance, from_sequence, to_balance, to_sequence)
    SELECT entry_id, place, source, target, moved, currencies[source_place],
      floors[source_place], sequences[source_place], floors[target_place], sequences[target_place]
    FROM unnest(p_from, p_to, p_amounts) WITH ORDINALITY AS posting (source, target, moved, place),
      LATERAL (SELECT array_position(ids, source) AS source_place, array_position(ids, target) AS target_place) AS places;
  is_repeat := false;
  balances := jsonb_object(floored_ids, floored_balances);
END $$;

-- Posts one entry, once per key. postings: [{"from": account, "to": account, "amount": "250"}], amounts whole
-- smallest units above zero. balances: what each player's account it touched holds after it, as text.
-- A repeat gets the first answer; meta describes the entry and is not compared.
-- Raises LG001 too little money (DETAIL {"account", "balance"}), LG002 the key belongs to another body,
-- LG003 unknown account, LG004 not an amount, LG005 mixed currencies, LG006 from an account to itself,
-- LG011 a held account (it moves only by holds).
CREATE OR REPLACE FUNCTION ledger_post(
  p_key text, p_kind text, p_postings jsonb, p_meta jsonb DEFAULT '{}', p_entry uuid DEFAULT NULL,
  OUT entry_id uuid, OUT is_repeat boolean, OUT balances jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  sources uuid[];
  targets uuid[];
  amounts numeric[];
BEGIN
  SELECT array_agg((posting ->> 'from')::uuid ORDER BY place), array_agg((posting ->> 'to')::uuid ORDER BY place),
      array_agg((posting ->> 'amount')::numeric ORDER BY place)
    INTO sources, targets, amounts FROM jsonb_array_elements(p_postings) WITH ORDINALITY AS list (posting, place);
  PERFORM ledger_check_postings(sources, targets, amounts);
  SELECT * INTO entry_id, is_repeat, balances
    FROM ledger_write(p_key, p_kind, sources, targets, amounts, p_meta, p_entry, NULL, false);
END $$;

CREATE OR REPLACE FUNCTION ledger_check_postings(p_from uuid[], p_to uuid[], p_amounts numeric[]) RETURNS void
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  FOR place IN 1..coalesce(array_length(p_amounts, 1), 0) LOOP
    IF p_from[place] IS NULL OR p_to[place] IS NULL THEN
      RAISE EXCEPTION 'posting % names no account', place USING ERRCODE = 'LG003';
    END IF;
    IF p_from[place] = p_to[place] THEN
      RAISE EXCEPTION 'posting % leads from an account to itself', place USING ERRCODE = 'LG006';
    END IF;
    -- Written as a denial, so that null and NaN are refused too.
    IF (p_amounts[place] > 0 AND p_amounts[place] < 1e38 AND p_amounts[place] = trunc(p_amounts[place])) IS NOT TRUE THEN
      RAISE EXCEPTION 'the amount of posting % is not a whole number above zero', place USING ERRCODE = 'LG004';
    END IF;
  END LOOP;
  IF p_amounts IS NULL THEN RAISE EXCEPTION 'an entry needs a posting' USING ERRCODE = 'LG004'; END IF;
END $$;

-- The entry of a key: what it moved in all, what it was described by, and the entry that undid it.
CREATE OR REPLACE FUNCTION ledger_find(p_key text, OUT entry_id uuid, OUT amount numeric, OUT meta jsonb,
  OUT reversed_by uuid) LANGUAGE sql STABLE AS $$
  SELECT entry.id, (SELECT sum(posting.amount) FROM ledger_posting posting WHERE posting.entry_id = entry.id),
    entry.meta, (SELECT undone.id FROM ledger_entry undone WHERE undone.key = 'reverse:' || entry.id)
  FROM ledger_entry entry WHERE entry.key = p_key
$$;
