-- Whether the house asks who plays for a checked identity and this player has none.
CREATE OR REPLACE FUNCTION identity_bars_play(p_player uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM identity_rule WHERE is_needed_for_play)
    AND NOT EXISTS (SELECT FROM identity_check WHERE player_id = p_player AND state = 'approved')
$$;
