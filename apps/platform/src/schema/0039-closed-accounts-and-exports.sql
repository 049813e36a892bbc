-- Accounts may be closed by their player, and later lose what says who it was; files of a player's data.
ALTER TABLE player ADD COLUMN closed_at timestamptz;
ALTER TABLE player ADD COLUMN erased_at timestamptz;
-- Somebody who was forgotten has none of them.
ALTER TABLE player DROP CONSTRAINT player_can_sign_in;
ALTER TABLE player ADD CONSTRAINT player_can_sign_in
  CHECK (email IS NOT NULL OR phone IS NOT NULL OR came_through IS NOT NULL OR erased_at IS NOT NULL)
  NOT VALID;
ALTER TABLE player VALIDATE CONSTRAINT player_can_sign_in;
CREATE INDEX player_to_erase ON player (closed_at) WHERE closed_at IS NOT NULL AND erased_at IS NULL;

CREATE TABLE player_export (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  ready_at timestamptz,
  expires_at timestamptz NOT NULL,
  -- A ZIP archive, once it is ready.
  file bytea,
  CHECK ((ready_at IS NULL) = (file IS NULL))
);
CREATE INDEX player_export_by_player ON player_export (player_id, requested_at DESC);
CREATE INDEX player_export_by_end ON player_export (expires_at);
