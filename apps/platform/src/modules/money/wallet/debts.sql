-- What accounts owe: money a settlement had paid, which its correction took back when it was spent already. The house
-- lends what is missing, so that no balance goes below zero, and whatever real money comes later pays it back first. An
-- account that owes holds no real money, so nobody who takes some has to ask.

-- What the house has lent in a currency; its balance is the debts of all accounts, below zero.
CREATE OR REPLACE FUNCTION wallet_debts(p_currency text) RETURNS uuid LANGUAGE sql AS $$
  SELECT ledger_open('house', 'debts', p_currency)
$$;

-- Sees to it that the account holds this much real money, and returns how much of it was lent. The caller has locked
-- the money, takes it in the same transaction and publishes the account.
CREATE OR REPLACE FUNCTION wallet_lend(p_account uuid, p_needed numeric, p_key text) RETURNS numeric LANGUAGE plpgsql AS $$
DECLARE
  account wallet_account;
  missing numeric;
BEGIN
  SELECT * INTO STRICT account FROM wallet_account WHERE id = p_account;
  missing := p_needed - ledger_lock_balance(account.cash_id);
  IF missing <= 0 THEN RETURN 0; END IF;
  PERFORM ledger_post('debt:' || p_key, 'debt', jsonb_build_array(jsonb_build_object(
    'from', wallet_debts(account.currency), 'to', account.cash_id, 'amount', missing::text)), '{}', NULL);
  UPDATE wallet_account SET debt = debt + missing WHERE id = p_account;
  RETURN missing;
END $$;

-- Pays what the account owes from the real money it holds now. Called with every movement that is told to its player.
CREATE OR REPLACE FUNCTION wallet_pay_debt(p_account uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  account wallet_account;
  paid numeric;
BEGIN
  SELECT * INTO account FROM wallet_account WHERE id = p_account AND debt > 0;
  IF NOT FOUND OR ledger_balance_of(account.cash_id) = 0 THEN RETURN; END IF;
  paid := least(ledger_lock_balance(account.cash_id), (SELECT debt FROM wallet_account WHERE id = p_account));
  IF paid <= 0 THEN RETURN; END IF;
  PERFORM ledger_post('debt_paid:' || ledger_uuidv7(), 'debt_paid', jsonb_build_array(jsonb_build_object(
    'from', account.cash_id, 'to', wallet_debts(account.currency), 'amount', paid::text)), '{}', NULL);
  UPDATE wallet_account SET debt = debt - paid WHERE id = p_account;
END $$;
