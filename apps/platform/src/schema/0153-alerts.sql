-- What operators are told of by chat: troubles of the house while they last, and how far each address has heard.

CREATE TABLE alert (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Who looks for it; whatever a look no longer finds of its own is over.
  watcher text NOT NULL,
  subject text NOT NULL,
  -- What is said of it when it begins and when it is over.
  begins text NOT NULL,
  ends text NOT NULL,
  began_at timestamptz NOT NULL,
  -- When it has lasted long enough to be told.
  due_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  told_at timestamptz,
  ended_at timestamptz
);
CREATE UNIQUE INDEX alert_lasting ON alert (watcher, subject) WHERE ended_at IS NULL;
CREATE INDEX alert_ended ON alert (ended_at) WHERE ended_at IS NOT NULL;

CREATE TABLE alert_message (
  -- In the order in which they are told; writers take turns.
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  text text NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE INDEX alert_message_written ON alert_message (written_at);

CREATE TABLE alert_address (
  -- A hash: whoever has the address can write to the room.
  id text PRIMARY KEY,
  -- The last message it has.
  told_to bigint NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  -- Why the last attempt was none.
  problem text
);
