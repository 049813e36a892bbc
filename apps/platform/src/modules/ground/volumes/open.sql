-- Tables in volumes: one part for the ids of each month. The first holds whatever came before there were volumes, the
-- rest what comes before its month has been opened, the early one what has to stay of months that left.

-- The first id of version 7 that a moment may give.
CREATE OR REPLACE FUNCTION volume_first_id(p_at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex(floor(extract(epoch FROM p_at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- Locks the tables that rows of this one refer to, which attaching and detaching do as well, but after the table itself:
-- whoever writes begins with those, and would wait for us while we wait for them.
CREATE OR REPLACE FUNCTION volume_lock_referred(p_parent text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  referred regclass;
BEGIN
  FOR referred IN SELECT DISTINCT confrelid::regclass FROM pg_constraint
    WHERE contype = 'f' AND conrelid = p_parent::regclass ORDER BY 1
  LOOP
    EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', referred);
  END LOOP;
END $$;

-- Opens the months of a table that begin before the moment and have no volume; returns how many. Each is made as the rest
-- is, with what guards it, and takes over what the rest holds of its month. The table is out of reach for a moment; it gives
-- up rather than have others wait behind it for longer than a second. With the rights of the tables' owner, because the
-- role that serves may have rights to data alone.
CREATE OR REPLACE FUNCTION volume_open_until(p_parent text, p_until timestamptz) RETURNS integer LANGUAGE plpgsql
SECURITY DEFINER SET search_path FROM CURRENT SET lock_timeout = '1s' AS $$
DECLARE
  rest constant text := p_parent || '_rest';
  key text;
  month timestamptz;
  month_end timestamptz;
  name text;
  guard text;
  opened integer := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('volumes of ' || p_parent, 0));
  SELECT max(ends_at) INTO month FROM volume WHERE parent = p_parent;
  IF month IS NULL THEN RAISE EXCEPTION '% has no volumes', p_parent; END IF;
  IF month >= p_until THEN RETURN 0; END IF;
  key := substring(pg_get_partkeydef(p_parent::regclass) FROM '\((\w+)\)');
  PERFORM volume_lock_referred(p_parent);
  EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', p_parent, rest);
  EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', rest);
  WHILE month < p_until LOOP
    month_end := (month AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
    name := p_parent || to_char(month AT TIME ZONE 'UTC', '_YYYY_MM');
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', name, rest)
      || (SELECT coalesce(' WITH (' || array_to_string(reloptions, ', ') || ')', '') FROM pg_class WHERE oid = rest::regclass);
    EXECUTE format('WITH moved AS (DELETE FROM %I WHERE %I < $1 RETURNING *) INSERT INTO %I SELECT * FROM moved',
      rest, key, name) USING volume_first_id(month_end);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', p_parent, name,
      volume_first_id(month), volume_first_id(month_end));
    -- Triggers of rows come with the parent; those of statements guard each volume by itself.
    FOR guard IN SELECT regexp_replace(pg_get_triggerdef(oid), ' ON \S+ FOR EACH STATEMENT', format(' ON %I FOR EACH STATEMENT', name))
      FROM pg_trigger WHERE tgrelid = rest::regclass AND NOT tgisinternal AND tgtype & 1 = 0
    LOOP
      EXECUTE guard;
    END LOOP;
    INSERT INTO volume (name, parent, begins_at, ends_at) VALUES (name, p_parent, month, month_end);
    opened := opened + 1;
    month := month_end;
  END LOOP;
  EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', rest);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (MAXVALUE)', p_parent, rest,
    volume_first_id(month));
  RETURN opened;
END $$;
