-- What limits say about stakes, and how stakes are counted. Both run with the account's money locked, so stakes in one
-- currency take turns and none is judged on a count that another is about to change.

-- Why a player may not stake this much now; null when no limit is against it. What the stake takes of real money counts
-- as lost until it is won back, so a loss limit cannot be overrun by rounds under way.
CREATE OR REPLACE FUNCTION limit_stake_refusal(p_player uuid, p_currency text, p_staked numeric, p_cash numeric,
  p_now timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE definition WHEN 1 THEN 'bet_limit_reached' WHEN 2 THEN 'loss_limit_reached'
      WHEN 4 THEN 'self_excluded' ELSE 'cooling_off' END
  FROM player_limit
  WHERE player_id = p_player AND removed_at IS NULL AND CASE
    WHEN definition > 3 THEN limit_break_end(ends_at, change_at) > p_now
    WHEN currency <> p_currency THEN false
    WHEN definition = 1 THEN CASE WHEN ends_at > p_now THEN used ELSE 0 END + p_staked > amount
    WHEN definition = 2 THEN p_cash > 0 AND CASE WHEN ends_at > p_now THEN used ELSE 0 END + p_cash > amount
    ELSE false END
  ORDER BY CASE definition WHEN 4 THEN 0 WHEN 5 THEN 1 ELSE 2 END, definition LIMIT 1
$$;

-- Counts a stake in the period that runs.
CREATE OR REPLACE FUNCTION limit_count_stake(p_player uuid, p_currency text, p_staked numeric, p_cash numeric,
  p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM player_limit WHERE player_id = p_player AND removed_at IS NULL AND definition <= 2
      AND currency = p_currency AND ends_at <= p_now) THEN
    PERFORM limit_roll(p_player, p_currency, p_now);
  END IF;
  UPDATE player_limit SET used = used + CASE definition WHEN 1 THEN p_staked ELSE p_cash END
    WHERE player_id = p_player AND removed_at IS NULL AND currency = p_currency AND definition <= 2;
END $$;

-- The same for stakes of many players, of whom most have no limits.
CREATE OR REPLACE FUNCTION limit_count_stakes(p_players uuid[], p_currencies text[], p_staked numeric[],
  p_at timestamptz[]) RETURNS void LANGUAGE sql AS $$
  SELECT limit_count_stake(player, currency, staked, staked, at)
  FROM unnest(p_players, p_currencies, p_staked, p_at) AS stake (player, currency, staked, at)
  WHERE EXISTS (SELECT FROM player_limit WHERE player_id = player AND removed_at IS NULL AND definition <= 2)
$$;

-- Takes a stake that was given back off the period it was counted in, if that one still runs.
CREATE OR REPLACE FUNCTION limit_count_return(p_player uuid, p_currency text, p_staked numeric, p_cash numeric,
  p_taken_at timestamptz) RETURNS void LANGUAGE sql AS $$
  UPDATE player_limit SET used = used - CASE definition WHEN 1 THEN p_staked ELSE p_cash END
    WHERE player_id = p_player AND removed_at IS NULL AND currency = p_currency AND definition <= 2
      AND p_taken_at >= starts_at AND p_taken_at < ends_at
$$;

-- Counts a win against the losses of the period in which its round began: a late win makes no room for new losses.
CREATE OR REPLACE FUNCTION limit_count_win(p_player uuid, p_currency text, p_cash numeric, p_round_began_at timestamptz)
RETURNS void LANGUAGE sql AS $$
  UPDATE player_limit SET used = used - p_cash
    WHERE player_id = p_player AND removed_at IS NULL AND currency = p_currency AND definition = 2
      AND p_round_began_at >= starts_at AND p_round_began_at < ends_at
$$;
