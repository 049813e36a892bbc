-- Processes that work on jobs say here that they live, so that what a dead one held is taken up by others.

CREATE TABLE job_worker (
  id text PRIMARY KEY CHECK (id <> ''),
  seen_at timestamptz NOT NULL
);
