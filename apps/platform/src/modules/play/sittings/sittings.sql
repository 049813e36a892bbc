-- Stretches of play without a long pause.

-- The latest sitting that had begun by the moment, over or not; all null when there is none.
CREATE OR REPLACE FUNCTION sitting_at(p_player uuid, p_at timestamptz) RETURNS sitting LANGUAGE sql STABLE AS $$
  SELECT * FROM sitting WHERE player_id = p_player AND started_at <= p_at ORDER BY started_at DESC LIMIT 1
$$;

-- Counts stretches of play, one for each player, in one statement: each goes on with the sitting that stands or begins
-- one; a stretch of wins and stakes given back alone belongs to the latest, however late they come. That a sitting goes on
-- is written down once in half a minute.
CREATE OR REPLACE FUNCTION sitting_count(p_stretches json, p_money json, p_pause interval) RETURNS void LANGUAGE sql AS $$
  WITH stretch AS MATERIALIZED (
    SELECT stretch.id, stretch."playerId" AS player_id, "firstAt" AS first_at, "lastAt" AS last_at,
      CASE WHEN "firstAt" IS NULL OR latest.last_at + p_pause >= "firstAt" THEN latest.id END AS known
    FROM json_to_recordset(p_stretches)
      AS stretch (id uuid, "playerId" uuid, at timestamptz, "firstAt" timestamptz, "lastAt" timestamptz)
    LEFT JOIN LATERAL (
      SELECT sitting.id, sitting.last_at FROM sitting
      WHERE sitting.player_id = stretch."playerId" AND started_at <= stretch.at
      ORDER BY started_at DESC LIMIT 1) AS latest ON true
  ), begun AS (
    INSERT INTO sitting (id, player_id, started_at, last_at)
    SELECT id, player_id, first_at, last_at FROM stretch WHERE known IS NULL AND first_at IS NOT NULL
  ), going_on AS (
    UPDATE sitting SET last_at = stretch.last_at FROM stretch
    WHERE sitting.id = stretch.known AND sitting.last_at + interval '30 seconds' <= stretch.last_at
  )
  INSERT INTO sitting_money AS counted (sitting_id, currency, staked, won)
  SELECT coalesce(known, stretch.id), currency, staked, won
  FROM stretch JOIN json_to_recordset(p_money) AS money (id uuid, currency text, staked numeric, won numeric)
    ON money.id = stretch.id
  WHERE known IS NOT NULL OR first_at IS NOT NULL
  ON CONFLICT (sitting_id, currency)
  DO UPDATE SET staked = counted.staked + excluded.staked, won = counted.won + excluded.won
$$;

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

-- Whether play stands still: a reality check is due and not answered in a sitting that goes on, or its rest is not over.
CREATE OR REPLACE FUNCTION sitting_stops_play(p_player uuid, p_minutes integer, p_rest integer, p_now timestamptz)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (last_at + interval '30 minutes' >= p_now
      AND greatest(started_at, checked_at) + make_interval(mins => p_minutes) <= p_now)
    OR checked_at + make_interval(mins => p_rest) > p_now, false)
  FROM sitting_at(p_player, p_now)
$$;
