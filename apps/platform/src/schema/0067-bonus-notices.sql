-- What a player was told of a bonus, by letter and message: each once.

CREATE TABLE wager_notice (
  bonus_id uuid NOT NULL REFERENCES player_bonus (id),
  about text NOT NULL CHECK (about IN ('given', 'expiring', 'ended')),
  told_at timestamptz NOT NULL,
  PRIMARY KEY (bonus_id, about)
);
CREATE INDEX player_bonus_by_issue ON player_bonus (created_at);
CREATE INDEX player_bonus_by_end ON player_bonus (finished_at) WHERE status = 3;
