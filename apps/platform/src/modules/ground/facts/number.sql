-- How many facts a volume of the log holds: about four gigabytes with its indexes.
CREATE OR REPLACE FUNCTION fact_volume_size() RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT 10000000::bigint';

-- Opens the volume that this number belongs to. Attaching keeps nobody from reading or writing the others. With the
-- rights of the tables' owner, because the role that serves may have rights to data alone.
CREATE OR REPLACE FUNCTION fact_open_volume(p_number bigint) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  place bigint := (p_number - 1) / fact_volume_size();
  volume text := 'fact_' || place;
BEGIN
  IF to_regclass(volume) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE fact INCLUDING ALL)', volume);
  EXECUTE format('ALTER TABLE fact ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', volume,
    place * fact_volume_size() + 1, (place + 1) * fact_volume_size() + 1);
END $$;

-- Moves committed facts from the inbox to the log and numbers them; returns how many, or null when somebody else is
-- at it. One at a time, and each with a snapshot younger than the commit of the one before, so numbers are seen in
-- their order and without gaps, and a reader who has seen one has seen all below it.
CREATE OR REPLACE FUNCTION fact_number(p_limit integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  head bigint;
  numbered integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7046029258) THEN RETURN NULL; END IF;
  -- Bets must not wait for this commit's turn at the disk. What a crash takes back lies in the inbox again, and nobody
  -- can have built on these numbers for good: commits are kept in their order.
  PERFORM set_config('synchronous_commit', 'off', true);
  SELECT number INTO STRICT head FROM fact_head;
  PERFORM fact_open_volume(head + 1), fact_open_volume(head + p_limit);
  WITH taken AS (
    DELETE FROM fact_inbox
    WHERE id <= (SELECT max(id) FROM (SELECT id FROM fact_inbox ORDER BY id LIMIT p_limit) AS oldest) RETURNING *
  )
  INSERT INTO fact (number, share, player_id, kind, data, occurred_at, recorded_at)
    SELECT head + row_number() OVER (ORDER BY id), get_byte(uuid_send(player_id), 15) % 16, player_id, kind, data,
      occurred_at, recorded_at
    FROM taken;
  GET DIAGNOSTICS numbered = ROW_COUNT;
  IF numbered > 0 THEN
    UPDATE fact_head SET number = head + numbered;
    -- Not on the way of a bet, and a few times a second at most: transactions that notify commit one by one.
    PERFORM pg_notify('facts', '');
  END IF;
  RETURN numbered;
END $$;
