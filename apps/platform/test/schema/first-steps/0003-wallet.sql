-- 0001-wallet: One account for each player and currency, exactly one of them active; its money stands in the ledger.

      CREATE TABLE wallet_account (
        id uuid PRIMARY KEY,
        player_id uuid NOT NULL,
        currency text NOT NULL,
        -- One smallest unit in main units, 0.01 for EUR: a product with it is exact, a quotient is not.
        subunit_value numeric NOT NULL CHECK (subunit_value > 0),
        cash_id uuid NOT NULL UNIQUE REFERENCES ledger_account (id),
        bonus_id uuid NOT NULL UNIQUE REFERENCES ledger_account (id),
        held_id uuid NOT NULL UNIQUE REFERENCES ledger_account (id),
        is_active boolean NOT NULL DEFAULT false,
        is_hidden boolean NOT NULL DEFAULT false,
        opened_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (player_id, currency),
        CONSTRAINT wallet_account_active_is_shown CHECK (NOT (is_active AND is_hidden))
      );
      CREATE UNIQUE INDEX wallet_account_one_active ON wallet_account (player_id) WHERE is_active;

      -- The account as the wire carries it, amounts in main units.
      CREATE FUNCTION wallet_account_json(p_account uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
        SELECT jsonb_build_object(
          'id', account.id,
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

      -- Tells the player's open pages what the account holds now. Called after every movement, in its
      -- transaction. Money that arrives on a hidden account brings it back.
      CREATE FUNCTION wallet_publish_account(p_account uuid, p_player uuid) RETURNS void LANGUAGE sql AS $$
        UPDATE wallet_account SET is_hidden = false WHERE id = p_account AND is_hidden;
        INSERT INTO outbox (channel, data) VALUES ('wallet:accounts#' || p_player,
          jsonb_build_object('event', 'account.balance.updated', 'account', wallet_account_json(p_account)))
      $$;
    