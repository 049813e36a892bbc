-- Whom affiliate companies brought, and what came of it by day.

CREATE TABLE affiliate_player (
  player_id uuid PRIMARY KEY,
  company_id text NOT NULL,
  tag text NOT NULL,
  -- Under which name the company hears of the player: it leads to nobody without this row.
  reference uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  registered_at timestamptz NOT NULL
);

CREATE TABLE affiliate_day (
  company_id text NOT NULL,
  tag text NOT NULL,
  -- Of UTC.
  day date NOT NULL,
  registrations integer NOT NULL DEFAULT 0 CHECK (registrations >= 0),
  first_depositors integer NOT NULL DEFAULT 0 CHECK (first_depositors >= 0),
  PRIMARY KEY (company_id, tag, day)
);
CREATE INDEX affiliate_day_newest ON affiliate_day (day DESC, company_id, tag);

CREATE TABLE affiliate_deposit_day (
  company_id text NOT NULL,
  tag text NOT NULL,
  day date NOT NULL,
  currency text NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  -- Smallest units.
  amount numeric(38,0) NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (company_id, tag, day, currency)
);
