-- Bets, wins and rollbacks of outside studios, each one statement that repeats its first answer.
-- formerly 0001-seamless 1bdecddfa3b9d2fec5a00282a4b50487d43207563b62d4901556eea18399cd1f

-- Every call that was answered for good, under the company's own transaction id.
CREATE TABLE seamless_transaction (
  source text NOT NULL,
  transaction_id text NOT NULL,
  -- A tombstone stands where a bet would, when its rollback came first.
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback', 'tombstone')),
  request_hash bytea NOT NULL,
  account_id uuid NOT NULL,
  round_reference text NOT NULL,
  amount numeric(38,0) NOT NULL DEFAULT 0,
  -- Null when the call moved no money.
  entry_id uuid,
  -- The entry that gave a bet back.
  reversed_by uuid,
  -- Byte for byte what the company got.
  answer text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (source, transaction_id)
);
