-- What a qualified referral brought its owner: a bonus, or the wait for one.

ALTER TABLE referral
  -- The owner may not be given anything at the moment; tried again until they may.
  ADD COLUMN reward_waits boolean NOT NULL DEFAULT false,
  ADD COLUMN reward_bonus_id uuid UNIQUE,
  -- Smallest units, as they were given.
  ADD COLUMN reward_amount numeric CHECK (reward_amount > 0),
  ADD COLUMN reward_currency text,
  ADD CHECK (status = 2 OR (NOT reward_waits AND reward_bonus_id IS NULL)),
  ADD CHECK (NOT reward_waits OR reward_bonus_id IS NULL),
  ADD CHECK ((reward_bonus_id IS NULL) = (reward_amount IS NULL)),
  ADD CHECK ((reward_bonus_id IS NULL) = (reward_currency IS NULL));
CREATE INDEX referral_reward_waits ON referral (referee_id) WHERE reward_waits;
