-- What the active bonus says about stakes, and how they count. All of it runs with the account's money locked, so that
-- stakes, activations and ends of one account take turns.

-- How much of a stake comes from the active bonus, or why it is refused: 'bonus_excludes_game', 'bonus_max_bet'. A stake
-- of a round that was begun with another bonus is of cash alone, and so is every stake once the time is over.
CREATE OR REPLACE FUNCTION wager_judge_stake(p_account uuid, p_source text, p_round text, p_game uuid, p_amount numeric,
  p_cash numeric, p_now timestamptz, OUT from_bonus numeric, OUT reason text, OUT bonus uuid) LANGUAGE plpgsql STABLE AS $$
DECLARE
  held player_bonus;
  balance numeric;
BEGIN
  from_bonus := 0;
  SELECT * INTO held FROM wager_active(p_account, p_now);
  IF NOT FOUND OR EXISTS (SELECT FROM wager_round
      WHERE source = p_source AND reference = p_round AND bonus_id <> held.id) THEN RETURN; END IF;
  bonus := held.id;
  IF wager_excludes(held.terms, p_game) THEN
    reason := 'bonus_excludes_game';
  ELSIF p_amount > (held.terms ->> 'maxBet')::numeric THEN
    reason := 'bonus_max_bet';
  ELSE
    balance := ledger_balance_of(held.purse_id);
    from_bonus := least(balance, CASE held.terms ->> 'stakeOrder' WHEN 'bonus_first' THEN p_amount
      ELSE greatest(0, p_amount - p_cash) END);
  END IF;
END $$;

-- How much a stake adds to the wagering: what counts of it, within the bounds, times the weight of the game, whole units.
CREATE OR REPLACE FUNCTION wager_counted(p_terms jsonb, p_game uuid, p_amount numeric, p_from_bonus numeric,
  OUT counted numeric, OUT is_sportsbook boolean) LANGUAGE plpgsql STABLE AS $$
DECLARE
  game record;
  bounds jsonb;
  base numeric := CASE p_terms ->> 'counts' WHEN 'bonus' THEN p_from_bonus ELSE p_amount END;
BEGIN
  SELECT * INTO STRICT game FROM game_nature(p_game);
  is_sportsbook := game.type = 'sportsbook';
  bounds := p_terms -> CASE WHEN is_sportsbook THEN 'sportsbook' ELSE 'casino' END;
  IF p_amount < (bounds ->> 'amountFrom')::numeric THEN base := 0; END IF;
  counted := trunc(least(base, (bounds ->> 'amountTo')::numeric)
    * coalesce(p_terms #>> ARRAY['weights', 'games', game.identity], p_terms #>> ARRAY['weights', 'types', game.type],
      '1')::numeric);
END $$;

-- Counts a stake that was taken for the active bonus, if it is played with it.
CREATE OR REPLACE FUNCTION wager_count_stake(p_account uuid, p_source text, p_reference text, p_round text, p_game uuid,
  p_amount numeric, p_from_bonus numeric, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held player_bonus;
  added record;
  played wager_round;
BEGIN
  SELECT * INTO held FROM player_bonus WHERE account_id = p_account AND status = 2 AND wager_by > p_now
    FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO added FROM wager_counted(held.terms, p_game, p_amount, p_from_bonus);
  IF added.counted = 0 AND p_from_bonus = 0 THEN RETURN; END IF;
  SELECT * INTO played FROM wager_round WHERE source = p_source AND reference = p_round;
  IF played.bonus_id <> held.id THEN RETURN; END IF;
  IF played.is_open IS NOT TRUE THEN
    INSERT INTO wager_round (source, reference, bonus_id) VALUES (p_source, p_round, held.id)
      ON CONFLICT (source, reference) DO UPDATE SET is_open = true;
  END IF;
  INSERT INTO wager_contribution (source, reference, bonus_id, is_sportsbook, staked, counted, created_at)
    VALUES (p_source, p_reference, held.id, added.is_sportsbook, p_amount, added.counted, p_now);
  PERFORM wager_add(held.id, added.counted, added.is_sportsbook, CASE WHEN played.is_open THEN 0 ELSE 1 END);
  PERFORM wager_publish(held.id, 'updated');
END $$;

CREATE OR REPLACE FUNCTION wager_add(p_bonus uuid, p_counted numeric, p_is_sportsbook boolean, p_rounds integer)
RETURNS void LANGUAGE sql AS $$
  UPDATE player_bonus SET open_rounds = open_rounds + p_rounds,
    wagered_casino = wagered_casino + CASE WHEN p_is_sportsbook THEN 0 ELSE p_counted END,
    wagered_sportsbook = wagered_sportsbook + CASE WHEN p_is_sportsbook THEN p_counted ELSE 0 END
  WHERE id = p_bonus
$$;

-- Takes back what a stake had added, once; null when it had added nothing.
CREATE OR REPLACE FUNCTION wager_take_back(p_source text, p_reference text, p_now timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  added wager_contribution;
BEGIN
  UPDATE wager_contribution SET taken_back_at = p_now
    WHERE source = p_source AND reference = p_reference AND taken_back_at IS NULL RETURNING * INTO added;
  IF FOUND THEN PERFORM wager_add(added.bonus_id, -added.counted, added.is_sportsbook, 0); END IF;
END $$;

-- What follows for the bonus of a round from money that came back to it, winnings or a stake, or from its end.
-- p_amount went to the purse of the bonus by the entry; p_is_settled: nothing more is to come. What comes back after
-- the end goes on at once: to the player's cash where the bonus was played, as far as its maximum win reaches, and to
-- the house else. Returns the bonus when this ended it.
CREATE OR REPLACE FUNCTION wager_round_moved(p_source text, p_round text, p_is_settled boolean, p_amount numeric,
  p_entry uuid, p_now timestamptz) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  played wager_round;
  held player_bonus;
BEGIN
  SELECT * INTO played FROM wager_round WHERE source = p_source AND reference = p_round;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT * INTO STRICT held FROM player_bonus WHERE id = played.bonus_id FOR NO KEY UPDATE;
  IF p_is_settled AND played.is_open THEN
    UPDATE wager_round SET is_open = false WHERE source = p_source AND reference = p_round;
    PERFORM wager_add(held.id, 0, false, -1);
  END IF;
  IF held.status = 3 THEN
    IF p_amount > 0 THEN PERFORM wager_pass_on(held, p_amount, p_entry); END IF;
    RETURN NULL;
  END IF;
  IF wager_settle(held.id, p_now) THEN RETURN held.id; END IF;
  PERFORM wager_publish(held.id, 'updated');
  RETURN NULL;
END $$;
