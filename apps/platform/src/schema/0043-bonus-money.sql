-- Bonus money: what players hold of it under which terms, what was wagered with it, and which round is played with it.

CREATE TABLE player_bonus (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES wallet_account (id),
  currency text NOT NULL,
  -- The ledger account of this bonus alone; its owner is the bonus.
  purse_id uuid NOT NULL UNIQUE REFERENCES ledger_account (id),
  -- Which offer it came from, and what it was issued for: deposit:<invoice>, code:<id>.
  offer_id text NOT NULL,
  cause text NOT NULL,
  name text NOT NULL,
  -- 1 a fixed amount, 2 a percentage of a deposit, 3 winnings of free spins, 4 cashback.
  type smallint NOT NULL CHECK (type BETWEEN 1 AND 4),
  -- 1 issued, 2 active, 3 finished.
  status smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 3),
  -- 1 goes on, 2 played, 3 cancelled, 4 expired, 5 lost.
  result smallint NOT NULL DEFAULT 1 CHECK (result BETWEEN 1 AND 5),
  -- Smallest units, here and below.
  amount numeric(38,0) NOT NULL CHECK (amount > 0),
  -- Those under which it was taken; they never change.
  terms jsonb NOT NULL,
  required_casino numeric(38,0) NOT NULL CHECK (required_casino >= 0),
  required_sportsbook numeric(38,0) NOT NULL CHECK (required_sportsbook >= 0),
  wagered_casino numeric(38,0) NOT NULL DEFAULT 0 CHECK (wagered_casino >= 0),
  wagered_sportsbook numeric(38,0) NOT NULL DEFAULT 0 CHECK (wagered_sportsbook >= 0),
  -- Rounds played with it that are not settled.
  open_rounds integer NOT NULL DEFAULT 0 CHECK (open_rounds >= 0),
  converted numeric(38,0) NOT NULL DEFAULT 0 CHECK (converted >= 0),
  forfeited numeric(38,0) NOT NULL DEFAULT 0 CHECK (forfeited >= 0),
  activate_by timestamptz NOT NULL,
  -- From its activation on.
  wager_by timestamptz,
  package_id text,
  package_name text,
  package_priority integer NOT NULL DEFAULT 0,
  issue_session_id uuid,
  created_at timestamptz NOT NULL,
  activated_at timestamptz,
  finished_at timestamptz,
  UNIQUE (player_id, offer_id, cause),
  CHECK ((status = 3) = (finished_at IS NOT NULL) AND (status = 3) = (result > 1)),
  CHECK (status <> 2 OR wager_by IS NOT NULL)
);
CREATE UNIQUE INDEX player_bonus_one_active ON player_bonus (account_id) WHERE status = 2;
CREATE INDEX player_bonus_by_player ON player_bonus (player_id, id);
CREATE INDEX player_bonus_to_activate ON player_bonus (activate_by) WHERE status = 1;
CREATE INDEX player_bonus_to_wager ON player_bonus (wager_by) WHERE status = 2;

-- Which bonus a round is played with: one at most, whatever becomes active while it runs.
CREATE TABLE wager_round (
  source text NOT NULL,
  -- The source's own name for the round.
  reference text NOT NULL,
  bonus_id uuid NOT NULL REFERENCES player_bonus (id),
  is_open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (source, reference)
);
CREATE INDEX wager_round_by_bonus ON wager_round (bonus_id) WHERE is_open;

-- What a stake added to the wagering of a bonus. One that is given back is taken back with it.
CREATE TABLE wager_contribution (
  source text NOT NULL,
  -- The source's own transaction id.
  reference text NOT NULL,
  bonus_id uuid NOT NULL REFERENCES player_bonus (id),
  is_sportsbook boolean NOT NULL,
  staked numeric(38,0) NOT NULL CHECK (staked > 0),
  counted numeric(38,0) NOT NULL CHECK (counted >= 0),
  created_at timestamptz NOT NULL,
  taken_back_at timestamptz,
  PRIMARY KEY (source, reference)
);
CREATE INDEX wager_contribution_by_bonus ON wager_contribution (bonus_id);
