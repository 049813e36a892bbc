-- Clean-up finds sessions that are over without reading those that are not.

CREATE INDEX player_session_open_by_age ON player_session (last_seen_at) WHERE closed_at IS NULL;
CREATE INDEX player_session_closed_by_age ON player_session (closed_at) WHERE closed_at IS NOT NULL;
