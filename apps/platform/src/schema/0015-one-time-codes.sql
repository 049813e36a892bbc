-- Six digits that were sent to a phone; rows stay for a day, because they are counted.
-- formerly 0001-one-time-codes ce1e0548b5a08b4e4ed34bb4dd30c8e0acb3b453012358b6aa717fb853c7cdf0

CREATE TABLE one_time_code (
  id uuid PRIMARY KEY,
  phone text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('registration', 'phoneVerification', 'changingPass')),
  -- Whose it is, where somebody's is asked for; null when it was sent to nobody.
  player_id uuid,
  -- Keyed with the platform's secret: a million codes are soon tried against a plain hash.
  hash bytea NOT NULL CHECK (length(hash) = 32),
  attempts_left smallint NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX one_time_code_latest ON one_time_code (phone, sent_at DESC);
CREATE INDEX one_time_code_by_age ON one_time_code (sent_at);
