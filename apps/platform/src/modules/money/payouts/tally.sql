-- Withdrawals are counted with deposits.
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

CREATE OR REPLACE TRIGGER counted AFTER INSERT OR UPDATE OF state ON withdrawal
  FOR EACH ROW EXECUTE FUNCTION withdrawal_count();
