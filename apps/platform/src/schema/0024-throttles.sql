-- Attempts within a window and calls that were seen, counted over all processes; unlogged, for a crash may forget them.

CREATE UNLOGGED TABLE throttle_window (
  -- The beginning of the SHA-256 of what is counted: short, and nothing that somebody typed.
  key bytea PRIMARY KEY,
  used integer NOT NULL,
  ends_at timestamptz NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX throttle_window_by_end ON throttle_window (ends_at);

CREATE UNLOGGED TABLE seen_call (
  key bytea PRIMARY KEY,
  forgotten_at timestamptz NOT NULL
);
CREATE INDEX seen_call_by_end ON seen_call (forgotten_at);
