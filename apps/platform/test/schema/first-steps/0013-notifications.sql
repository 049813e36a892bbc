-- 0001-notifications: Messages of the house to players, in the language they had when it was written.

      CREATE TABLE player_message (
        id uuid PRIMARY KEY,
        player_id uuid NOT NULL,
        content jsonb NOT NULL,
        read_at timestamptz,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX player_message_by_player ON player_message (player_id, id DESC);
      CREATE INDEX player_message_unread ON player_message (player_id) WHERE read_at IS NULL;
    