-- Rates that operators hold by hand, and those that wait for a second operator.

CREATE TABLE rate_by_hand (
  currency text PRIMARY KEY,
  -- What holds until it is lifted.
  per_base numeric NOT NULL CHECK (per_base > 0),
  set_by uuid NOT NULL,
  -- Null where one operator was enough.
  approved_by uuid,
  set_at timestamptz NOT NULL,
  -- What would hold without it: a feed's last good rate, or the last that two operators agreed on.
  free_per_base numeric NOT NULL CHECK (free_per_base > 0),
  free_at timestamptz NOT NULL,
  free_source text NOT NULL
);

CREATE TABLE rate_wish (
  currency text PRIMARY KEY,
  per_base numeric NOT NULL CHECK (per_base > 0),
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL
);
