-- What deposits ask to be staked before their account's money may leave. It stands on the account's row, because every
-- movement changes that row anyway: a stake counts without a statement of its own.

-- Adds a deposit's due. After all of the former run was staked a new one begins; what was staked beyond it is kept, for
-- stakes of it that are given back later.
CREATE OR REPLACE FUNCTION wallet_require_turnover(p_account uuid, p_amount numeric, p_now timestamptz) RETURNS void
LANGUAGE sql AS $$
  UPDATE wallet_account SET
    turnover_surplus = turnover_surplus + greatest(turnover_staked - turnover_required, 0),
    turnover_required = CASE WHEN turnover_staked >= turnover_required THEN 0 ELSE turnover_required END + p_amount,
    turnover_staked = CASE WHEN turnover_staked >= turnover_required THEN 0 ELSE turnover_staked END,
    turnover_began_at = CASE WHEN turnover_staked >= turnover_required THEN p_now ELSE turnover_began_at END
  WHERE id = p_account
$$;

-- wallet_pay_in for a deposit that asks this much to be staked.
CREATE OR REPLACE FUNCTION wallet_pay_deposit(p_account uuid, p_player uuid, p_owner text, p_owner_kind text, p_key text,
  p_kind text, p_amount numeric, p_meta jsonb, p_turnover numeric, p_now timestamptz) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  entry uuid := wallet_pay_in(p_account, p_player, p_owner, p_owner_kind, p_key, p_kind, p_amount, p_meta);
BEGIN
  IF p_turnover > 0 THEN PERFORM wallet_require_turnover(p_account, p_turnover, p_now); END IF;
  RETURN entry;
END $$;

-- wallet_publish_account for a stake, of which this much was real money.
CREATE OR REPLACE FUNCTION wallet_publish_stake(p_account uuid, p_player uuid, p_cash numeric) RETURNS void
LANGUAGE sql AS $$
  UPDATE wallet_account SET version = version + 1, is_hidden = false, turnover_staked = turnover_staked + p_cash
    WHERE id = p_account;
  INSERT INTO outbox (channel, data) VALUES ('wallet:accounts#' || p_player,
    jsonb_build_object('event', 'account.balance.updated', 'account', wallet_account_json(p_account)))
$$;

-- wallet_publish_stake for stakes of many accounts, each there once, in this order.
CREATE OR REPLACE FUNCTION wallet_publish_stakes(p_accounts uuid[], p_players uuid[], p_cash numeric[]) RETURNS void
LANGUAGE sql AS $$
  UPDATE wallet_account owned SET version = version + 1, is_hidden = false,
      turnover_staked = turnover_staked + staked.cash
    FROM unnest(p_accounts, p_cash) AS staked (account, cash) WHERE owned.id = staked.account;
  INSERT INTO outbox (channel, data)
    SELECT 'wallet:accounts#' || player,
      jsonb_build_object('event', 'account.balance.updated', 'account', wallet_account_json(account))
    FROM unnest(p_accounts, p_players) WITH ORDINALITY AS staked (account, player, place) ORDER BY place
$$;

-- wallet_publish_account for a stake given back: what it had worked off is due again. One of a former run is first taken
-- off what that run had staked beyond its due.
CREATE OR REPLACE FUNCTION wallet_publish_return(p_account uuid, p_player uuid, p_cash numeric, p_taken_at timestamptz)
RETURNS void LANGUAGE sql AS $$
  SELECT wallet_pay_debt(p_account);
  UPDATE wallet_account SET version = version + 1, is_hidden = false,
    turnover_staked = turnover_staked
      - CASE WHEN p_taken_at < turnover_began_at THEN greatest(p_cash - turnover_surplus, 0) ELSE p_cash END,
    turnover_surplus = CASE WHEN p_taken_at < turnover_began_at THEN greatest(turnover_surplus - p_cash, 0)
      ELSE turnover_surplus END
    WHERE id = p_account;
  INSERT INTO outbox (channel, data) VALUES ('wallet:accounts#' || p_player,
    jsonb_build_object('event', 'account.balance.updated', 'account', wallet_account_json(p_account)))
$$;
