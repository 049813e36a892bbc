-- Tokens by which chat companies know players.

CREATE TABLE chat_token (
  player_id uuid NOT NULL,
  company_id text NOT NULL,
  -- Who the player is there, for ever: their conversations hang on it.
  entity_id text NOT NULL,
  -- Sealed; null once it was given up.
  token bytea,
  token_type text NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, company_id)
);
