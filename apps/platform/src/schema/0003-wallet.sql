-- One account for each player and currency, exactly one of them active; its money stands in the ledger.
-- formerly 0001-wallet 7b079817292842261d1015e25f072e508ebd521f6f69efd05ee037651820c9c5

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
