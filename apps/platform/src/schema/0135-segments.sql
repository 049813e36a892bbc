-- What segments of players go by, counted from the log of facts, and who is in which.

CREATE TABLE segment_figure (
  player_id uuid PRIMARY KEY,
  deposits integer NOT NULL DEFAULT 0,
  -- Smallest units of the base currency.
  deposited numeric(38,0) NOT NULL DEFAULT 0,
  last_deposit_at timestamptz,
  stakes bigint NOT NULL DEFAULT 0,
  last_played_at timestamptz,
  last_seen_at timestamptz,
  -- When time alone may change the player's segments; `-infinity` where something else may have.
  due_at timestamptz DEFAULT '-infinity',
  -- The number of stakes from which on they may be others.
  next_stakes bigint,
  -- A digest of the rules by which the player was placed.
  rules text NOT NULL DEFAULT ''
) WITH (fillfactor = 80);
CREATE INDEX segment_figure_due ON segment_figure (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX segment_figure_rules ON segment_figure (rules);

CREATE TABLE segment_member (
  segment_id text NOT NULL,
  player_id uuid NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (segment_id, player_id)
);
CREATE INDEX segment_member_by_player ON segment_member (player_id);
