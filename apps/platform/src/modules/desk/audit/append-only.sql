-- Lines of the audit log stand for ever, whoever writes.

CREATE OR REPLACE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'AU001';
END $$;

CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_line
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
