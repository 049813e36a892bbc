-- What sessions may ask of players in one statement: who may be signed in at all.
CREATE OR REPLACE VIEW player_with_access AS SELECT id FROM player WHERE status IN (1, 2);

-- Whether the player may not stake money: limited, blocked or closed.
CREATE OR REPLACE FUNCTION player_is_barred(p_player uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM player WHERE id = p_player AND status <> 1)
$$;
