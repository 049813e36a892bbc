-- Free spins: rounds of a game without a stake, what players hold of them, and which rounds were played with them.

-- What a round without a stake is worth: what it would have cost. Null for one that was staked on, and once it was taken
-- back. Its winnings go to a ledger account of its own where they are not cash at once.
ALTER TABLE game_round ADD COLUMN free_value numeric(38,0) CHECK (free_value > 0);
ALTER TABLE game_round ADD COLUMN free_purse uuid REFERENCES ledger_account (id);
CREATE INDEX game_round_shown ON game_round (player_id, id DESC) WHERE bet_amount > 0 OR free_value IS NOT NULL;
DROP INDEX game_round_history;

CREATE TABLE free_spin (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES wallet_account (id),
  currency text NOT NULL,
  -- The company that plays them, and its game.
  source text NOT NULL,
  game_id uuid NOT NULL REFERENCES game (id),
  game text NOT NULL,
  provider text NOT NULL,
  -- Which offer it came from, and what it was issued for: deposit:<invoice>, code:<id>.
  offer_id text NOT NULL,
  cause text NOT NULL,
  name text NOT NULL,
  -- 1 issued, 2 active, 3 finished.
  status smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 3),
  -- 1 goes on, 2 played, 3 cancelled, 4 expired.
  result smallint NOT NULL DEFAULT 1 CHECK (result BETWEEN 1 AND 4),
  rounds integer NOT NULL CHECK (rounds > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND rounds),
  -- Rounds of it that may still win.
  open_rounds integer NOT NULL DEFAULT 0 CHECK (open_rounds >= 0),
  -- What one round is worth, in smallest units.
  value numeric(38,0) NOT NULL CHECK (value > 0),
  won numeric(38,0) NOT NULL DEFAULT 0 CHECK (won >= 0),
  -- Where winnings wait until they become a bonus under these terms; both null where they are cash at once.
  purse_id uuid UNIQUE REFERENCES ledger_account (id),
  terms jsonb,
  activate_by timestamptz NOT NULL,
  play_within_minutes integer NOT NULL CHECK (play_within_minutes > 0),
  -- From its activation on.
  play_by timestamptz,
  -- What the company has confirmed: that it offers the rounds, and that it offers them no more.
  granted_at timestamptz,
  withdrawn_at timestamptz,
  -- Nothing of it is to come, and its winnings are where they belong.
  settled_at timestamptz,
  package_id text,
  package_name text,
  package_priority integer NOT NULL DEFAULT 0,
  issue_session_id uuid,
  created_at timestamptz NOT NULL,
  activated_at timestamptz,
  finished_at timestamptz,
  UNIQUE (player_id, offer_id, cause),
  CHECK ((status = 3) = (finished_at IS NOT NULL) AND (status = 3) = (result > 1)),
  CHECK (status <> 2 OR play_by IS NOT NULL),
  CHECK ((purse_id IS NULL) = (terms IS NULL))
);
CREATE INDEX free_spin_by_player ON free_spin (player_id, id);
CREATE INDEX free_spin_to_activate ON free_spin (activate_by) WHERE status = 1;
CREATE INDEX free_spin_to_play ON free_spin (play_by) WHERE status = 2;
CREATE INDEX free_spin_to_settle ON free_spin (finished_at) WHERE status = 3 AND settled_at IS NULL;
CREATE INDEX free_spin_to_tell ON free_spin (activated_at)
  WHERE activated_at IS NOT NULL AND (granted_at IS NULL OR status = 3) AND withdrawn_at IS NULL;

-- The rounds played with them, under the company's names for the round and for the call that began it.
CREATE TABLE free_spin_round (
  source text NOT NULL,
  reference text NOT NULL,
  bet_reference text NOT NULL,
  free_spin_id uuid NOT NULL REFERENCES free_spin (id),
  -- 1 may still win, 2 closed, 3 taken back, 4 closed with a win that an operator has yet to let through.
  state smallint NOT NULL DEFAULT 1 CHECK (state BETWEEN 1 AND 4),
  won numeric(38,0) NOT NULL DEFAULT 0 CHECK (won >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (source, reference),
  UNIQUE (source, bet_reference)
);
CREATE INDEX free_spin_round_of ON free_spin_round (free_spin_id);
CREATE INDEX free_spin_round_waiting ON free_spin_round (free_spin_id) WHERE state = 4;
