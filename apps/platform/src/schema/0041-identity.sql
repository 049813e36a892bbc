-- Whose identity an outside company has checked, and what the house asks that for.

CREATE TABLE identity_check (
  player_id uuid PRIMARY KEY REFERENCES player (id),
  -- The company that looks; null where an operator decided alone.
  company_id text REFERENCES company (id),
  -- What the company calls the player.
  applicant_id text,
  state text NOT NULL CHECK (state IN ('started', 'pending', 'approved', 'retry', 'rejected')),
  -- Why it was not approved, for the player.
  reason text,
  -- What was said last, and when the company (or an operator) said it: whatever is older changes nothing.
  told text NOT NULL,
  told_at timestamptz NOT NULL,
  -- Keyed hashes of the checked document's number, and of name and day of birth. Never the thing itself.
  document_hash bytea CHECK (length(document_hash) = 32),
  name_hash bytea CHECK (length(name_hash) = 32)
);
CREATE INDEX identity_check_by_document ON identity_check (document_hash) WHERE document_hash IS NOT NULL;
CREATE INDEX identity_check_by_name ON identity_check (name_hash) WHERE name_hash IS NOT NULL;

-- One row at most; none asks for nothing.
CREATE TABLE identity_rule (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  is_needed_for_play boolean NOT NULL,
  is_needed_for_deposit boolean NOT NULL,
  -- Main units of the base currency, over 30 days; null for none.
  payout_from numeric CHECK (payout_from >= 0)
);
