-- Money that came to accounts which were closed before it.

CREATE TABLE late_money (
  account_id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  currency text NOT NULL,
  -- When the first of it came.
  held_since timestamptz NOT NULL,
  -- The latest fact that brought some; an earlier one changes nothing.
  fact_number bigint NOT NULL,
  -- The person has yet to be told of it.
  is_untold boolean NOT NULL,
  told_at timestamptz
);
CREATE INDEX late_money_untold ON late_money (account_id) WHERE is_untold;
CREATE INDEX late_money_held ON late_money (held_since, account_id);
