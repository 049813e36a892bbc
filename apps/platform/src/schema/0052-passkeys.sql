-- Players may sign in by passkeys: keys that a device keeps and opens for its owner.

CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  -- What the device calls it.
  credential_id bytea NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1023),
  public_key bytea NOT NULL,
  -- How often the device used it, as far as it counts; 0 for one that does not.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
  -- Whether its device gave it to others of the same person.
  is_backed_up boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_by_player ON passkey (player_id, created_at);

CREATE TABLE passkey_challenge (
  -- SHA-256 of what a device is asked to sign.
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('addition', 'sign_in', 'proof')),
  -- NULL where nobody is known yet.
  player_id uuid,
  expires_at timestamptz NOT NULL,
  CHECK ((player_id IS NULL) = (purpose = 'sign_in'))
);
CREATE INDEX passkey_challenge_by_end ON passkey_challenge (expires_at);
