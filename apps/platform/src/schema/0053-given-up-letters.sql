-- Letters that were never delivered, so that an operator sees whom none reached; without what they said.

CREATE TABLE letter_given_up (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  medium text NOT NULL,
  recipient text NOT NULL,
  attempts integer NOT NULL,
  written_at timestamptz NOT NULL,
  reason text NOT NULL CHECK (reason IN ('refused', 'late', 'unreadable')),
  given_up_at timestamptz NOT NULL
);
CREATE INDEX letter_given_up_by_time ON letter_given_up (given_up_at DESC, id DESC);
