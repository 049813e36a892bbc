-- Withdrawals are counted with deposits.
CREATE OR REPLACE FUNCTION withdrawal_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM payment_count(NEW.player_id, 'withdrawal', NEW.currency, CASE TG_OP WHEN 'UPDATE' THEN OLD.state END, NEW.state);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER counted AFTER INSERT OR UPDATE OF state ON withdrawal
  FOR EACH ROW EXECUTE FUNCTION withdrawal_count();
