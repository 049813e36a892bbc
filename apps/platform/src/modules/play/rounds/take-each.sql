-- Taking the stakes of many players in one statement, set by set where round_take goes stake by stake.

-- Whether a round was begun.
CREATE OR REPLACE FUNCTION round_is_begun(p_source text, p_round text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM round_key WHERE source = p_source AND reference = p_round)
$$;

-- Takes stakes of real money for rounds that begin with them, as round_take would one after the other. They stand in the
-- order of their players, each of whom is there once. The caller has locked the money, found every stake plain
-- and covered, none of the accounts with an active bonus and none of the rounds begun. Raises unique_violation where that
-- changed meanwhile; then nothing of all was taken.
CREATE OR REPLACE FUNCTION round_take_each(p_kind text, p_stakes round_stake[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  made record;
BEGIN
  INSERT INTO round_key (source, reference, round_id) SELECT source, round, round_id FROM unnest(p_stakes);
  INSERT INTO game_round (id, source, reference, player_id, account_id, game_id, currency, bet_amount, created_at)
    SELECT round_id, source, round, player, account, game, currency, amount, at FROM unnest(p_stakes);

  SELECT array_agg(stake.player) AS players, array_agg(stake.account) AS accounts, array_agg(stake.amount) AS amounts,
      array_agg(stake.currency) AS currencies, array_agg(stake.at) AS moments, array_agg(stake.entry) AS entries,
      array_agg(p_kind || ':' || stake.source || ':' || stake.reference) AS keys,
      array_agg(jsonb_build_object('round', stake.round, 'game', stake.game_identity)) AS metas,
      array_agg(owned.cash) AS purses, array_agg(kept.house) AS houses,
      array_agg(round_fact(stake.source, stake.round, stake.game, stake.account, stake.entry, stake.currency,
        stake.amount)) AS facts
    INTO made
    FROM (SELECT * FROM unnest(p_stakes) ORDER BY player) AS stake
      CROSS JOIN LATERAL wallet_purses(stake.account) AS owned
      CROSS JOIN LATERAL round_house(stake.house, stake.currency) AS kept (house);
  PERFORM ledger_post_each(made.keys, p_kind, made.purses, made.houses, made.amounts, made.metas, made.entries);
  INSERT INTO round_part (source, reference, purse, kind, round_id, amount, entry_id)
    SELECT source, reference, 'cash', 'stake', round_id, amount, entry FROM unnest(p_stakes);
  PERFORM limit_count_stakes(made.players, made.currencies, made.amounts, made.moments);
  PERFORM wallet_publish_stakes(made.accounts, made.players, made.amounts);
  PERFORM fact_record_each('stake_taken', made.players, made.facts, made.moments);
END $$;
