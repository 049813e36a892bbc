-- Writes down that something happened to a player, in the caller's transaction. Transactions that record facts of one
-- player take turns from here to their ends, so the order of the rows is the order of the commits. Call it last:
-- what is locked after it may wait for somebody who waits for this.
CREATE OR REPLACE FUNCTION fact_record(p_kind text, p_player uuid, p_data jsonb,
  p_occurred_at timestamptz DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('facts ' || p_player, 0));
  INSERT INTO fact_inbox (player_id, kind, data, occurred_at) VALUES (p_player, p_kind, p_data, coalesce(p_occurred_at, clock_timestamp()));
END $$;
