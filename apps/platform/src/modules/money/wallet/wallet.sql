-- The account as the wire carries it, amounts in main units.
CREATE OR REPLACE FUNCTION wallet_account_json(p_account uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', account.id,
    'version', account.version,
    'currency', account.currency,
    'status', CASE WHEN account.is_active THEN 1 ELSE 2 END,
    'balance', trim_scale((cash.balance + held.balance + bonus.balance) * subunit_value),
    'realBalance', trim_scale(cash.balance * subunit_value),
    'bonusBalance', trim_scale(bonus.balance * subunit_value),
    'lockedBalance', trim_scale(held.balance * subunit_value),
    'withdrawalBalance', trim_scale(cash.balance * subunit_value))
  FROM wallet_account account
  JOIN ledger_balance cash ON cash.account_id = cash_id AND cash.shard = 0
  JOIN ledger_balance bonus ON bonus.account_id = bonus_id AND bonus.shard = 0
  JOIN ledger_balance held ON held.account_id = held_id AND held.shard = 0
  WHERE account.id = p_account
$$;

-- Tells the player's open pages what the account holds now. Called after every movement, in its transaction, and
-- never before it: the row is the last lock that a movement takes. Whoever tells of the account later waits for it
-- and sees what was told before, so what is told last, with the highest version, is how the account stands.
-- Money that arrives on a hidden account brings it back, and first pays what the account owes.
CREATE OR REPLACE FUNCTION wallet_publish_account(p_account uuid, p_player uuid) RETURNS void LANGUAGE sql AS $$
  SELECT wallet_pay_debt(p_account);
  UPDATE wallet_account SET version = version + 1, is_hidden = false WHERE id = p_account;
  INSERT INTO outbox (channel, data) VALUES ('wallet:accounts#' || p_player,
    jsonb_build_object('event', 'account.balance.updated', 'account', wallet_account_json(p_account)))
$$;

-- Posts money from an account of the house to a player's, once for each key, and tells the player's pages. Returns the
-- entry; raises P0002 when the account is not the player's.
CREATE OR REPLACE FUNCTION wallet_pay_in(p_account uuid, p_player uuid, p_owner text, p_owner_kind text, p_key text,
  p_kind text, p_amount numeric, p_meta jsonb) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  account wallet_account;
  entry uuid;
BEGIN
  SELECT * INTO STRICT account FROM wallet_account WHERE id = p_account AND player_id = p_player;
  SELECT entry_id INTO STRICT entry FROM ledger_post(p_key, p_kind, jsonb_build_array(jsonb_build_object(
    'from', ledger_open(p_owner, p_owner_kind, account.currency), 'to', account.cash_id, 'amount', p_amount::text)), p_meta);
  PERFORM wallet_publish_account(p_account, p_player);
  RETURN entry;
END $$;

-- Where the money of an account stands in the ledger; no row when there is no such account.
CREATE OR REPLACE FUNCTION wallet_purses(p_account uuid)
RETURNS TABLE (player uuid, cash uuid, bonus uuid, currency text, subunit_value numeric) LANGUAGE sql STABLE AS $$
  SELECT player_id, cash_id, bonus_id, currency, subunit_value FROM wallet_account WHERE id = p_account
$$;

-- Has the account show and stake the bonus money of another ledger account; null for its own, where none lies by itself.
-- The caller has locked the account's money.
CREATE OR REPLACE FUNCTION wallet_point_bonus(p_account uuid, p_purse uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE wallet_account SET bonus_id = coalesce(p_purse, ledger_open(player_id::text, 'bonus', currency))
    WHERE id = p_account
$$;

-- The real money of an account, locked until the transaction ends. Everything that decides about the account's money
-- takes this lock first, the bonus after it. Null when there is no such account.
CREATE OR REPLACE FUNCTION wallet_lock_account(p_account uuid) RETURNS numeric LANGUAGE sql AS $$
  SELECT ledger_lock_balance(cash_id) FROM wallet_account WHERE id = p_account
$$;

-- The real money of those of these accounts that no other transaction has locked, locked as wallet_lock_account does.
CREATE OR REPLACE FUNCTION wallet_lock_free(p_accounts uuid[]) RETURNS TABLE (account uuid, cash numeric)
LANGUAGE sql AS $$
  SELECT owned.id, locked.balance
  FROM ledger_lock_free(ARRAY(SELECT cash_id FROM wallet_account WHERE id = ANY (p_accounts))) locked
  JOIN wallet_account owned ON owned.cash_id = locked.account
$$;

-- The real money of an account as it is now.
CREATE OR REPLACE FUNCTION wallet_cash(p_account uuid) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT balance FROM wallet_account account
  JOIN ledger_balance cash ON cash.account_id = cash_id AND cash.shard = 0 WHERE account.id = p_account
$$;

-- Locks the real money of every account of a player, in one order, for whoever changes what all of them may do.
CREATE OR REPLACE FUNCTION wallet_lock_player(p_player uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  cash uuid;
BEGIN
  FOR cash IN SELECT cash_id FROM wallet_account WHERE player_id = p_player ORDER BY id LOOP
    PERFORM ledger_lock_balance(cash);
  END LOOP;
END $$;
