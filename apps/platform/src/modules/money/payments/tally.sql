-- Counting a player's payments as they come and change, so that no page of a history counts them.

-- One payment is in this state now, and no longer in the former, which is null for a new one. Whoever touches two states
-- takes them in one order.
CREATE OR REPLACE FUNCTION payment_count(p_player uuid, p_kind text, p_currency text, p_former text, p_state text) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO payment_tally AS known (player_id, kind, currency, state, count)
  SELECT p_player, p_kind, p_currency, state, change
  FROM (VALUES (p_former, -1), (p_state, 1)) AS moved (state, change)
  WHERE state IS NOT NULL AND p_former IS DISTINCT FROM p_state ORDER BY state
  ON CONFLICT (player_id, kind, currency, state) DO UPDATE SET count = known.count + excluded.count
$$;

CREATE OR REPLACE FUNCTION invoice_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM payment_count(NEW.player_id, 'deposit', NEW.currency, CASE TG_OP WHEN 'UPDATE' THEN OLD.status END, NEW.status);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER counted AFTER INSERT OR UPDATE OF status ON invoice
  FOR EACH ROW EXECUTE FUNCTION invoice_count();
