-- Withdrawals with their lives, what payment companies said about them, and what must be staked before money leaves.

CREATE TABLE withdrawal (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  account_id uuid NOT NULL,
  method text NOT NULL,
  provider text NOT NULL,
  currency text NOT NULL,
  amount numeric(38,0) NOT NULL CHECK (amount > 0),
  -- The same in smallest units of the base currency, at the rate of the moment it was asked for.
  base_amount numeric(38,0) NOT NULL,
  state text NOT NULL CHECK (state IN
    ('collecting', 'checking', 'approved', 'sending', 'paid', 'failed', 'refused', 'cancelled', 'review')),
  -- Why a person decides about it.
  checks text[] NOT NULL DEFAULT '{}',
  -- Where the money goes, as much of it as may be shown, and by a keyed hash to know it again.
  destination text,
  destination_hash bytea,
  is_destination_new boolean NOT NULL DEFAULT false,
  -- What the player filled in, sealed; gone when the withdrawal has ended.
  details bytea,
  -- What the payment company lets the player see.
  public_data jsonb,
  -- What was paid where it is not what was asked for.
  paid_amount numeric(38,0),
  paid_currency text,
  hold_id uuid NOT NULL UNIQUE,
  entry_id uuid UNIQUE,
  -- Why it was refused, in words the player is told.
  why text,
  note text,
  -- Of two operators the one who approved first; who approved last, NULL where the house's rules did.
  first_approved_by uuid,
  approved_by uuid,
  created_at timestamptz NOT NULL,
  approved_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  updated_at timestamptz NOT NULL,
  -- When the payment company was last asked about it.
  asked_at timestamptz NOT NULL,
  CHECK ((state IN ('paid', 'failed', 'refused', 'cancelled')) = (entry_id IS NOT NULL)),
  CHECK ((entry_id IS NOT NULL) = (ended_at IS NOT NULL)),
  CHECK ((state = 'refused') = (why IS NOT NULL)),
  CONSTRAINT withdrawal_takes_two CHECK (approved_by IS NULL OR approved_by IS DISTINCT FROM first_approved_by)
);
CREATE INDEX withdrawal_history ON withdrawal (player_id, id DESC);
CREATE INDEX withdrawal_under_way ON withdrawal (asked_at) WHERE state IN ('collecting', 'approved', 'sending');
CREATE INDEX withdrawal_waiting ON withdrawal (id) WHERE state IN ('checking', 'review');
CREATE INDEX withdrawal_paid_to ON withdrawal (player_id, destination_hash) WHERE state = 'paid';

-- One row for each report, so that a repeat is known whatever came between.
CREATE TABLE withdrawal_report (
  provider text NOT NULL,
  event_id text NOT NULL,
  withdrawal_id uuid NOT NULL REFERENCES withdrawal (id),
  status text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, event_id, withdrawal_id)
);

-- What deposits of a run ask to be staked, what was staked of it, and what former runs had staked beyond their due. In
-- smallest units; a run begins with the first deposit after all of the former one was staked.
ALTER TABLE wallet_account
  ADD COLUMN turnover_required numeric(38,0) NOT NULL DEFAULT 0 CHECK (turnover_required >= 0),
  ADD COLUMN turnover_staked numeric(38,0) NOT NULL DEFAULT 0,
  ADD COLUMN turnover_surplus numeric(38,0) NOT NULL DEFAULT 0 CHECK (turnover_surplus >= 0),
  ADD COLUMN turnover_began_at timestamptz;

-- How old the password and the e-mail are; NULL where they are those of registration.
ALTER TABLE player ADD COLUMN password_changed_at timestamptz, ADD COLUMN email_changed_at timestamptz;
