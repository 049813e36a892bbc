-- Rounds that leave the database with their volume (docs/production.md). Their names stay, so that none begins anew.

-- Whether a win of a round from before the moment waits for an operator.
CREATE OR REPLACE FUNCTION round_waits_before(p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM round_waiting_win WHERE state = 'waiting' AND round_id < volume_first_id(p_at))
$$;

-- Takes the rounds from before the moment out of the counts of these players' histories.
CREATE OR REPLACE FUNCTION round_forget_before(p_players uuid[], p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  zero constant uuid := '00000000-0000-0000-0000-000000000000';
  first_kept constant uuid := volume_first_id(p_at);
BEGIN
  -- As round_tally_add locks it, so that nothing is counted meanwhile.
  PERFORM FROM round_tally WHERE first_id = zero AND player_id = ANY (p_players) ORDER BY player_id FOR NO KEY UPDATE;
  WITH stretch AS (
    SELECT player_id, first_id, lead(first_id) OVER (PARTITION BY player_id ORDER BY first_id) AS next_id
    FROM round_tally WHERE player_id = ANY (p_players)
  )
  UPDATE round_tally tally SET shown = (SELECT count(*) FROM game_round round
      WHERE round.player_id = stretch.player_id AND (bet_amount > 0 OR free_value IS NOT NULL) AND NOT is_ticket
        AND round.id >= greatest(stretch.first_id, first_kept) AND (next_id IS NULL OR round.id < next_id))
    FROM stretch WHERE stretch.first_id < first_kept
      AND tally.player_id = stretch.player_id AND tally.first_id = stretch.first_id;
  DELETE FROM round_tally WHERE player_id = ANY (p_players) AND first_id < first_kept AND first_id <> zero AND shown = 0;
END $$;

-- The next players after one of them who have a history.
CREATE OR REPLACE FUNCTION round_players_after(p_after uuid, p_limit integer) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT player_id FROM round_tally WHERE first_id = '00000000-0000-0000-0000-000000000000' AND player_id > p_after
  ORDER BY player_id LIMIT p_limit
$$;
