-- Quests that players took up, how far their tasks are, the rounds that count for them, and what they bring.

CREATE TABLE quest (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  offer_id text NOT NULL,
  -- Which turn of the offer it is: 'once', or the day on which the period or season began.
  period text NOT NULL,
  -- The one its player used when it was taken up.
  currency text NOT NULL,
  -- As the wire has it: 2 active, 3 completed, 4 rewarded, 5 expired, 6 given up.
  state smallint NOT NULL CHECK (state BETWEEN 2 AND 6),
  -- The quest as it was when it was taken up, with its amounts in every currency of the house.
  terms jsonb NOT NULL,
  started_at timestamptz NOT NULL,
  ends_at timestamptz,
  -- When the last task was done, or the quest was over.
  ended_at timestamptz,
  CHECK ((state = 2) = (ended_at IS NULL))
);
-- One that was given up may be taken up again.
CREATE UNIQUE INDEX quest_once ON quest (player_id, offer_id, period) WHERE state <> 6;
CREATE INDEX quest_active ON quest (player_id) WHERE state = 2;
CREATE INDEX quest_by_player ON quest (player_id, id DESC);
CREATE INDEX quest_by_offer ON quest (offer_id, id DESC);
CREATE INDEX quest_to_expire ON quest (ends_at) WHERE state = 2;

CREATE TABLE quest_task (
  quest_id uuid NOT NULL REFERENCES quest (id),
  -- From 1.
  place integer NOT NULL CHECK (place > 0),
  -- Whether its turn has come.
  is_active boolean NOT NULL,
  -- Facts count from the one after this; null until the fact that opens it was read.
  counts_after bigint,
  -- The fact at which a task of the profile was last seen to be further: it is not before it when facts are read again.
  measured_at bigint,
  progress integer NOT NULL DEFAULT 0 CHECK (progress >= 0),
  quantity integer NOT NULL CHECK (quantity > 0),
  completed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz,
  PRIMARY KEY (quest_id, place),
  CHECK (progress <= quantity AND (progress = quantity) = (completed_at IS NOT NULL))
) WITH (fillfactor = 80);

-- What was staked and won on each round that may count for a quest. It goes when the quest is over.
CREATE TABLE quest_round (
  quest_id uuid NOT NULL REFERENCES quest (id),
  source text NOT NULL,
  round text NOT NULL,
  game_id uuid NOT NULL,
  currency text NOT NULL,
  -- The fact it began with, and when.
  begun bigint NOT NULL,
  begun_at timestamptz NOT NULL,
  staked numeric(38, 0) NOT NULL DEFAULT 0,
  won numeric(38, 0) NOT NULL DEFAULT 0,
  PRIMARY KEY (quest_id, source, round)
) WITH (fillfactor = 80);

CREATE TABLE quest_reward (
  quest_id uuid NOT NULL REFERENCES quest (id),
  place integer NOT NULL,
  player_id uuid NOT NULL,
  reward jsonb NOT NULL,
  state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'given', 'lapsed')),
  bonus_id uuid,
  free_spin_id uuid,
  earned_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (quest_id, place)
);
CREATE INDEX quest_reward_due ON quest_reward (player_id) WHERE state = 'due';

-- Quests that operators have stopped: nobody takes one up; who has one goes on.
CREATE TABLE quest_stop (
  offer_id text PRIMARY KEY,
  stopped_at timestamptz NOT NULL
);
