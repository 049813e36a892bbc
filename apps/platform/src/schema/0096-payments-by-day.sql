-- Payments are counted by the day they were asked for, with what they come to: no page and no sum of a history reads it all.

-- Nobody pays between the count of those there are and the triggers that count the next.
LOCK TABLE invoice, withdrawal IN SHARE ROW EXCLUSIVE MODE;

-- What was settled before deposits kept their worth is worth what it would be today.
UPDATE invoice SET base_amount = round(invoice.amount * account.subunit_value * 100 / setting.per_base)
FROM wallet_account account, currency_setting setting
WHERE invoice.status = 'success' AND invoice.base_amount IS NULL
  AND account.id = invoice.account_id AND setting.code = invoice.currency;

DELETE FROM payment_tally;
ALTER TABLE payment_tally
  ADD COLUMN day date NOT NULL,
  ADD COLUMN amount numeric NOT NULL DEFAULT 0,
  ADD COLUMN base_amount numeric NOT NULL DEFAULT 0,
  DROP CONSTRAINT payment_tally_pkey,
  ADD PRIMARY KEY (player_id, day, kind, currency, state);

INSERT INTO payment_tally (player_id, day, kind, currency, state, count, amount, base_amount)
  SELECT player_id, (created_at AT TIME ZONE 'UTC')::date, 'deposit', currency, status, count(*), sum(amount),
    coalesce(sum(base_amount), 0)
  FROM invoice GROUP BY 1, 2, 3, 4, 5
  UNION ALL
  SELECT player_id, (created_at AT TIME ZONE 'UTC')::date, 'withdrawal', currency, state, count(*), sum(amount),
    coalesce(sum(base_amount), 0)
  FROM withdrawal GROUP BY 1, 2, 3, 4, 5;

-- As the definitions beside the modules say it, for what comes before those are applied.
CREATE FUNCTION payment_count(p_player uuid, p_kind text, p_currency text, p_asked_at timestamptz, p_states text[],
  p_changes integer[], p_amounts numeric[], p_base_amounts numeric[]) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO payment_tally AS known (player_id, day, kind, currency, state, count, amount, base_amount)
  SELECT p_player, (p_asked_at AT TIME ZONE 'UTC')::date, p_kind, p_currency, state, sum(change), sum(change * amount),
    sum(change * coalesce(base_amount, 0))
  FROM unnest(p_states, p_changes, p_amounts, p_base_amounts) AS moved (state, change, amount, base_amount)
  GROUP BY state HAVING sum(change) <> 0 OR sum(change * amount) <> 0 ORDER BY state
  ON CONFLICT (player_id, day, kind, currency, state) DO UPDATE SET count = known.count + excluded.count,
    amount = known.amount + excluded.amount, base_amount = known.base_amount + excluded.base_amount
$$;
CREATE OR REPLACE FUNCTION invoice_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM payment_count(NEW.player_id, 'deposit', NEW.currency, NEW.created_at, ARRAY[NEW.status], ARRAY[1],
      ARRAY[NEW.amount], ARRAY[NEW.base_amount]);
  ELSE
    PERFORM payment_count(NEW.player_id, 'deposit', NEW.currency, NEW.created_at, ARRAY[OLD.status, NEW.status],
      ARRAY[-1, 1], ARRAY[OLD.amount, NEW.amount], ARRAY[OLD.base_amount, NEW.base_amount]);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION withdrawal_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM payment_count(NEW.player_id, 'withdrawal', NEW.currency, NEW.created_at, ARRAY[NEW.state], ARRAY[1],
      ARRAY[NEW.amount], ARRAY[NEW.base_amount]);
  ELSE
    PERFORM payment_count(NEW.player_id, 'withdrawal', NEW.currency, NEW.created_at, ARRAY[OLD.state, NEW.state],
      ARRAY[-1, 1], ARRAY[OLD.amount, NEW.amount], ARRAY[OLD.base_amount, NEW.base_amount]);
  END IF;
  RETURN NULL;
END $$;
DROP FUNCTION payment_count(uuid, text, text, text, text);

-- Histories are read by day, and the last payment of each currency by itself.
DROP INDEX invoice_history;
CREATE INDEX invoice_history ON invoice (player_id, created_at DESC, id DESC);
CREATE INDEX invoice_last ON invoice (player_id, currency, updated_at DESC, id DESC) WHERE status = 'success';
DROP INDEX withdrawal_history;
CREATE INDEX withdrawal_history ON withdrawal (player_id, created_at DESC, id DESC);
CREATE INDEX withdrawal_last ON withdrawal (player_id, currency, ended_at DESC, id DESC) WHERE state = 'paid';
