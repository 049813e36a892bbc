-- Stretches of play without a long pause.

-- The sitting a stake or an opening of a game belongs to: the one that was going on, or one that begins with it.
CREATE OR REPLACE FUNCTION sitting_go_on(p_id uuid, p_player uuid, p_at timestamptz, p_pause interval) RETURNS uuid
LANGUAGE plpgsql AS $$
DECLARE
  latest sitting := sitting_at(p_player, p_at);
BEGIN
  IF latest.last_at + p_pause < p_at OR latest.id IS NULL THEN
    INSERT INTO sitting (id, player_id, started_at, last_at) VALUES (p_id, p_player, p_at, p_at);
    RETURN p_id;
  END IF;
  UPDATE sitting SET last_at = p_at WHERE id = latest.id AND last_at < p_at;
  RETURN latest.id;
END $$;

-- The latest sitting that had begun by the moment, over or not; all null when there is none.
CREATE OR REPLACE FUNCTION sitting_at(p_player uuid, p_at timestamptz) RETURNS sitting LANGUAGE sql STABLE AS $$
  SELECT * FROM sitting WHERE player_id = p_player AND started_at <= p_at ORDER BY started_at DESC LIMIT 1
$$;

-- Counts what happened, one row each, in the order of time: stakes and openings go on with a sitting or begin one;
-- wins and stakes given back belong to the latest, however late they come.
CREATE OR REPLACE FUNCTION sitting_count(p_happened json, p_pause interval) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  happened record;
  target uuid;
BEGIN
  FOR happened IN SELECT * FROM json_to_recordset(p_happened) AS happened (id uuid, "playerId" uuid, "occurredAt" timestamptz,
      "isPlay" boolean, currency text, staked numeric, won numeric) LOOP
    target := CASE WHEN happened."isPlay"
      THEN sitting_go_on(happened.id, happened."playerId", happened."occurredAt", p_pause)
      ELSE (sitting_at(happened."playerId", happened."occurredAt")).id END;
    IF target IS NULL OR happened.currency IS NULL THEN CONTINUE; END IF;
    INSERT INTO sitting_money AS known (sitting_id, currency, staked, won)
      VALUES (target, happened.currency, happened.staked, happened.won)
      ON CONFLICT (sitting_id, currency)
      DO UPDATE SET staked = known.staked + excluded.staked, won = known.won + excluded.won;
  END LOOP;
END $$;

-- When the player's own day began.
CREATE OR REPLACE FUNCTION sitting_day_start(p_player uuid, p_now timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT limit_period_start('daily', limit_zone(p_player), p_now)
$$;

-- Where the steps of a range of the player's own days begin, and, last, where the range ends. Weeks begin on Mondays.
CREATE OR REPLACE FUNCTION sitting_edges(p_player uuid, p_from date, p_to date, p_step text)
RETURNS TABLE (day date, at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT edge, limit_midnight(edge::timestamp, zone)
  FROM limit_zone(p_player) AS zone CROSS JOIN (
    SELECT greatest(step::date, p_from) AS edge
      FROM generate_series(date_trunc(p_step, p_from::timestamp), p_to::timestamp, ('1 ' || p_step)::interval) AS step
    UNION ALL SELECT p_to + 1) AS edges
  ORDER BY 1
$$;

-- How long the player sat at play between two moments.
CREATE OR REPLACE FUNCTION sitting_seconds(p_player uuid, p_from timestamptz, p_to timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(extract(epoch FROM least(last_at, p_to) - greatest(started_at, p_from))), 0)::bigint
  FROM sitting WHERE player_id = p_player AND started_at < p_to AND last_at > p_from
$$;
