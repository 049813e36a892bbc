-- Periods of cash limits: the player's own days, weeks from Monday and months.

-- The zone a player's days are cut by: their own if the database knows it, else UTC.
CREATE OR REPLACE FUNCTION limit_zone(p_player uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  zone text := player_time_zone(p_player);
BEGIN
  PERFORM now() AT TIME ZONE zone;
  RETURN coalesce(zone, 'UTC');
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN 'UTC';
END $$;

-- When the period that the moment lies in began, however long its days are.
CREATE OR REPLACE FUNCTION limit_period_start(p_period text, p_zone text, p_at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT limit_midnight(date_trunc(limit_period_unit(p_period), p_at AT TIME ZONE p_zone), p_zone)
$$;

-- When it ends: as many local days later as it has.
CREATE OR REPLACE FUNCTION limit_period_end(p_period text, p_zone text, p_at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT limit_midnight(date_trunc(limit_period_unit(p_period), p_at AT TIME ZONE p_zone)
    + ('1 ' || limit_period_unit(p_period))::interval, p_zone)
$$;

-- The first moment of a local day. Where clocks go back over midnight it strikes twice, and the first time counts.
CREATE OR REPLACE FUNCTION limit_midnight(p_local timestamp, p_zone text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN (later - interval '1 hour') AT TIME ZONE p_zone >= p_local THEN later - interval '1 hour'
    ELSE later END
  FROM (SELECT p_local AT TIME ZONE p_zone AS later) AS midnight
$$;

CREATE OR REPLACE FUNCTION limit_period_unit(p_period text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_period WHEN 'daily' THEN 'day' WHEN 'weekly' THEN 'week' WHEN 'monthly' THEN 'month' END
$$;

-- The period that runs now, of a limit whose last known one ended before. Who moved to another zone meanwhile gets no
-- shorter one by it: a period that the move cuts short lasts until the next one of the new zone is over too.
CREATE OR REPLACE FUNCTION limit_next_period(p_limit player_limit, p_zone text, p_now timestamptz,
  OUT starts_at timestamptz, OUT ends_at timestamptz) LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_zone <> p_limit.time_zone AND limit_period_start(p_limit.period, p_zone, p_limit.ends_at) < p_limit.ends_at THEN
    starts_at := p_limit.ends_at;
    ends_at := limit_period_end(p_limit.period, p_zone, limit_period_end(p_limit.period, p_zone, starts_at));
    IF p_now < ends_at THEN RETURN; END IF;
  END IF;
  starts_at := limit_period_start(p_limit.period, p_zone, p_now);
  ends_at := limit_period_end(p_limit.period, p_zone, p_now);
END $$;

-- The cash limits of a player as they stand at the moment, whether or not anything was counted in the running period.
CREATE OR REPLACE FUNCTION limit_standing(p_player uuid, p_now timestamptz) RETURNS SETOF player_limit
LANGUAGE plpgsql STABLE AS $$
DECLARE
  standing player_limit;
BEGIN
  FOR standing IN SELECT * FROM player_limit WHERE player_id = p_player AND removed_at IS NULL
      AND (definition <= 3 OR limit_break_end(ends_at, change_at) > p_now) ORDER BY created_at, id LOOP
    IF standing.definition <= 3 AND standing.ends_at <= p_now THEN
      SELECT next.starts_at, next.ends_at, 0 INTO standing.starts_at, standing.ends_at, standing.used
        FROM limit_next_period(standing, limit_zone(p_player), p_now) next;
    END IF;
    RETURN NEXT standing;
  END LOOP;
END $$;

-- Begins the period that runs now where the last one is over, of limits in one currency or, with null, in all.
CREATE OR REPLACE FUNCTION limit_roll(p_player uuid, p_currency text, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  zone text := limit_zone(p_player);
BEGIN
  UPDATE player_limit AS due SET used = 0, time_zone = zone,
      (starts_at, ends_at) = (SELECT next.starts_at, next.ends_at FROM limit_next_period(due, zone, p_now) next)
    WHERE player_id = p_player AND removed_at IS NULL AND definition <= 3 AND ends_at <= p_now
      AND (p_currency IS NULL OR currency = p_currency);
END $$;

-- When a break is over: at its end or, where the player asked for it, earlier.
CREATE OR REPLACE FUNCTION limit_break_end(p_ends timestamptz, p_change timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE AS $$
  SELECT least(coalesce(p_ends, 'infinity'), coalesce(p_change, 'infinity'))
$$;
