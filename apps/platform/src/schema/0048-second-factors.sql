-- Players may be asked for a second proof at every sign-in: the code of an authenticator, or one of ten recovery codes.

CREATE TABLE second_factor (
  player_id uuid PRIMARY KEY REFERENCES player (id),
  -- What the authenticator's codes are made of, sealed; NULL until its first code was given.
  authenticator_key bytea,
  -- The last half minute a code was taken of: each code works once.
  authenticator_step bigint NOT NULL DEFAULT 0,
  -- Since when it is asked for.
  confirmed_at timestamptz,
  -- The key of an authenticator that is being set up, sealed; it takes the other's place with its first code.
  pending_key bytea,
  CHECK ((authenticator_key IS NULL) = (confirmed_at IS NULL)),
  CHECK (authenticator_key IS NOT NULL OR pending_key IS NOT NULL)
);

CREATE TABLE second_factor_recovery_code (
  player_id uuid NOT NULL REFERENCES player (id),
  -- SHA-256 of 120 random bits.
  hash bytea NOT NULL CHECK (length(hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (player_id, hash)
);

-- Sign-ins that wait for the second proof.
CREATE TABLE second_factor_challenge (
  -- SHA-256 of the secret in the browser's cookie.
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  player_id uuid NOT NULL REFERENCES player (id),
  -- SHA-256 of the password's hash when the sign-in began; another password ends it.
  password_mark bytea NOT NULL CHECK (length(password_mark) = 32),
  is_place_known boolean NOT NULL,
  fingerprint text,
  attempts_left smallint NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX second_factor_challenge_by_end ON second_factor_challenge (expires_at);
CREATE INDEX second_factor_challenge_by_player ON second_factor_challenge (player_id);
