-- Addresses of coins that players are given, for ever, and what was paid to them: each payment is one invoice.

CREATE TABLE deposit_address (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  account_id uuid NOT NULL,
  method text NOT NULL,
  network text NOT NULL,
  currency text NOT NULL,
  provider text NOT NULL,
  -- The company's own name for it, under which it is asked what came.
  company_invoice text NOT NULL,
  address text NOT NULL,
  -- Where many share an address and are told apart by a tag.
  tag text,
  -- What a wallet reads from a code, and the company's own page.
  link text,
  page text,
  -- Which bonus was chosen with it; another choice is another address.
  choice text NOT NULL,
  -- What is credited at once; less waits for more. As the player was told it, whatever the rates do.
  amount_min numeric(38,0) NOT NULL CHECK (amount_min > 0),
  created_at timestamptz NOT NULL,
  -- When the first payment to it was seen.
  used_at timestamptz,
  changed_at timestamptz NOT NULL,
  -- When the company is asked next, should it not speak first.
  ask_at timestamptz NOT NULL,
  UNIQUE (provider, company_invoice)
);
CREATE INDEX deposit_address_fresh ON deposit_address (account_id, created_at DESC) WHERE used_at IS NULL;
CREATE INDEX deposit_address_due ON deposit_address (ask_at);

CREATE TABLE deposit_address_payment (
  provider text NOT NULL,
  method text NOT NULL,
  network text NOT NULL,
  -- The transaction and which of its outputs it is.
  payment_id text NOT NULL,
  address_id uuid NOT NULL REFERENCES deposit_address (id),
  account_id uuid NOT NULL,
  invoice_id uuid NOT NULL UNIQUE,
  amount numeric(38,0) NOT NULL CHECK (amount > 0),
  -- 'small' is confirmed and waits for more; 'void' was replaced by another transaction.
  state text NOT NULL CHECK (state IN ('seen', 'small', 'settled', 'void')),
  seen_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (provider, method, network, payment_id)
);
CREATE INDEX deposit_address_payment_of ON deposit_address_payment (address_id);
CREATE INDEX deposit_address_payment_small ON deposit_address_payment (account_id) WHERE state = 'small';
