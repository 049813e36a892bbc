-- Whose word a rate is, and what was said last of each currency.

ALTER TABLE currency_setting ADD COLUMN rate_source text NOT NULL DEFAULT 'house';

CREATE TABLE rate_quote (
  currency text PRIMARY KEY,
  source text NOT NULL,
  -- As it came: it may be no number at all.
  said text NOT NULL,
  at timestamptz NOT NULL,
  heard_at timestamptz NOT NULL,
  -- What was against it; null where it became the rate.
  problem text
);
