-- How a bonus ends, once: played, cancelled, expired or lost. Callers have locked the account's money.

-- The most that may become cash of it.
CREATE OR REPLACE FUNCTION wager_win_max(p_held player_bonus) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN NOT (p_held.terms -> 'cashable')::boolean THEN 0
    ELSE least((p_held.terms ->> 'maxWin')::numeric,
      trunc((p_held.terms ->> 'maxWinMultiplier')::numeric * p_held.amount), 1e37) END
$$;

-- Ends the bonus where nothing is left for it to wait for: wagered, lost, or out of time. Says whether it did.
-- Rounds under way keep it waiting; after its time for a day at most.
CREATE OR REPLACE FUNCTION wager_settle(p_bonus uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  held player_bonus;
BEGIN
  SELECT * INTO STRICT held FROM player_bonus WHERE id = p_bonus FOR NO KEY UPDATE;
  IF held.status = 1 AND held.activate_by <= p_now THEN RETURN wager_end(p_bonus, 4::smallint, p_now); END IF;
  IF held.status <> 2 THEN RETURN false; END IF;
  IF held.open_rounds > 0 THEN
    RETURN held.wager_by + interval '1 day' <= p_now AND wager_end(p_bonus, 4::smallint, p_now);
  END IF;
  IF ledger_balance_of(held.purse_id) = 0 THEN RETURN wager_end(p_bonus, 5::smallint, p_now); END IF;
  IF held.wagered_casino >= held.required_casino AND held.wagered_sportsbook >= held.required_sportsbook THEN
    RETURN wager_end(p_bonus, 2::smallint, p_now);
  END IF;
  RETURN held.wager_by <= p_now AND wager_end(p_bonus, 4::smallint, p_now);
END $$;

-- Ends the bonus with this result: what was played for becomes cash as far as the terms let it, and the rest goes back
-- to the house. Cash is never touched. False when it had ended before. wager_tell_end has to follow as the last thing.
CREATE OR REPLACE FUNCTION wager_end(p_bonus uuid, p_result smallint, p_now timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  held player_bonus;
  owned record;
  balance numeric;
  won numeric := 0;
BEGIN
  SELECT * INTO STRICT held FROM player_bonus WHERE id = p_bonus FOR NO KEY UPDATE;
  IF held.status = 3 THEN RETURN false; END IF;
  SELECT * INTO STRICT owned FROM wallet_purses(held.account_id);
  balance := ledger_lock_balance(held.purse_id);
  IF p_result = 2 THEN
    won := least(wager_win_max(held),
      greatest(0, balance - CASE WHEN (held.terms -> 'sticky')::boolean THEN held.amount ELSE 0 END));
  END IF;
  IF balance > 0 THEN
    PERFORM ledger_post('bonus_end:' || held.id, 'bonus_end',
      wager_postings(held.purse_id, owned.cash, won, wager_house(held.currency), balance - won), '{}', NULL);
  END IF;
  UPDATE player_bonus SET status = 3, result = p_result, finished_at = p_now, converted = won, forfeited = balance - won
    WHERE id = held.id;
  IF held.status = 2 THEN PERFORM wallet_point_bonus(held.account_id, NULL); END IF;
  PERFORM wager_publish(held.id, 'updated');
  RETURN true;
END $$;

-- Sends on what came to the purse of a bonus that has ended.
CREATE OR REPLACE FUNCTION wager_pass_on(p_held player_bonus, p_amount numeric, p_entry uuid) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  owned record;
  won numeric := 0;
BEGIN
  SELECT * INTO STRICT owned FROM wallet_purses(p_held.account_id);
  IF p_held.result = 2 THEN won := least(p_amount, wager_win_max(p_held) - p_held.converted); END IF;
  PERFORM ledger_post('bonus_late:' || p_entry, 'bonus_late',
    wager_postings(p_held.purse_id, owned.cash, won, wager_house(p_held.currency), p_amount - won), '{}', NULL);
  UPDATE player_bonus SET converted = converted + won, forfeited = forfeited + p_amount - won WHERE id = p_held.id;
END $$;

CREATE OR REPLACE FUNCTION wager_postings(p_purse uuid, p_cash uuid, p_won numeric, p_house uuid, p_rest numeric)
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('from', p_purse, 'to', target, 'amount', amount::text) ORDER BY place)
  FROM (VALUES (1, p_cash, p_won), (2, p_house, p_rest)) AS part (place, target, amount) WHERE amount > 0
$$;

-- What bonuses cost the house.
CREATE OR REPLACE FUNCTION wager_house(p_currency text) RETURNS uuid LANGUAGE sql AS $$
  SELECT ledger_open('house', 'bonus_cost', p_currency)
$$;

-- Records the end of a bonus; nothing for null. Last of all in its transaction.
CREATE OR REPLACE FUNCTION wager_tell_end(p_bonus uuid) RETURNS void LANGUAGE sql AS $$
  SELECT fact_record('bonus_ended', player_id, jsonb_build_object('bonusId', id, 'accountId', account_id,
    'currency', currency, 'amount', amount::text, 'result', result, 'converted', converted::text,
    'forfeited', forfeited::text), finished_at)
  FROM player_bonus WHERE id = p_bonus
$$;
