-- Breaks: cooling-off and self-exclusion.

-- The break that stands against a player at the moment, the one of exclusion before others; no row for none.
CREATE OR REPLACE FUNCTION limit_break(p_player uuid, p_now timestamptz,
  OUT id uuid, OUT definition smallint, OUT ends_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT id, definition, nullif(limit_break_end(ends_at, change_at), 'infinity') FROM player_limit
  WHERE player_id = p_player AND removed_at IS NULL AND definition > 3 AND limit_break_end(ends_at, change_at) > p_now
  ORDER BY definition, limit_break_end(ends_at, change_at) DESC LIMIT 1
$$;

-- Nobody shortens an exclusion, whatever they call themselves.
CREATE OR REPLACE FUNCTION limit_keep_exclusion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.definition = 4 AND NEW.player_id = OLD.player_id AND NEW.removed_at IS NULL
      AND NEW.starts_at <= OLD.starts_at AND (NEW.ends_at IS NULL OR NEW.ends_at >= OLD.ends_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a self-exclusion is never shortened' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER exclusion_stands BEFORE UPDATE OR DELETE ON player_limit
  FOR EACH ROW WHEN (OLD.definition = 4) EXECUTE FUNCTION limit_keep_exclusion();
