-- Holds and reversals, built on the one function that writes entries.

-- Sets money of a player's account aside in the owner's held account. entry_id is the id of the hold.
-- Raises as ledger_post does.
CREATE OR REPLACE FUNCTION ledger_hold(
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
CREATE OR REPLACE FUNCTION ledger_close_hold(
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

CREATE OR REPLACE FUNCTION ledger_lock_hold(p_hold uuid) RETURNS ledger_hold LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE FUNCTION ledger_post_hold(
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
CREATE OR REPLACE FUNCTION ledger_void_hold(
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
CREATE OR REPLACE FUNCTION ledger_reverse(
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
