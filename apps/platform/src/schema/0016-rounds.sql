-- Rounds own their money: what stakes and wins were made of, early rollbacks, watching rules, wins above a ceiling.

-- What a stake was taken from and where a win went, one row for each purse.
CREATE TABLE round_part (
  source text NOT NULL,
  -- The source's own transaction id.
  reference text NOT NULL,
  purse text NOT NULL CHECK (purse IN ('cash', 'bonus')),
  kind text NOT NULL CHECK (kind IN ('stake', 'pay')),
  round_id uuid NOT NULL REFERENCES game_round (id),
  amount numeric(38,0) NOT NULL CHECK (amount > 0),
  entry_id uuid NOT NULL,
  -- The entry that gave the stake back.
  given_back_by uuid,
  PRIMARY KEY (source, reference, purse)
);
-- Rounds of cash alone, which are nearly all, stay out of it.
CREATE INDEX round_part_bonus ON round_part (round_id) WHERE purse = 'bonus' AND kind = 'stake';

-- Stakes that were given back before they came; each is refused when it comes.
CREATE TABLE round_tombstone (
  source text NOT NULL,
  reference text NOT NULL,
  account_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (source, reference)
);
INSERT INTO round_tombstone (source, reference, account_id, created_at)
  SELECT source, transaction_id, account_id, created_at FROM seamless_transaction WHERE kind = 'tombstone';

-- Rules that want to be asked about every stake of a player, or every stake on a game.
CREATE TABLE round_watch (
  subject_id uuid NOT NULL,
  rule text NOT NULL,
  PRIMARY KEY (subject_id, rule)
);

-- The most a round of this source may pay in this currency without an operator; without a row the house's own.
CREATE TABLE round_ceiling (
  source text NOT NULL,
  currency text NOT NULL,
  -- Smallest units.
  win_max numeric(38,0) NOT NULL CHECK (win_max > 0),
  PRIMARY KEY (source, currency)
);

-- Wins above a ceiling. Each waits until an operator lets it be paid or refuses it.
CREATE TABLE round_waiting_win (
  id uuid PRIMARY KEY,
  source text NOT NULL,
  reference text NOT NULL,
  round_id uuid NOT NULL REFERENCES game_round (id),
  house text NOT NULL,
  amount numeric(38,0) NOT NULL CHECK (amount > 0),
  ceiling numeric(38,0) NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'paid', 'refused')),
  entry_id uuid,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  UNIQUE (source, reference)
);
CREATE INDEX round_waiting_win_open ON round_waiting_win (id) WHERE state = 'waiting';
CREATE INDEX round_waiting_win_by_round ON round_waiting_win (round_id);

-- Where the player was when the game was opened; null where the edge did not say and for older sessions.
ALTER TABLE game_session ADD COLUMN country text;

-- A rollback may carry the id of its own bet; the bet's answer then stands beside it.
ALTER TABLE seamless_transaction ADD COLUMN bet_hash bytea, ADD COLUMN bet_answer text;

-- Replaced by functions of rounds. A bet that meets the moment until the new ones stand fails, and is sent again.
DROP FUNCTION IF EXISTS game_round_stake(uuid, text, text, uuid, uuid, uuid, text, numeric, timestamptz);
DROP FUNCTION IF EXISTS game_round_win(text, text, uuid, uuid, numeric, boolean, timestamptz);
DROP FUNCTION IF EXISTS game_round_unstake(text, text, numeric);
DROP FUNCTION IF EXISTS game_session_find(text, bytea);
DROP FUNCTION IF EXISTS seamless_begin(text, bytea);
DROP FUNCTION IF EXISTS seamless_is_over(uuid, uuid);
DROP FUNCTION IF EXISTS seamless_repeat(text, text, text, bytea);
