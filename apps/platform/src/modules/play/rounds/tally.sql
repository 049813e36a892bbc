-- Counting the rounds of a player's history as they begin, so that nobody has to count them later.

-- Whether a round stands in its player's history of rounds: one that was all given back never happened, and sports bets
-- have a history of their own.
CREATE OR REPLACE FUNCTION round_is_shown(p_round game_round) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_round.bet_amount > 0 OR p_round.free_value IS NOT NULL) AND NOT p_round.is_ticket
$$;

CREATE OR REPLACE FUNCTION round_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := round_is_shown(NEW)::integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN change := change - round_is_shown(OLD)::integer; END IF;
  IF change <> 0 THEN PERFORM round_tally_add(NEW.player_id, NEW.id, change); END IF;
  RETURN NULL;
END $$;

-- Adds to the stretch that holds the round; a round that would be the newest of a full stretch begins another. The
-- first stretch is locked whichever is counted in: who was kept waiting there looks again, and so never counts in a
-- stretch that has been divided meanwhile.
CREATE OR REPLACE FUNCTION round_tally_add(p_player uuid, p_round uuid, p_change integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  zero constant uuid := '00000000-0000-0000-0000-000000000000';
  stretch round_tally;
BEGIN
  PERFORM FROM round_tally WHERE player_id = p_player AND first_id = zero FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO round_tally (player_id, first_id, shown) VALUES (p_player, zero, 0) ON CONFLICT DO NOTHING;
    PERFORM FROM round_tally WHERE player_id = p_player AND first_id = zero FOR NO KEY UPDATE;
  END IF;
  SELECT * INTO stretch FROM round_tally WHERE player_id = p_player AND first_id <= p_round
    ORDER BY first_id DESC LIMIT 1;
  IF p_change > 0 AND stretch.shown >= 1000
      AND NOT EXISTS (SELECT FROM game_round WHERE player_id = p_player
        AND (bet_amount > 0 OR free_value IS NOT NULL) AND NOT is_ticket AND id > p_round) THEN
    INSERT INTO round_tally (player_id, first_id, shown) VALUES (p_player, p_round, p_change);
  ELSE
    UPDATE round_tally SET shown = shown + p_change WHERE player_id = p_player AND first_id = stretch.first_id;
  END IF;
END $$;

CREATE OR REPLACE TRIGGER counted AFTER INSERT OR UPDATE OF bet_amount, free_value ON game_round
  FOR EACH ROW EXECUTE FUNCTION round_count();
