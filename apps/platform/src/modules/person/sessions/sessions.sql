-- Whether the sign-in was over at the moment, closed or without a sign of its player for too long: what was opened from
-- it is over too.
CREATE OR REPLACE FUNCTION session_is_closed(p_session uuid, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM player_session
    WHERE id = p_session AND (closed_at IS NOT NULL OR idle_ends_at <= p_at))
$$;

-- Takes signs of players in sessions: each goes on for its time from then. What moves the end by little is left out, and
-- a session that was over by then stays over.
CREATE OR REPLACE FUNCTION session_take_signs(p_sessions uuid[], p_at timestamptz[]) RETURNS void LANGUAGE sql AS $$
  UPDATE player_session session SET idle_ends_at = sign.at + make_interval(mins => idle_minutes)
  FROM (SELECT id, max(at) AS at FROM unnest(p_sessions, p_at) AS given (id, at) GROUP BY id) AS sign
  WHERE session.id = sign.id AND closed_at IS NULL AND idle_ends_at > sign.at
    AND idle_ends_at + make_interval(secs => least(30, idle_minutes * 2.5))
      <= sign.at + make_interval(mins => idle_minutes)
$$;
