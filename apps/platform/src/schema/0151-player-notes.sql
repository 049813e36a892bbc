-- What operators write down about a player.

CREATE TABLE player_note (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  operator_id uuid NOT NULL,
  operator text NOT NULL,
  text text NOT NULL CHECK (text <> ''),
  -- For whoever looks into crime: not shown to all, and not told to the player.
  is_confidential boolean NOT NULL,
  -- The note that this one puts right.
  corrects uuid REFERENCES player_note (id) ON DELETE CASCADE,
  written_at timestamptz NOT NULL
);
CREATE INDEX player_note_of_player ON player_note (player_id, id DESC);
CREATE UNIQUE INDEX player_note_corrected ON player_note (corrects) WHERE corrects IS NOT NULL;
