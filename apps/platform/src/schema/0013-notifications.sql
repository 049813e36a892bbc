-- Messages of the house to players, in the language they had when it was written.
-- formerly 0001-notifications 47b63af57235b1847b289d6145d7b5ed61ff81c2a9e76b765f39d63daa4a09fa

CREATE TABLE player_message (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  content jsonb NOT NULL,
  read_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX player_message_by_player ON player_message (player_id, id DESC);
CREATE INDEX player_message_unread ON player_message (player_id) WHERE read_at IS NULL;
