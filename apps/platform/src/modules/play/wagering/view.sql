-- A bonus as the wire carries it, for HTTP and for the socket: amounts in main units, required what is left.
CREATE OR REPLACE FUNCTION wager_bonus_json(p_bonus uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
      'names', held.names,
      'packageName', held.package_name,
      'packageNames', held.package_names,
      'maxWinMultiplier', held.terms -> 'maxWinMultiplier',
      'maxWinAmount', trim_scale((held.terms ->> 'maxWin')::numeric * unit),
      'wagerWeights', held.terms -> 'weights',
      'wagerCasinoConditions', wager_bounds_json(held.terms -> 'casino', unit),
      'wagerSportsbookConditions', wager_bounds_json(held.terms -> 'sportsbook', unit)))
    || jsonb_build_object(
      'id', held.id,
      'playerId', held.player_id,
      'name', held.name,
      'bonusType', held.type,
      'status', held.status,
      'result', held.result,
      'amount', trim_scale(held.amount * unit),
      'currency', held.currency,
      'wagerCasino', held.terms -> 'wagerCasino',
      'wagerSportsbook', held.terms -> 'wagerSportsbook',
      'currentWagerCasinoAmount', trim_scale(casino * unit),
      'requiredWagerCasinoAmount', trim_scale((held.required_casino - casino) * unit),
      'currentWagerSportsbookAmount', trim_scale(sportsbook * unit),
      'requiredWagerSportsbookAmount', trim_scale((held.required_sportsbook - sportsbook) * unit),
      'currentWagerAmount', trim_scale((casino + sportsbook) * unit),
      'currentWagerPercentage', trim_scale(CASE WHEN required = 0 THEN 100
        ELSE trunc((casino + sportsbook) * 100 / required, 2) END),
      'openedTransactionsCount', held.open_rounds,
      'isBonusCancelLock', held.terms -> 'isCancelLocked')
    || jsonb_build_object(
      'maxBetAmount', trim_scale((held.terms ->> 'maxBet')::numeric * unit),
      'activationExpiredAt', wager_instant(held.activate_by),
      'wageringExpiredAt', wager_instant(held.wager_by),
      'finishedAt', wager_instant(held.finished_at),
      'createdAt', wager_instant(held.created_at),
      'packageId', held.package_id,
      'packagePriority', held.package_priority,
      'issueSessionId', held.issue_session_id,
      'sticky', held.terms -> 'sticky',
      'cashable', held.terms -> 'cashable',
      'endsOnWithdrawal', held.terms ->> 'onWithdrawal' = 'cancels')
  FROM player_bonus held, LATERAL (SELECT subunit_value AS unit FROM wallet_purses(held.account_id)) AS scale,
    LATERAL (SELECT least(wagered_casino, required_casino) AS casino,
      least(wagered_sportsbook, required_sportsbook) AS sportsbook, required_casino + required_sportsbook AS required)
      AS done
  WHERE held.id = p_bonus
$$;

CREATE OR REPLACE FUNCTION wager_bounds_json(p_bounds jsonb, p_unit numeric) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(jsonb_strip_nulls(jsonb_build_object(
    'amountFrom', trim_scale((p_bounds ->> 'amountFrom')::numeric * p_unit),
    'amountTo', trim_scale((p_bounds ->> 'amountTo')::numeric * p_unit))), '{}')
$$;

CREATE OR REPLACE FUNCTION wager_instant(p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Tells the player's open pages of a bonus: 'created' or 'updated'.
CREATE OR REPLACE FUNCTION wager_publish(p_bonus uuid, p_event text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (channel, data)
    SELECT 'bonus:player-bonuses#' || player_id,
      jsonb_build_object('event', 'player.bonus.' || p_event, 'playerBonus', wager_bonus_json(id))
    FROM player_bonus WHERE id = p_bonus
$$;
