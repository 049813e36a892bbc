-- 0001-ledger: Double entry whose invariants hold whoever writes: accounts, entries, postings, balances, holds.

CREATE TABLE ledger_account (
  id uuid PRIMARY KEY,
  owner text NOT NULL CHECK (owner <> ''),
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z_]*$'),
  currency text NOT NULL CHECK (currency <> ''),
  -- A player's account never goes below zero; a house account may.
  is_floored boolean NOT NULL GENERATED ALWAYS AS (kind IN ('cash', 'bonus', 'held')) STORED,
  opened_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner, kind, currency),
  UNIQUE (id, currency),
  UNIQUE (id, is_floored),
  -- Players are named by their id and the house by a word, so neither can be taken for the other.
  CHECK (is_floored = (owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'))
);

-- Cached balances. A player's account has the one row 0. A house account takes part in every bet, so its
-- balance is the sum of many rows, and connections that post at the same moment change different ones.
CREATE TABLE ledger_balance (
  account_id uuid NOT NULL,
  shard smallint NOT NULL CHECK (shard >= 0),
  is_floored boolean NOT NULL,
  balance numeric(38,0) NOT NULL DEFAULT 0,
  -- How many entries have touched this row.
  sequence bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, shard),
  FOREIGN KEY (account_id, is_floored) REFERENCES ledger_account (id, is_floored),
  CHECK (NOT is_floored OR (shard = 0 AND balance >= 0))
) WITH (fillfactor = 50);

CREATE TABLE ledger_entry (
  id uuid PRIMARY KEY,
  key text COLLATE "C" NOT NULL CHECK (key <> ''),
  kind text NOT NULL CHECK (kind <> ''),
  reverses uuid UNIQUE REFERENCES ledger_entry (id),
  meta jsonb NOT NULL,
  posted_at timestamptz NOT NULL,
  CONSTRAINT ledger_entry_key UNIQUE (key)
);

-- A posting takes from one account what it gives to another of the same currency, so every entry balances.
-- For players' accounts it keeps the balance after the whole entry and which entry of that account's life it
-- was, so that a repeat gets the first answer, histories show balances, and a missing entry leaves a gap.
CREATE TABLE ledger_posting (
  entry_id uuid NOT NULL REFERENCES ledger_entry (id),
  position smallint NOT NULL,
  from_account uuid NOT NULL,
  to_account uuid NOT NULL,
  amount numeric(38,0) NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  from_balance numeric(38,0),
  from_sequence bigint,
  to_balance numeric(38,0),
  to_sequence bigint,
  PRIMARY KEY (entry_id, position),
  FOREIGN KEY (from_account, currency) REFERENCES ledger_account (id, currency),
  FOREIGN KEY (to_account, currency) REFERENCES ledger_account (id, currency),
  CHECK (from_account <> to_account)
);
CREATE INDEX ledger_posting_from ON ledger_posting (from_account, entry_id);
CREATE INDEX ledger_posting_to ON ledger_posting (to_account, entry_id);

-- Money set aside. It lies in the owner's held account until it is posted (all or part of it; the rest goes
-- back) or voided (all of it goes back).
CREATE TABLE ledger_hold (
  id uuid PRIMARY KEY REFERENCES ledger_entry (id),
  account_id uuid NOT NULL REFERENCES ledger_account (id),
  held_account uuid NOT NULL REFERENCES ledger_account (id),
  amount numeric(38,0) NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'posted', 'voided')),
  posted_amount numeric(38,0) NOT NULL DEFAULT 0 CHECK (posted_amount BETWEEN 0 AND amount),
  closed_by uuid UNIQUE REFERENCES ledger_entry (id),
  CHECK ((state = 'held') = (closed_by IS NULL)),
  CHECK ((state = 'posted') = (posted_amount > 0))
);
CREATE INDEX ledger_hold_open ON ledger_hold (held_account) WHERE state = 'held';

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'LG009',
    HINT = 'A mistake gets a reversing entry.';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_posting
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON ledger_balance
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON ledger_hold
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER closed_once BEFORE UPDATE ON ledger_hold
  FOR EACH ROW WHEN (OLD.state <> 'held') EXECUTE FUNCTION ledger_refuse_change();

