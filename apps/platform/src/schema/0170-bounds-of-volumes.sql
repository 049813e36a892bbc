-- Towards volumes by month: every posting and round there is will lie in the first, and rounds get a table of their names.

-- Which ids of a table lie in which of its parts. Ids are of version 7 and begin with their moment.
CREATE TABLE volume (
  name text PRIMARY KEY,
  parent text NOT NULL,
  -- The first moment of it and the first after it; '-infinity' and 'infinity' for all that lies before and behind.
  begins_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  -- When it left the database.
  left_at timestamptz,
  CHECK (begins_at < ends_at),
  UNIQUE (parent, ends_at)
);

-- A round's own name is its source's, once over all volumes.
CREATE TABLE round_key (
  source text NOT NULL,
  reference text NOT NULL,
  round_id uuid NOT NULL,
  PRIMARY KEY (source, reference)
);

-- Rounds that begin while the former release serves.
CREATE FUNCTION round_key_of_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO round_key (source, reference, round_id) VALUES (NEW.source, NEW.reference, NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER named AFTER INSERT ON game_round FOR EACH ROW EXECUTE FUNCTION round_key_of_new();

-- The first volumes end with the month after this one, or after that of the last id where a clock went ahead.
DO $$
DECLARE
  parent text;
  key text;
  last uuid;
  month_end timestamptz;
BEGIN
  FOREACH parent IN ARRAY ARRAY['ledger_posting', 'game_round'] LOOP
    key := CASE parent WHEN 'game_round' THEN 'id' ELSE 'entry_id' END;
    EXECUTE format('SELECT %1$I FROM %2$I ORDER BY %1$I DESC LIMIT 1', key, parent) INTO last;
    month_end := (date_trunc('month', greatest(now(),
        to_timestamp(('x' || left(replace(last::text, '-', ''), 12))::bit(48)::bigint / 1000.0)) AT TIME ZONE 'UTC')
      + interval '2 months') AT TIME ZONE 'UTC';
    INSERT INTO volume (name, parent, begins_at, ends_at) VALUES (parent || '_first', parent, '-infinity', month_end);
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (%I < %L) NOT VALID', parent, parent || '_of_first', key,
      (lpad(to_hex((extract(epoch FROM month_end) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid);
  END LOOP;
END $$;
