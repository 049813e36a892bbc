-- Ways to pay of a company that operators switched off.

CREATE TABLE payment_method_off (
  company_id text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('deposits', 'withdrawals')),
  method text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (company_id, direction, method)
);
