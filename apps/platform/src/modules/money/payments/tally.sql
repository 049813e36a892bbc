-- Counting a player's payments as they come and change, by the day they were asked for, with what they come to: so no page
-- and no sum of a history reads it all.

-- Payments of one day left states and came into others. Whoever touches two states takes them in one order.
CREATE OR REPLACE FUNCTION payment_count(p_player uuid, p_kind text, p_currency text, p_asked_at timestamptz, p_states text[],
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

CREATE OR REPLACE TRIGGER counted AFTER INSERT OR UPDATE OF status ON invoice
  FOR EACH ROW EXECUTE FUNCTION invoice_count();
