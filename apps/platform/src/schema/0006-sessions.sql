-- One row for each sign-in; closing the row ends its tokens.
-- formerly 0001-sessions 7ec087b37a74ee222a2534209c06b24d7f08b74b2b204e56aafa70712390295b

CREATE TABLE player_session (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  -- SHA-256 of the secret in the companion cookie; the secret itself is nowhere.
  secret_hash bytea NOT NULL CHECK (length(secret_hash) = 32),
  device_type text NOT NULL,
  user_agent text NOT NULL,
  address text NOT NULL,
  country text,
  fingerprint text,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE INDEX player_session_by_player ON player_session (player_id, created_at DESC, id DESC);
