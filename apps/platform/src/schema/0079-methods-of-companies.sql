-- What each payment company said last that it offers, and what an invoice's method was when it was chosen.

CREATE TABLE payment_method (
  company_id text PRIMARY KEY,
  methods jsonb NOT NULL,
  heard_at timestamptz NOT NULL
);

ALTER TABLE invoice ADD COLUMN way jsonb;
