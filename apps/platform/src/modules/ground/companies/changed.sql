-- Whoever changes the registry, by a command or by hand, is heard by every process.

CREATE OR REPLACE FUNCTION company_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('companies_changed', '');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON company
  FOR EACH STATEMENT EXECUTE FUNCTION company_changed();
