-- All the SQL there is that knows the engine, so that another one could stand behind the same functions. Only its
-- published functions and its view `jobs` are used, and nothing of ours hangs on them in its schema.

-- Adds a job in the caller's transaction; SQL of other modules calls this too. A job with the key of one that waits
-- takes its place, and one that runs already is followed by another.
CREATE OR REPLACE FUNCTION job_add(a_name text, a_payload jsonb, a_run_at timestamptz, a_key text, a_attempts_max integer)
RETURNS void LANGUAGE sql AS $$
  SELECT graphile_worker.add_job(a_name, payload => a_payload::json, run_at => a_run_at, job_key => a_key,
    max_attempts => a_attempts_max)
$$;

-- Takes back what waits under a key.
CREATE OR REPLACE FUNCTION job_remove(a_key text) RETURNS void LANGUAGE sql AS $$
  SELECT graphile_worker.remove_job(a_key)
$$;

-- What is to be done, what is being done and what failed for good, the longest due first.
CREATE OR REPLACE FUNCTION job_list(a_count_max integer)
RETURNS TABLE (id bigint, name text, key text, state text, run_at timestamptz, attempts integer, attempts_max integer,
  last_error text)
LANGUAGE sql STABLE AS $$
  SELECT job.id, job.task_identifier, job.key,
    CASE WHEN job.locked_at IS NOT NULL THEN 'running' WHEN job.attempts >= job.max_attempts THEN 'failed'
      WHEN job.run_at <= now() THEN 'due' ELSE 'waiting' END,
    job.run_at, job.attempts, job.max_attempts, job.last_error
  FROM graphile_worker.jobs job ORDER BY job.run_at, job.id LIMIT a_count_max
$$;

-- Lets jobs that nobody works on begin anew, at once. Returns how many.
CREATE OR REPLACE FUNCTION job_retry(some_ids bigint[]) RETURNS bigint LANGUAGE sql AS $$
  SELECT count(*) FROM graphile_worker.reschedule_jobs(some_ids, run_at => now(), attempts => 0)
$$;

-- Drops jobs that nobody works on. Returns how many.
CREATE OR REPLACE FUNCTION job_cancel(some_ids bigint[]) RETURNS bigint LANGUAGE sql AS $$
  SELECT count(*) FROM graphile_worker.complete_jobs(some_ids)
$$;

-- Drops the oldest of those that failed for good before then. Returns how many.
CREATE OR REPLACE FUNCTION job_forget_failed(a_failed_before timestamptz, a_count_max integer)
RETURNS bigint LANGUAGE sql AS $$
  SELECT job_cancel(ARRAY(
    SELECT job.id FROM graphile_worker.jobs job
    WHERE job.locked_at IS NULL AND job.attempts >= job.max_attempts AND job.updated_at < a_failed_before
    ORDER BY job.id LIMIT a_count_max))
$$;

-- Says that a worker lives, and gives back what those hold who have not said so for as long as the patience lasts.
CREATE OR REPLACE FUNCTION job_worker_seen(a_worker text, a_patience interval) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  some_gone text[];
BEGIN
  INSERT INTO job_worker (id, seen_at) VALUES (a_worker, now()) ON CONFLICT (id) DO UPDATE SET seen_at = now();
  DELETE FROM job_worker WHERE id IN (
    SELECT id FROM job_worker WHERE seen_at < now() - a_patience FOR UPDATE SKIP LOCKED);
  some_gone := ARRAY(
    SELECT DISTINCT job.locked_by FROM graphile_worker.jobs job
    WHERE job.locked_at < now() - a_patience AND NOT EXISTS (SELECT FROM job_worker WHERE job_worker.id = job.locked_by));
  IF cardinality(some_gone) > 0 THEN
    PERFORM graphile_worker.force_unlock_workers(some_gone);
  END IF;
END
$$;

-- A worker ends: what it did not finish is given back. It names what it did of late, because the engine does not wait
-- until the end of a job is written down: such a job is dropped here, and not done again by others.
CREATE OR REPLACE FUNCTION job_worker_gone(a_worker text, some_done bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.force_unlock_workers(ARRAY[a_worker]);
  PERFORM graphile_worker.complete_jobs(some_done);
  DELETE FROM job_worker WHERE id = a_worker;
END
$$;

-- Repeated jobs by name: whether one runs now, and how the last run that came to an end did.
CREATE OR REPLACE FUNCTION job_repeated_list()
RETURNS TABLE (name text, pattern text, is_running boolean, began_at timestamptz, ended_at timestamptz, error text)
LANGUAGE sql STABLE AS $$
  SELECT repeated.name, repeated.pattern,
    EXISTS (SELECT FROM graphile_worker.jobs job
      WHERE job.task_identifier = repeated.name AND job.locked_at IS NOT NULL),
    repeated.began_at, repeated.ended_at, repeated.error
  FROM job_repeated repeated ORDER BY repeated.name
$$;
