-- Money put right by hand, and what an operator may do alone.

CREATE TABLE correction (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  account_id uuid NOT NULL,
  currency text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('credit', 'debit')),
  amount numeric(38,0) NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('waiting', 'posted', 'refused')),
  reason text NOT NULL CHECK (reason <> ''),
  asked_by uuid NOT NULL,
  -- The second operator; NULL where one was enough, and while nobody decided.
  decided_by uuid,
  decision_reason text,
  entry_id uuid UNIQUE,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state = 'posted') = (entry_id IS NOT NULL)),
  -- Who asked may take a correction back, and never let it pass.
  CONSTRAINT correction_takes_two CHECK (state <> 'posted' OR decided_by IS DISTINCT FROM asked_by)
);
CREATE INDEX correction_waiting ON correction (id DESC) WHERE state = 'waiting';
CREATE INDEX correction_by_player ON correction (player_id, id DESC);
CREATE INDEX correction_alone ON correction (asked_by, currency, created_at) WHERE state = 'posted' AND decided_by IS NULL;

CREATE TABLE correction_ceiling (
  currency text PRIMARY KEY,
  alone_max numeric(38,0) NOT NULL CHECK (alone_max >= 0)
);
