-- Who brought whom, and what has to happen before it counts.

ALTER TABLE player ADD COLUMN referral_code text NOT NULL DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 12);
CREATE UNIQUE INDEX player_referral_code ON player (referral_code);
ALTER TABLE player ADD COLUMN qualified_referral_count integer NOT NULL DEFAULT 0;

CREATE TABLE referral (
  referee_id uuid PRIMARY KEY REFERENCES player (id),
  owner_id uuid NOT NULL REFERENCES player (id),
  registered_at timestamptz NOT NULL,
  -- By then it is qualified or never will be.
  ends_at timestamptz NOT NULL,
  -- 1 in progress, 2 qualified, 3 not qualified.
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3)),
  qualified_at timestamptz,
  CHECK (referee_id <> owner_id),
  CHECK ((status = 2) = (qualified_at IS NOT NULL))
);
CREATE INDEX referral_by_owner ON referral (owner_id, registered_at DESC, referee_id);
CREATE INDEX referral_open ON referral (referee_id) WHERE status = 1;

-- One row at most; without one nobody is rewarded for bringing others.
CREATE TABLE referral_rule (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  is_enabled boolean NOT NULL,
  -- Main units of the base currency that a referee pays in and stakes.
  deposit_from numeric NOT NULL CHECK (deposit_from >= 0),
  stake_from numeric NOT NULL CHECK (stake_from >= 0),
  days integer NOT NULL CHECK (days BETWEEN 1 AND 365),
  -- Most referees of one player; null for any number.
  count_max integer CHECK (count_max > 0)
);
