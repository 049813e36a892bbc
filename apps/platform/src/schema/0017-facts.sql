-- The log of facts: what happened to players, kept for ever in one order, and how far each consumer has read.

-- Facts of transactions that have committed or will; their numbers are given after the commit.
CREATE TABLE fact_inbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z_]*$'),
  data jsonb NOT NULL,
  occurred_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
) WITH (fillfactor = 100, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- Numbered without gaps. Volumes hold a range of numbers each and are opened when the first of theirs is given.
CREATE TABLE fact (
  number bigint PRIMARY KEY,
  -- Which of the sixteen shares of all players this one belongs to.
  share smallint NOT NULL,
  player_id uuid NOT NULL,
  kind text NOT NULL,
  data jsonb NOT NULL,
  occurred_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL
) PARTITION BY RANGE (number);
CREATE INDEX fact_by_share ON fact (share, number);
CREATE INDEX fact_by_player ON fact (player_id, number);

-- The last number given; one row.
CREATE TABLE fact_head (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  number bigint NOT NULL DEFAULT 0
);
INSERT INTO fact_head DEFAULT VALUES;

-- The last fact of each share that a consumer is done with.
CREATE TABLE fact_position (
  consumer text NOT NULL,
  share smallint NOT NULL,
  number bigint NOT NULL DEFAULT 0,
  -- While the consumer itself fails the share waits.
  failures integer NOT NULL DEFAULT 0,
  reason text,
  due_at timestamptz NOT NULL DEFAULT '-infinity',
  PRIMARY KEY (consumer, share)
) WITH (fillfactor = 50);

-- Players one of whose facts a consumer could not take; theirs wait from that number on, everybody else's go on.
CREATE TABLE fact_delay (
  consumer text NOT NULL,
  player_id uuid NOT NULL,
  share smallint NOT NULL,
  number bigint NOT NULL,
  failures integer NOT NULL,
  reason text NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (consumer, player_id)
);
CREATE INDEX fact_delay_due ON fact_delay (consumer, due_at);
