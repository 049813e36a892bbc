-- 0002-outbox: Facts written in the transaction that made them true, and sent to the realtime hub after it.

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel <> ''),
  data jsonb NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 100, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
