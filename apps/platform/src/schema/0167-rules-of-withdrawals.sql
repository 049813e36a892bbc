-- Up to where withdrawals are paid without a person, where operators say something else than the house as shipped.

-- One row at most. Sums are in smallest units of the base currency.
CREATE TABLE withdrawal_rule (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  amount_max bigint NOT NULL CHECK (amount_max >= 0),
  day_sum_max bigint NOT NULL CHECK (day_sum_max >= 0),
  day_count_max integer NOT NULL CHECK (day_count_max >= 0),
  contact_age_hours integer NOT NULL CHECK (contact_age_hours >= 0),
  new_destination_max bigint NOT NULL CHECK (new_destination_max >= 0),
  alone_max bigint NOT NULL CHECK (alone_max >= 0)
);
