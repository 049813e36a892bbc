-- Rounds lie in volumes by month (docs/decisions/0147-volumes-by-month.md), so their names stand in a table of their own.

-- The id of the round that a source calls so; null when it has begun none. Keep it in a variable and look for that: a
-- statement that finds the id by itself has to get ready for every month.
CREATE OR REPLACE FUNCTION round_id_of(p_source text, p_round text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT round_id FROM round_key WHERE source = p_source AND reference = p_round
$$;

-- Gives a name to a round that begins with it; false when another has it, whoever's that is. Waits for who is giving it.
CREATE OR REPLACE FUNCTION round_claim_name(p_source text, p_round text, p_id uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO round_key (source, reference, round_id) VALUES (p_source, p_round, p_id)
    ON CONFLICT (source, reference) DO NOTHING;
  RETURN FOUND;
END $$;
