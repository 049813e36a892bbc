-- Double entry whose invariants hold whoever writes: accounts, entries, postings, balances, holds.
-- formerly 0001-ledger 9ce8b809709f57763548f31366287a16e37ed1c718802126e38e7f29d1eb6317

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
