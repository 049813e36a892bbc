-- What operators let players pay in and out at once, within what the companies say. Nothing stands here as shipped.

CREATE TABLE payment_bound (
  direction text NOT NULL CHECK (direction IN ('deposits', 'withdrawals')),
  currency text NOT NULL,
  -- Empty for every method in the currency.
  method text NOT NULL,
  -- Main units of the currency; null leaves it to the company.
  amount_min numeric CHECK (amount_min > 0),
  amount_max numeric CHECK (amount_max > 0),
  -- Amounts to suggest, the first of them first.
  presets numeric[],
  PRIMARY KEY (direction, currency, method),
  CHECK (amount_min <= amount_max),
  CHECK (num_nonnulls(amount_min, amount_max, presets) > 0)
);
