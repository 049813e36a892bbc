-- Whoever changes the catalogue, a synchronisation or an operator by hand, is heard by every process.

CREATE OR REPLACE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE OR REPLACE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game_provider
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE OR REPLACE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game_collection
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
