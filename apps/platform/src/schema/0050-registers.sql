-- What national registers of excluded persons answered about players, and when. Answers are kept.

CREATE TABLE register_answer (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  register text NOT NULL,
  occasion text NOT NULL CHECK (occasion IN ('sign_in', 'launch', 'promotion')),
  answer text NOT NULL CHECK (answer IN ('clear', 'listed', 'unreachable')),
  ends_on date,
  asked_at timestamptz NOT NULL
);
CREATE INDEX register_answer_by_player ON register_answer (player_id, register, asked_at DESC);
