-- Repeated jobs and how each of them ended last, for whoever looks after them.

CREATE TABLE job_repeated (
  name text PRIMARY KEY CHECK (name <> ''),
  pattern text NOT NULL,
  began_at timestamptz,
  ended_at timestamptz,
  error text,
  CHECK ((began_at IS NULL) = (ended_at IS NULL)),
  CHECK (error IS NULL OR ended_at IS NOT NULL)
);
