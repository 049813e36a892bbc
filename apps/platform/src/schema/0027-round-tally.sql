-- How many rounds stand in each stretch of a player's history, so that a page is found without counting rows.

CREATE TABLE round_tally (
  player_id uuid NOT NULL,
  -- The stretch holds the rounds from this id up to the first of the next stretch.
  first_id uuid NOT NULL,
  -- Rounds that history shows: those with a stake that was not given back.
  shown integer NOT NULL CHECK (shown >= 0),
  PRIMARY KEY (player_id, first_id)
) WITH (fillfactor = 80);

-- Nobody begins a round between the count of those there are and the trigger that counts the next.
LOCK TABLE game_round IN SHARE ROW EXCLUSIVE MODE;

INSERT INTO round_tally (player_id, first_id, shown)
  SELECT player_id, CASE stretch WHEN 0 THEN '00000000-0000-0000-0000-000000000000' ELSE min(id::text)::uuid END, count(*)
  FROM (
    SELECT player_id, id, (row_number() OVER (PARTITION BY player_id ORDER BY id) - 1) / 1000 AS stretch
    FROM game_round WHERE bet_amount > 0
  ) AS numbered GROUP BY player_id, stretch;

-- As the definition beside the module says it, for the rounds that begin before that is applied.
CREATE FUNCTION round_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := (NEW.bet_amount > 0)::integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN change := change - (OLD.bet_amount > 0)::integer; END IF;
  IF change <> 0 THEN PERFORM round_tally_add(NEW.player_id, NEW.id, change); END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION round_tally_add(p_player uuid, p_round uuid, p_change integer) RETURNS void LANGUAGE plpgsql AS $$
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
      AND NOT EXISTS (SELECT FROM game_round WHERE player_id = p_player AND bet_amount > 0 AND id > p_round) THEN
    INSERT INTO round_tally (player_id, first_id, shown) VALUES (p_player, p_round, p_change);
  ELSE
    UPDATE round_tally SET shown = shown + p_change WHERE player_id = p_player AND first_id = stretch.first_id;
  END IF;
END $$;
CREATE TRIGGER counted AFTER INSERT OR UPDATE OF bet_amount ON game_round
  FOR EACH ROW EXECUTE FUNCTION round_count();