-- A UUID of version 7; PostgreSQL has its own only from 18 on.
CREATE FUNCTION ledger_uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
    52, 1), 53, 1), 'hex')::uuid
$$;

-- How many rows share the balance of a house account.
CREATE FUNCTION ledger_shards() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 32';

-- The account of this owner, kind and currency; opened when there is none yet.
CREATE FUNCTION ledger_open(p_owner text, p_kind text, p_currency text, p_id uuid DEFAULT NULL) RETURNS uuid
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
CREATE FUNCTION ledger_lock_balance(p_account uuid) RETURNS numeric LANGUAGE sql AS $$
  SELECT balance FROM ledger_balance WHERE account_id = p_account AND shard = 0 AND is_floored FOR NO KEY UPDATE
$$;

-- The first answer of an entry posted earlier. Raises LG002 unless kind and postings are the same.
CREATE FUNCTION ledger_repeat(
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
CREATE FUNCTION ledger_write(
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
CREATE FUNCTION ledger_post(
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

CREATE FUNCTION ledger_check_postings(p_from uuid[], p_to uuid[], p_amounts numeric[]) RETURNS void
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

-- Sets money of a player's account aside in the owner's held account. entry_id is the id of the hold.
-- Raises as ledger_post does.
CREATE FUNCTION ledger_hold(
  p_key text, p_account uuid, p_amount numeric, p_meta jsonb DEFAULT '{}', p_entry uuid DEFAULT NULL,
  OUT entry_id uuid, OUT is_repeat boolean, OUT balances jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  source ledger_account;
  held uuid;
BEGIN
  SELECT * INTO source FROM ledger_account WHERE id = p_account AND is_floored;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no player''s account %', p_account USING ERRCODE = 'LG003',
      DETAIL = json_build_object('accounts', ARRAY[p_account]);
  END IF;
  held := ledger_open(source.owner, 'held', source.currency);
  PERFORM ledger_check_postings(ARRAY[p_account], ARRAY[held], ARRAY[p_amount]);
  SELECT * INTO entry_id, is_repeat, balances FROM ledger_write(
    p_key, 'hold', ARRAY[p_account], ARRAY[held], ARRAY[p_amount], p_meta, p_entry, NULL, true);
  IF NOT is_repeat THEN
    INSERT INTO ledger_hold (id, account_id, held_account, amount) VALUES (entry_id, p_account, held, p_amount);
  END IF;
END $$;

-- Ends a hold with the given postings. Raises LG007 when it has ended otherwise, LG008 when there is none.
CREATE FUNCTION ledger_close_hold(
  p_key text, p_kind text, p_hold ledger_hold, p_to uuid[], p_amounts numeric[], p_meta jsonb, p_entry uuid,
  OUT entry_id uuid, OUT is_repeat boolean, OUT balances jsonb
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  IF p_hold.state <> 'held' AND NOT EXISTS (SELECT FROM ledger_entry WHERE key = p_key) THEN
    RAISE EXCEPTION 'hold % is % already', p_hold.id, p_hold.state USING ERRCODE = 'LG007',
      DETAIL = json_build_object('hold', p_hold.id, 'state', p_hold.state);
  END IF;
  SELECT * INTO entry_id, is_repeat, balances FROM ledger_write(p_key, p_kind,
    array_fill(p_hold.held_account, ARRAY[array_length(p_to, 1)]), p_to, p_amounts, p_meta, p_entry, NULL, true);
  IF is_repeat AND p_hold.closed_by IS DISTINCT FROM entry_id THEN
    RAISE EXCEPTION 'key % belongs to an entry with another body', p_key USING ERRCODE = 'LG002',
      DETAIL = json_build_object('key', p_key, 'entry', entry_id);
  END IF;
END $$;

CREATE FUNCTION ledger_lock_hold(p_hold uuid) RETURNS ledger_hold LANGUAGE plpgsql AS $$
DECLARE
  hold ledger_hold;
BEGIN
  SELECT * INTO hold FROM ledger_hold WHERE id = p_hold FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no hold %', p_hold USING ERRCODE = 'LG008', DETAIL = json_build_object('hold', p_hold);
  END IF;
  RETURN hold;
END $$;

-- Sends held money where it was meant to go: all of it when p_amount is null, otherwise that part, and the
-- rest goes back to the account it came from. Raises LG007 already ended, LG008 no such hold, LG010 more than
-- was held, and as ledger_post does.
CREATE FUNCTION ledger_post_hold(
  p_key text, p_hold uuid, p_to uuid, p_amount numeric DEFAULT NULL, p_meta jsonb DEFAULT '{}',
  p_entry uuid DEFAULT NULL, OUT entry_id uuid, OUT is_repeat boolean, OUT balances jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  hold ledger_hold := ledger_lock_hold(p_hold);
  part numeric := coalesce(p_amount, hold.amount);
  targets uuid[] := ARRAY[p_to];
  amounts numeric[] := ARRAY[part];
BEGIN
  PERFORM ledger_check_postings(ARRAY[hold.held_account], targets, amounts);
  IF part > hold.amount THEN
    RAISE EXCEPTION 'hold % is of % only', p_hold, hold.amount USING ERRCODE = 'LG010',
      DETAIL = json_build_object('hold', p_hold, 'amount', hold.amount::text);
  END IF;
  IF part < hold.amount THEN
    targets := targets || hold.account_id;
    amounts := amounts || (hold.amount - part);
  END IF;
  SELECT * INTO entry_id, is_repeat, balances
    FROM ledger_close_hold(p_key, 'hold_posted', hold, targets, amounts, p_meta, p_entry);
  IF NOT is_repeat THEN
    UPDATE ledger_hold SET state = 'posted', posted_amount = part, closed_by = entry_id WHERE id = p_hold;
  END IF;
END $$;

-- Gives held money back to the account it came from. Raises LG007 already ended, LG008 no such hold.
CREATE FUNCTION ledger_void_hold(
  p_key text, p_hold uuid, p_meta jsonb DEFAULT '{}', p_entry uuid DEFAULT NULL,
  OUT entry_id uuid, OUT is_repeat boolean, OUT balances jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  hold ledger_hold := ledger_lock_hold(p_hold);
BEGIN
  SELECT * INTO entry_id, is_repeat, balances FROM ledger_close_hold(
    p_key, 'hold_voided', hold, ARRAY[hold.account_id], ARRAY[hold.amount], p_meta, p_entry);
  IF NOT is_repeat THEN
    UPDATE ledger_hold SET state = 'voided', closed_by = entry_id WHERE id = p_hold;
  END IF;
END $$;

-- Undoes an entry by an entry the other way round, keyed 'reverse:<entry>', once however often it is asked.
-- Raises LG012 when there is no such entry, LG011 for the entries of holds, LG001 when the money is gone.
CREATE FUNCTION ledger_reverse(
  p_reversed uuid, p_meta jsonb DEFAULT '{}', p_entry uuid DEFAULT NULL,
  OUT entry_id uuid, OUT is_repeat boolean, OUT balances jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  sources uuid[];
  targets uuid[];
  amounts numeric[];
BEGIN
  SELECT array_agg(posting.to_account ORDER BY position), array_agg(posting.from_account ORDER BY position),
      array_agg(posting.amount ORDER BY position)
    INTO sources, targets, amounts FROM ledger_posting AS posting WHERE posting.entry_id = p_reversed;
  IF amounts IS NULL THEN
    RAISE EXCEPTION 'no entry %', p_reversed USING ERRCODE = 'LG012', DETAIL = json_build_object('entry', p_reversed);
  END IF;
  SELECT * INTO entry_id, is_repeat, balances FROM ledger_write(
    'reverse:' || p_reversed, 'reversal', sources, targets, amounts, p_meta, p_entry, p_reversed, false);
END $$;
