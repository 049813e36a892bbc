-- What players want to hear of, in which ways, and when not. Whoever chose nothing has no row.

CREATE TABLE notification_choice (
  player_id uuid NOT NULL,
  topic text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('site', 'email', 'push')),
  is_on boolean NOT NULL,
  PRIMARY KEY (player_id, topic, channel)
);

-- From when until when, in minutes of the player's day; on the clock they set it by, should their profile name none.
CREATE TABLE notification_quiet_hours (
  player_id uuid PRIMARY KEY,
  from_minute smallint NOT NULL CHECK (from_minute BETWEEN 0 AND 1439),
  to_minute smallint NOT NULL CHECK (to_minute BETWEEN 0 AND 1439 AND to_minute <> from_minute),
  time_zone text
);

-- Whom a letter promotes something to, so that it never leaves once they may be offered nothing.
ALTER TABLE letter ADD COLUMN promoted_to uuid;
CREATE INDEX letter_promoted_to ON letter (promoted_to) WHERE promoted_to IS NOT NULL;
