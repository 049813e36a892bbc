-- 0002-player-codes: Codes that were sent to a player and prove that they read what we send there.

      CREATE TABLE player_code (
        -- SHA-256 of the code; the code itself is nowhere.
        hash bytea PRIMARY KEY CHECK (length(hash) = 32),
        purpose text NOT NULL CHECK (purpose IN ('password_reset', 'email_confirmation')),
        player_id uuid NOT NULL REFERENCES player (id),
        -- The address it was sent to; a code is worth nothing once the player has another.
        contact text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX player_code_by_player ON player_code (player_id, purpose);
      CREATE INDEX player_code_by_end ON player_code (expires_at);
    