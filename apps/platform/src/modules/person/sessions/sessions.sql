-- Whether the sign-in was closed: what was opened from it is over.
CREATE OR REPLACE FUNCTION session_is_closed(p_session uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM player_session WHERE id = p_session AND closed_at IS NOT NULL)
$$;
