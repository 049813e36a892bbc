-- Letters that wait to be handed over; a row goes when its letter was taken or is of no use any more.
-- formerly 0001-mail 79f14213956d709821329c5708af44705fc2940719a8509b98f36739d1f5f2a1

CREATE TABLE letter (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  medium text NOT NULL CHECK (medium IN ('email', 'sms')),
  -- Null for a letter to nobody, which is dropped.
  recipient text,
  -- What it says, closed with the platform's secret: it may carry a code.
  sealed bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE INDEX letter_due ON letter (next_attempt_at);
