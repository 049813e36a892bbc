-- The keys of requests that may come again, each with the answer its request got.

CREATE TABLE request_key (
  -- The hash of whose key it is, for which operation, and the key.
  id bytea PRIMARY KEY,
  operation text NOT NULL,
  -- NULL for a guest.
  player_id uuid,
  -- What was asked for, by a keyed hash: bodies hold passwords.
  request_hash bytea NOT NULL,
  -- What this request is known by outside, the same at every attempt.
  attempt_id uuid NOT NULL,
  -- Status, headers and body, sealed: answers hold tokens. NULL while nothing was answered.
  answer bytea,
  -- Until when an attempt that calls an outside company counts as running.
  leased_until timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX request_key_age ON request_key (created_at);
