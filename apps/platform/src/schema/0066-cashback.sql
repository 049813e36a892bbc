-- Cashback: what players lose by day, what a period is played under, and what each player was paid for it.

-- Real money on rounds that began on a day of UTC, whenever they were settled; counted from the log of facts.
CREATE TABLE cashback_day (
  player_id uuid NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  -- Smallest units; a stake that was given back is in neither.
  staked numeric(38,0) NOT NULL,
  won numeric(38,0) NOT NULL,
  PRIMARY KEY (player_id, currency, day)
) WITH (fillfactor = 50);
CREATE INDEX cashback_day_by_day ON cashback_day (day, player_id, currency);

-- A stretch of time with the offer as it was when the stretch was first seen.
CREATE TABLE cashback_period (
  offer_id text NOT NULL,
  starts_on date NOT NULL,
  -- The first day that is no part of it.
  ends_on date NOT NULL CHECK (ends_on > starts_on),
  pays_at timestamptz NOT NULL,
  offer jsonb NOT NULL,
  -- When every player's share was settled.
  settled_at timestamptz,
  PRIMARY KEY (offer_id, starts_on)
);
CREATE INDEX cashback_period_open ON cashback_period (pays_at) WHERE settled_at IS NULL;

-- What a player got of a period in one currency, once.
CREATE TABLE cashback_share (
  player_id uuid NOT NULL,
  offer_id text NOT NULL,
  currency text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  -- Under which it was counted; a late win or a stake that is given back is counted again under the same.
  percentage numeric NOT NULL,
  floor numeric(38,0) NOT NULL,
  cap numeric(38,0) NOT NULL,
  -- As known when it was settled; below zero where more was won.
  loss numeric(38,0) NOT NULL,
  amount numeric(38,0) NOT NULL CHECK (amount >= 0),
  -- 'none': nothing due. 'excluded': not for this player. 'waits': the player may be given nothing at the moment.
  state text NOT NULL CHECK (state IN ('paid', 'none', 'excluded', 'waits', 'lapsed')),
  bonus_id uuid UNIQUE,
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, offer_id, currency, starts_on),
  FOREIGN KEY (offer_id, starts_on) REFERENCES cashback_period (offer_id, starts_on),
  CHECK ((state = 'paid') = (bonus_id IS NOT NULL)),
  CHECK ((state IN ('none', 'excluded')) = (amount = 0))
);
CREATE INDEX cashback_share_waits ON cashback_share (player_id) WHERE state = 'waits';
CREATE INDEX cashback_share_by_time ON cashback_share (player_id, starts_on DESC, offer_id, currency);
