-- Writes down that something happened to a player, in the caller's transaction. Transactions that record facts of one
-- player take turns from here to their ends, so the order of the rows is the order of the commits. Call it last:
-- what is locked after it may wait for somebody who waits for this.
CREATE OR REPLACE FUNCTION fact_record(p_kind text, p_player uuid, p_data jsonb,
  p_occurred_at timestamptz DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('facts ' || p_player, 0));
  INSERT INTO fact_inbox (player_id, kind, data, occurred_at) VALUES (p_player, p_kind, p_data, coalesce(p_occurred_at, clock_timestamp()));
END $$;

-- fact_record for many players, who stand in the order of their ids so that two who do this never wait for each other.
CREATE OR REPLACE FUNCTION fact_record_each(p_kind text, p_players uuid[], p_data jsonb[], p_occurred_at timestamptz[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('facts ' || player, 0)) FROM unnest(p_players) AS player;
  INSERT INTO fact_inbox (player_id, kind, data, occurred_at)
    SELECT player, p_kind, data, at
    FROM unnest(p_players, p_data, p_occurred_at) WITH ORDINALITY AS fact (player, data, at, place) ORDER BY place;
END $$;
