-- What affiliate companies are told of players they brought.

CREATE TABLE affiliate_postback (
  -- Under it the company counts it once, however often it comes.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL,
  company_id text NOT NULL,
  reference uuid NOT NULL,
  tag text NOT NULL,
  event text NOT NULL CHECK (event IN ('registration', 'first-deposit')),
  occurred_at timestamptz NOT NULL,
  currency text,
  -- Smallest units.
  amount numeric(38,0),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'taken', 'given_up')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  -- Why the last attempt was none.
  problem text,
  ended_at timestamptz,
  UNIQUE (player_id, event),
  CHECK ((event = 'first-deposit') = (amount IS NOT NULL AND currency IS NOT NULL)),
  CHECK ((state = 'waiting') = (ended_at IS NULL))
);
CREATE INDEX affiliate_postback_due ON affiliate_postback (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX affiliate_postback_newest ON affiliate_postback (occurred_at DESC, id DESC);
CREATE INDEX affiliate_postback_open ON affiliate_postback (occurred_at DESC, id DESC) WHERE state <> 'taken';
CREATE INDEX affiliate_postback_ended ON affiliate_postback (ended_at) WHERE state <> 'waiting';
