-- Pages of what the ledger says of a player's account, however long its life is: the account numbers its entries, and
-- their ids, which are indexed, lie nearly in the order of those numbers.

-- The first entry of a player's account between two ids, and its number. The account in a list of one, and the order by it,
-- leave the planner the account's own indexes alone: without statistics of a month it would look through everybody's.
CREATE OR REPLACE FUNCTION ledger_first_between(p_account uuid, p_from uuid, p_to uuid, OUT entry_id uuid, OUT number bigint)
LANGUAGE sql STABLE AS $$
  SELECT leg.entry_id, leg.number FROM (
    (SELECT entry_id, from_sequence AS number FROM ledger_posting
     WHERE from_account = ANY (ARRAY[p_account]) AND entry_id >= p_from AND entry_id < p_to
     ORDER BY from_account, entry_id LIMIT 1)
    UNION ALL
    (SELECT entry_id, to_sequence FROM ledger_posting
     WHERE to_account = ANY (ARRAY[p_account]) AND entry_id >= p_from AND entry_id < p_to
     ORDER BY to_account, entry_id LIMIT 1)) AS leg ORDER BY entry_id LIMIT 1
$$;

-- About when the entry of this number was made, in milliseconds: by fifty entries or ten seconds earlier at most. Guessed
-- by the numbers on both sides as if entries came evenly, and halved now and then, because they do not. Entries that waited
-- for one another lie a moment off.
CREATE OR REPLACE FUNCTION ledger_near(p_account uuid, p_number bigint) RETURNS bigint LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  last_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  found record;
  low bigint;
  low_number bigint := 1;
  high bigint := (extract(epoch FROM now()) * 1000)::bigint + 86400000;
  high_number bigint := (SELECT sequence + 1 FROM ledger_balance WHERE account_id = p_account AND shard = 0);
  middle bigint;
  step integer := 0;
BEGIN
  SELECT * INTO found FROM ledger_first_between(p_account, '00000000-0000-0000-0000-000000000000', last_id);
  low := extract(epoch FROM ledger_moment(found.entry_id)) * 1000;
  low_number := found.number;
  WHILE high - low > 10000 AND p_number - low_number > 50 LOOP
    middle := CASE WHEN step % 3 = 2 OR high_number <= low_number THEN (low + high) / 2
      ELSE low + ((high - low) * least(greatest((p_number - low_number - 25)::numeric / (high_number - low_number), 0.001), 0.999))::bigint
      END;
    SELECT * INTO found FROM ledger_first_between(p_account, volume_first_id(to_timestamp(middle / 1000.0)),
      volume_first_id(to_timestamp(high / 1000.0)));
    IF found.number < p_number THEN
      low := extract(epoch FROM ledger_moment(found.entry_id)) * 1000;
      low_number := found.number;
    ELSE
      high := middle;
      high_number := coalesce(found.number, high_number);
    END IF;
    step := step + 1;
  END LOOP;
  RETURN low;
END $$;

-- The entries that touched a player's account between two moments and have one of these numbers, each as the account
-- saw it: what it gained in all, and held afterwards.
CREATE OR REPLACE FUNCTION ledger_numbered(p_account uuid, p_first bigint, p_last bigint, p_from_ms bigint, p_to_ms bigint)
RETURNS TABLE (entry_id uuid, number bigint, amount numeric, balance numeric) LANGUAGE sql STABLE AS $$
  SELECT leg.entry_id, leg.number, sum(leg.amount), max(leg.balance) FROM (
    SELECT entry_id, from_sequence AS number, -amount AS amount, from_balance AS balance FROM ledger_posting
      WHERE from_account = p_account AND entry_id >= volume_first_id(to_timestamp(p_from_ms / 1000.0))
        AND entry_id < volume_first_id(to_timestamp(p_to_ms / 1000.0)) AND from_sequence BETWEEN p_first AND p_last
    UNION ALL
    SELECT entry_id, to_sequence, amount, to_balance FROM ledger_posting
      WHERE to_account = p_account AND entry_id >= volume_first_id(to_timestamp(p_from_ms / 1000.0))
        AND entry_id < volume_first_id(to_timestamp(p_to_ms / 1000.0)) AND to_sequence BETWEEN p_first AND p_last
  ) AS leg GROUP BY 1, 2
$$;

-- A page of what the ledger says of a player's account, the newest first. It looks a minute around where the page must
-- begin, and further as long as some of it is missing. Planned for the account and the moments it is about: what is true
-- of most accounts is not of one with a long life.
CREATE OR REPLACE FUNCTION ledger_statement(p_account uuid, p_limit integer, p_offset integer)
RETURNS TABLE (entry_id uuid, number bigint, amount numeric, balance numeric) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  last bigint := (SELECT sequence FROM ledger_balance WHERE account_id = p_account AND shard = 0) - p_offset;
  first bigint := greatest(last - p_limit, coalesce((SELECT sequence FROM ledger_kept WHERE account_id = p_account), 0)) + 1;
  from_ms bigint;
  margin bigint := 60000;
BEGIN
  IF last IS NULL OR last < first THEN RETURN; END IF;
  -- The newest lie at the end of time, and are asked for most.
  from_ms := CASE WHEN p_offset < 200 THEN extract(epoch FROM now()) * 1000 ELSE ledger_near(p_account, first) END;
  WHILE margin < 10000000000000 AND (SELECT count(*) FROM
      ledger_numbered(p_account, first, last, greatest(from_ms - margin, 0), from_ms + margin)) <= last - first LOOP
    margin := margin * 60;
  END LOOP;
  RETURN QUERY SELECT * FROM ledger_numbered(p_account, first, last, greatest(from_ms - margin, 0), from_ms + margin) AS page
    ORDER BY page.number DESC;
END $$;
