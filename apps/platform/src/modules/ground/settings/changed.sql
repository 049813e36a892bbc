-- Whoever changes what operators set, by a command or by hand, is heard by every process.

CREATE OR REPLACE FUNCTION setting_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings_changed', '');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON currency_setting
  FOR EACH STATEMENT EXECUTE FUNCTION setting_changed();
CREATE OR REPLACE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON country_restriction
  FOR EACH STATEMENT EXECUTE FUNCTION setting_changed();
CREATE OR REPLACE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON country_setting
  FOR EACH STATEMENT EXECUTE FUNCTION setting_changed();
CREATE OR REPLACE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON field_setting
  FOR EACH STATEMENT EXECUTE FUNCTION setting_changed();
