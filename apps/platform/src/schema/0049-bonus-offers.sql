-- What players chose of the house's offers: with a deposit, or by a code.

-- What a deposit was chosen to set off, with the offer as it was then.
CREATE TABLE bonus_choice (
  invoice_id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  offer_id text NOT NULL,
  offer jsonb NOT NULL,
  -- Where it came from a code.
  code_id uuid,
  created_at timestamptz NOT NULL
);

CREATE TABLE bonus_code (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  code text NOT NULL,
  offer_id text NOT NULL,
  -- 1 applied at once, 3 attached to a deposit.
  trigger smallint NOT NULL,
  -- 1 waits for a deposit, 2 applied, 4 was not available when it came to it.
  status smallint NOT NULL CHECK (status IN (1, 2, 4)),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX bonus_code_one_waiting ON bonus_code (player_id) WHERE status = 1;
CREATE INDEX bonus_code_by_player ON bonus_code (player_id, id);
