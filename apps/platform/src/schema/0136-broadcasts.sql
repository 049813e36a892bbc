-- Messages of operators to the players of a segment, and how far each is.

CREATE TABLE broadcast (
  id uuid PRIMARY KEY,
  segment_id text NOT NULL,
  topic text NOT NULL,
  channels text[] NOT NULL,
  -- Title and body by language; English is always there.
  texts jsonb NOT NULL,
  path text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'stopped')),
  send_at timestamptz NOT NULL,
  per_second smallint NOT NULL CHECK (per_second BETWEEN 1 AND 100),
  -- In the segment when it was written.
  players integer NOT NULL,
  -- The last player it came to; those before and it are done, and nobody after it.
  reached_up_to uuid,
  next_turn_at timestamptz NOT NULL,
  reached integer NOT NULL DEFAULT 0,
  by_site integer NOT NULL DEFAULT 0,
  by_email integer NOT NULL DEFAULT 0,
  by_push integer NOT NULL DEFAULT 0,
  left_closed integer NOT NULL DEFAULT 0,
  left_break integer NOT NULL DEFAULT 0,
  left_unwilling integer NOT NULL DEFAULT 0,
  left_failed integer NOT NULL DEFAULT 0,
  operator_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX broadcast_newest ON broadcast (created_at DESC, id DESC);
CREATE INDEX broadcast_due ON broadcast (next_turn_at) WHERE state IN ('waiting', 'sending');
