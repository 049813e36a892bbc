-- Running sums of what players' real money came to, by quarters of an hour.

-- Adds movements to the sums of their players: to each known quarter from theirs on, and to a new one that goes on from
-- the last before it. Those of one player are never added at the same time elsewhere.
CREATE OR REPLACE FUNCTION player_position_add(p_movements json) RETURNS void LANGUAGE sql AS $$
  WITH moved AS MATERIALIZED (
    SELECT "playerId" AS player_id, currency, date_bin('15 minutes', "occurredAt", 'epoch') AS at,
      sum("stakeCount")::bigint AS stake_count, sum(staked) AS staked, sum(won) AS won, sum(deposited) AS deposited,
      sum("paidOut") AS paid_out, sum(corrected) AS corrected
    FROM json_to_recordset(p_movements) AS movement ("playerId" uuid, currency text, "occurredAt" timestamptz,
      "stakeCount" integer, staked numeric, won numeric, deposited numeric, "paidOut" numeric, corrected numeric)
    GROUP BY 1, 2, 3
  ), known AS (
    UPDATE player_position AS position SET
      stake_count = position.stake_count + added.stake_count, staked = position.staked + added.staked,
      won = position.won + added.won, deposited = position.deposited + added.deposited,
      paid_out = position.paid_out + added.paid_out, corrected = position.corrected + added.corrected
    FROM (
      SELECT later.player_id, later.currency, later.at, sum(moved.stake_count)::bigint AS stake_count,
        sum(moved.staked) AS staked, sum(moved.won) AS won, sum(moved.deposited) AS deposited,
        sum(moved.paid_out) AS paid_out, sum(moved.corrected) AS corrected
      FROM moved JOIN player_position later
        ON later.player_id = moved.player_id AND later.currency = moved.currency AND later.at >= moved.at
      GROUP BY 1, 2, 3) AS added
    WHERE position.player_id = added.player_id AND position.currency = added.currency AND position.at = added.at
  )
  INSERT INTO player_position (player_id, currency, at, stake_count, staked, won, deposited, paid_out, corrected)
  SELECT run.player_id, run.currency, run.at,
    run.stake_count + coalesce(before.stake_count, 0), run.staked + coalesce(before.staked, 0),
    run.won + coalesce(before.won, 0), run.deposited + coalesce(before.deposited, 0),
    run.paid_out + coalesce(before.paid_out, 0), run.corrected + coalesce(before.corrected, 0)
  FROM (
    SELECT player_id, currency, at, (sum(stake_count) OVER onward)::bigint AS stake_count,
      sum(staked) OVER onward AS staked, sum(won) OVER onward AS won, sum(deposited) OVER onward AS deposited,
      sum(paid_out) OVER onward AS paid_out, sum(corrected) OVER onward AS corrected
    FROM moved WINDOW onward AS (PARTITION BY player_id, currency ORDER BY at)) AS run
  LEFT JOIN LATERAL (
    SELECT * FROM player_position earlier
    WHERE earlier.player_id = run.player_id AND earlier.currency = run.currency AND earlier.at < run.at
    ORDER BY earlier.at DESC LIMIT 1) AS before ON true
  WHERE NOT EXISTS (SELECT FROM player_position same
    WHERE same.player_id = run.player_id AND same.currency = run.currency AND same.at = run.at)
$$;

-- The sums of a player up to a moment on the quarter, one row for each currency in which anything moved before it.
CREATE OR REPLACE FUNCTION player_position_at(p_player uuid, p_at timestamptz) RETURNS SETOF player_position
LANGUAGE sql STABLE ROWS 3 AS $$
  WITH RECURSIVE held AS (
    (SELECT min(currency) AS currency FROM player_position WHERE player_id = p_player)
    UNION ALL
    SELECT (SELECT min(currency) FROM player_position WHERE player_id = p_player AND currency > held.currency)
    FROM held WHERE held.currency IS NOT NULL
  )
  SELECT latest.* FROM held CROSS JOIN LATERAL (
    SELECT * FROM player_position
    WHERE player_id = p_player AND player_position.currency = held.currency AND at < p_at
    ORDER BY at DESC LIMIT 1) AS latest
  WHERE held.currency IS NOT NULL
$$;
