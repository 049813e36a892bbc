-- What a player was told of free spins, by letter and message: each once.

CREATE TABLE free_spin_notice (
  free_spin_id uuid NOT NULL REFERENCES free_spin (id),
  about text NOT NULL CHECK (about IN ('given', 'expiring', 'ended')),
  told_at timestamptz NOT NULL,
  PRIMARY KEY (free_spin_id, about)
);
CREATE INDEX free_spin_by_issue ON free_spin (created_at);
CREATE INDEX free_spin_by_settling ON free_spin (settled_at) WHERE settled_at IS NOT NULL;

-- Nobody asks it any more.
DROP FUNCTION IF EXISTS round_has_waiting_win(text, text);
