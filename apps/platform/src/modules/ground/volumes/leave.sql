-- A volume that leaves the database. Whoever calls it has written its rows out and keeps what is needed of them.

-- The first id after a volume.
CREATE OR REPLACE FUNCTION volume_end_id(p_name text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT volume_first_id(ends_at) FROM volume WHERE name = p_name
$$;

-- Up to which moment the volumes of a table have left; '-infinity' as long as none has.
CREATE OR REPLACE FUNCTION volume_left_until(p_parent text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(ends_at), '-infinity') FROM volume WHERE parent = p_parent AND left_at IS NOT NULL
$$;

-- Takes the volume, the oldest, out of its table and drops it; its ids belong to the early one from then on. With the
-- rights of whoever calls it, who must own the tables; gives up rather than have everybody wait behind it for longer than a
-- second.
CREATE OR REPLACE FUNCTION volume_leave(p_name text) RETURNS void LANGUAGE plpgsql SET lock_timeout = '1s' AS $$
DECLARE
  left_volume volume;
  early text;
BEGIN
  SELECT * INTO STRICT left_volume FROM volume WHERE name = p_name AND left_at IS NULL FOR UPDATE;
  PERFORM volume_lock_referred(left_volume.parent);
  EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', left_volume.parent, p_name);
  EXECUTE format('DROP TABLE %I', p_name);
  early := left_volume.parent || '_early';
  EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', left_volume.parent, early);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', left_volume.parent, early,
    volume_end_id(p_name));
  UPDATE volume SET left_at = now() WHERE name = p_name;
END $$;
