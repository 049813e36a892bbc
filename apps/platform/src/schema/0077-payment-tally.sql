-- How many payments a player has of each kind, currency and state, so that a page of history counts none.

CREATE TABLE payment_tally (
  player_id uuid NOT NULL,
  kind text NOT NULL,
  currency text NOT NULL,
  state text NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (player_id, kind, currency, state)
) WITH (fillfactor = 80);

-- Nobody pays between the count of those there are and the triggers that count the next.
LOCK TABLE invoice, withdrawal IN SHARE ROW EXCLUSIVE MODE;

INSERT INTO payment_tally (player_id, kind, currency, state, count)
  SELECT player_id, 'deposit', currency, status, count(*) FROM invoice GROUP BY player_id, currency, status
  UNION ALL
  SELECT player_id, 'withdrawal', currency, state, count(*) FROM withdrawal GROUP BY player_id, currency, state;

-- As the definitions beside the modules say it, for what comes before those are applied.
CREATE FUNCTION payment_count(p_player uuid, p_kind text, p_currency text, p_former text, p_state text) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO payment_tally AS known (player_id, kind, currency, state, count)
  SELECT p_player, p_kind, p_currency, state, change
  FROM (VALUES (p_former, -1), (p_state, 1)) AS moved (state, change)
  WHERE state IS NOT NULL AND p_former IS DISTINCT FROM p_state ORDER BY state
  ON CONFLICT (player_id, kind, currency, state) DO UPDATE SET count = known.count + excluded.count
$$;
CREATE FUNCTION invoice_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM payment_count(NEW.player_id, 'deposit', NEW.currency, CASE TG_OP WHEN 'UPDATE' THEN OLD.status END, NEW.status);
  RETURN NULL;
END $$;
CREATE FUNCTION withdrawal_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM payment_count(NEW.player_id, 'withdrawal', NEW.currency, CASE TG_OP WHEN 'UPDATE' THEN OLD.state END, NEW.state);
  RETURN NULL;
END $$;
CREATE TRIGGER counted AFTER INSERT OR UPDATE OF status ON invoice
  FOR EACH ROW EXECUTE FUNCTION invoice_count();
CREATE TRIGGER counted AFTER INSERT OR UPDATE OF state ON withdrawal
  FOR EACH ROW EXECUTE FUNCTION withdrawal_count();
