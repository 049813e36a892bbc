-- Who was asked for limits on deposits and wanted none.

CREATE TABLE player_limit_decline (
  player_id uuid PRIMARY KEY,
  declined_at timestamptz NOT NULL
);
