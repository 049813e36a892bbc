-- Statements that went to players, one for each month in which anything moved.

CREATE TABLE player_statement (
  player_id uuid NOT NULL,
  -- Its first day.
  month date NOT NULL,
  written_at timestamptz NOT NULL,
  -- What each currency held at the end, in smallest units as text: the next statement has to begin with it.
  closings jsonb NOT NULL,
  PRIMARY KEY (player_id, month)
);

-- Who has something to be told about a month.
CREATE INDEX player_position_by_time ON player_position (at, player_id);
