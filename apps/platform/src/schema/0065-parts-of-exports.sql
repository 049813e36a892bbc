-- An archive of a player's data is kept in pieces, as it is made and as it is handed over.

CREATE TABLE player_export_part (
  -- One making of an archive; one that broke off leaves pieces that go with the request.
  file_id uuid NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  export_id uuid NOT NULL REFERENCES player_export ON DELETE CASCADE,
  -- Sealed by the platform.
  bytes bytea NOT NULL,
  PRIMARY KEY (file_id, position)
);
CREATE INDEX player_export_part_by_export ON player_export_part (export_id);
-- What is packed and sealed packs no further.
ALTER TABLE player_export_part ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Archives that were made before this step lie in `file`, for seven days at most.
ALTER TABLE player_export
  ADD COLUMN file_id uuid,
  ADD COLUMN part_count integer CHECK ((part_count IS NULL) = (file_id IS NULL)),
  DROP CONSTRAINT player_export_check,
  ADD CONSTRAINT player_export_ready CHECK ((ready_at IS NULL) = (file IS NULL AND file_id IS NULL));
