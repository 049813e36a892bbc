-- Browsers that show messages of the house, and what is on its way to them.

CREATE TABLE push_subscription (
  -- A hash of its address, by which a browser knows its own.
  id text PRIMARY KEY,
  player_id uuid NOT NULL,
  -- The sign-in it was made by: it ends with that.
  session_id uuid NOT NULL,
  -- The address and keys, closed: whoever has them can write to the browser.
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscription_by_player ON push_subscription (player_id, created_at DESC);
CREATE INDEX push_subscription_by_session ON push_subscription (session_id);

CREATE TABLE push_message (
  -- Of the message it tells of.
  id uuid NOT NULL,
  subscription_id text NOT NULL REFERENCES push_subscription ON DELETE CASCADE,
  kind text NOT NULL,
  locale text,
  path text,
  attempts integer NOT NULL DEFAULT 0,
  written_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Kept for some days after it was sent or given up, so that nothing is told twice.
  done_at timestamptz,
  PRIMARY KEY (id, subscription_id)
);
CREATE INDEX push_message_due ON push_message (next_attempt_at) WHERE done_at IS NULL;
CREATE INDEX push_message_done ON push_message (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX push_message_of_subscription ON push_message (subscription_id);
