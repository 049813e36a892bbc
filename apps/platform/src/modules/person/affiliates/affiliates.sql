-- Who brought a player was decided when they registered, and never changes.
CREATE OR REPLACE FUNCTION affiliate_keep_first() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'who brought the player % stands', OLD.player_id USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER first_stands BEFORE UPDATE ON affiliate_player
  FOR EACH ROW EXECUTE FUNCTION affiliate_keep_first();
