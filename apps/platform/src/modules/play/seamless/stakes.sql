-- The bets of many players in one statement and one commit.

-- Takes those of these bets that are plain, each as seamless_stake would, and returns their places and answers. The others
-- are left as they are, for seamless_stake: a repeat, a bet whose money is locked by another transaction, a second one
-- of a player, one of a round under way or with an active bonus, and whatever the rules decide.
-- Raises unique_violation when a transaction id or round was used at the same moment, and lock_not_available when some
-- lock does not come soon, which would keep all of them waiting; then none was taken.
CREATE OR REPLACE FUNCTION seamless_stakes(p_sources text[], p_tokens bytea[], p_transactions text[], p_hashes bytea[],
  p_rounds text[], p_games text[], p_amounts numeric[], p_currencies text[], p_at timestamptz[], p_round_ids uuid[],
  p_entries uuid[]) RETURNS TABLE (place integer, answer text) LANGUAGE plpgsql
SET lock_timeout = '250ms' SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
  accounts uuid[];
  cash numeric[];
  stakes round_stake[];
BEGIN
  SELECT array_agg(free.account), array_agg(free.cash) INTO accounts, cash FROM wallet_lock_free(ARRAY(
    SELECT session.account_id FROM unnest(p_sources, p_tokens) AS bet (source, token)
      CROSS JOIN LATERAL game_session_find(bet.source, bet.token) session)) free;

  -- A statement of its own, so that it sees what is true under the locks.
  SELECT array_agg(stake ORDER BY stake.player) INTO stakes FROM (
    SELECT DISTINCT ON (opened.player_id) bet.place::integer, bet.source, bet.transaction, 'studio:' || bet.source AS house,
      bet.round, bet.round_id, opened.player_id AS player, opened.account_id, opened.game_id, bet.game, bet.currency,
      bet.amount, free.cash, bet.at, bet.entry
    FROM unnest(p_sources, p_tokens, p_transactions, p_rounds, p_games, p_amounts, p_currencies, p_at, p_round_ids, p_entries)
        WITH ORDINALITY AS bet (source, token, transaction, round, game, amount, currency, at, round_id, entry, place)
      CROSS JOIN LATERAL game_session_opened(bet.source, bet.token) opened
      CROSS JOIN LATERAL (SELECT cash[array_position(accounts, opened.account_id)]) AS free (cash)
      CROSS JOIN LATERAL wallet_purses(opened.account_id) owned
    WHERE owned.currency = bet.currency AND game_identity(opened.game_id) = bet.game AND free.cash >= bet.amount
      AND NOT EXISTS (SELECT FROM seamless_transaction earlier
        WHERE earlier.source = bet.source AND earlier.transaction_id = bet.transaction)
      AND NOT round_is_begun(bet.source, bet.round)
      AND NOT EXISTS (SELECT FROM wager_active(opened.account_id, bet.at))
      AND round_plain_bonus(opened, bet.transaction, bet.round, bet.currency, bet.amount, free.cash, bet.at) = 0
    ORDER BY opened.player_id, bet.place
  ) AS stake;
  IF stakes IS NULL THEN RETURN; END IF;

  PERFORM round_take_each('bet', stakes);
  RETURN QUERY INSERT INTO seamless_transaction AS kept
      (source, transaction_id, kind, request_hash, account_id, round_reference, amount, entry_id, answer, created_at)
    SELECT source, reference, 'bet', p_hashes[stake.place], account, round, amount, entry,
      seamless_answer('ok', reference, entry, stake.cash - amount, currency), at
    FROM unnest(stakes) AS stake
    RETURNING array_position(p_entries, kept.entry_id), kept.answer;
END $$;
