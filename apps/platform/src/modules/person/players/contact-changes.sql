-- Notes when a player got another password or e-mail, whoever changed it: payouts ask for their age. The first ones, of
-- registration, are no change; an erased player has neither.
CREATE OR REPLACE FUNCTION player_note_contact_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.password_hash IS DISTINCT FROM OLD.password_hash THEN NEW.password_changed_at := NEW.updated_at; END IF;
  IF NEW.email IS DISTINCT FROM OLD.email THEN NEW.email_changed_at := NEW.updated_at; END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER contact_changes BEFORE UPDATE OF password_hash, email ON player
  FOR EACH ROW EXECUTE FUNCTION player_note_contact_change();
