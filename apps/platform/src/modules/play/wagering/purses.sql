-- Bonus money lies in a ledger account of each bonus. The wallet's account points to that of the active one.

-- The active bonus of an account, while its time has not run out; no row for none.
CREATE OR REPLACE FUNCTION wager_active(p_account uuid, p_now timestamptz) RETURNS SETOF player_bonus
LANGUAGE sql STABLE AS $$
  SELECT * FROM player_bonus WHERE account_id = p_account AND status = 2 AND wager_by > p_now
$$;

-- What of an account's bonus money can be staked now.
CREATE OR REPLACE FUNCTION wager_in_play(p_account uuid, p_now timestamptz) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT ledger_balance_of(held.purse_id) FROM wager_active(p_account, p_now) held), 0)
$$;

-- The ledger accounts of every bonus there ever was on an account.
CREATE OR REPLACE FUNCTION wager_purses(p_account uuid) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT purse_id FROM player_bonus WHERE account_id = p_account
$$;

-- Where the bonus money of a round came from; null when none was staked in it by a bonus.
CREATE OR REPLACE FUNCTION wager_round_purse(p_source text, p_round text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT held.purse_id FROM wager_round round JOIN player_bonus held ON held.id = round.bonus_id
  WHERE round.source = p_source AND round.reference = p_round
$$;

-- Whether the terms leave a game out: it stands among those excluded, or not among those included.
CREATE OR REPLACE FUNCTION wager_excludes(p_terms jsonb, p_game uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (jsonb_array_length(p_terms -> 'games') > 0
      AND (p_terms -> 'games') ? game.identity = (p_terms -> 'gamesExcluded')::boolean)
    OR (jsonb_array_length(p_terms -> 'providers') > 0
      AND (p_terms -> 'providers') ? game.provider = (p_terms -> 'providersExcluded')::boolean), false)
  FROM game_nature(p_game) game
$$;

-- Why the active bonus of an account lets the player not open a game; null when it does, or there is none.
CREATE OR REPLACE FUNCTION wager_bars_game(p_account uuid, p_game uuid, p_now timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT wager_excludes(held.terms, p_game) FROM wager_active(p_account, p_now) held), false)
$$;

-- Terms never change after issue, nothing but its progress does once a bonus has ended, and it ends once.
CREATE OR REPLACE FUNCTION wager_keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.player_id, NEW.account_id, NEW.purse_id, NEW.amount, NEW.terms, NEW.required_casino, NEW.required_sportsbook)
      IS DISTINCT FROM
      (OLD.player_id, OLD.account_id, OLD.purse_id, OLD.amount, OLD.terms, OLD.required_casino, OLD.required_sportsbook)
      OR NEW.status < OLD.status
      OR (OLD.status = 3 AND (NEW.result, NEW.finished_at) IS DISTINCT FROM (OLD.result, OLD.finished_at)) THEN
    RAISE EXCEPTION 'the terms and the end of bonus % stand', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER terms_stand BEFORE UPDATE ON player_bonus
  FOR EACH ROW EXECUTE FUNCTION wager_keep_terms();
