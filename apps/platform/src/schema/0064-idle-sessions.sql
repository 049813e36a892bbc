-- When a session ends for want of a sign of its player, where the rules of a country ask for that.

ALTER TABLE player_session
  -- Minutes without a sign of the player; null where the rules say nothing.
  ADD COLUMN idle_minutes integer,
  ADD COLUMN idle_ends_at timestamptz;
CREATE INDEX player_session_idle ON player_session (idle_ends_at) WHERE closed_at IS NULL AND idle_ends_at IS NOT NULL;

-- It says now of which moment it speaks.
DROP FUNCTION IF EXISTS session_is_closed(uuid);
