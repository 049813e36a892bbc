-- What the release before this one asks of a stake; a launch asks the rules of the player instead.
CREATE OR REPLACE FUNCTION identity_bars_play(p_player uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM identity_rule WHERE is_needed_for_play)
    AND NOT EXISTS (SELECT FROM identity_check WHERE player_id = p_player AND state = 'approved')
$$;
