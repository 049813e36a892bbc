-- Pages of what the ledger says of a player's account, however long its life is: the account numbers its entries, and
-- their ids, which are indexed, lie nearly in the order of those numbers.

-- About when the entry of this number was made, in milliseconds, to ten seconds: moments are halved by the number of the
-- first entry from there on. Entries that waited for one another lie a moment off.
CREATE OR REPLACE FUNCTION ledger_near(p_account uuid, p_number bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  low bigint := 0;
  high bigint := (extract(epoch FROM now()) * 1000)::bigint + 86400000;
  middle bigint;
  id uuid;
  number bigint;
BEGIN
  WHILE high - low > 10000 LOOP
    middle := (low + high) / 2;
    id := ledger_first_id(to_timestamp(middle / 1000.0));
    number := (SELECT leg.number FROM (
        (SELECT entry_id, from_sequence AS number FROM ledger_posting WHERE from_account = p_account AND entry_id >= id
         ORDER BY entry_id LIMIT 1)
        UNION ALL
        (SELECT entry_id, to_sequence FROM ledger_posting WHERE to_account = p_account AND entry_id >= id
         ORDER BY entry_id LIMIT 1)) AS leg ORDER BY entry_id LIMIT 1);
    IF number < p_number THEN low := middle; ELSE high := middle; END IF;
  END LOOP;
  RETURN low;
END $$;

-- The entries that touched a player's account between two moments and have one of these numbers, each as the account
-- saw it: what it gained in all, and held afterwards.
CREATE OR REPLACE FUNCTION ledger_numbered(p_account uuid, p_first bigint, p_last bigint, p_from_ms bigint, p_to_ms bigint)
RETURNS TABLE (entry_id uuid, number bigint, amount numeric, balance numeric) LANGUAGE sql STABLE AS $$
  SELECT leg.entry_id, leg.number, sum(leg.amount), max(leg.balance) FROM (
    SELECT entry_id, from_sequence AS number, -amount AS amount, from_balance AS balance FROM ledger_posting
      WHERE from_account = p_account AND entry_id >= ledger_first_id(to_timestamp(p_from_ms / 1000.0))
        AND entry_id < ledger_first_id(to_timestamp(p_to_ms / 1000.0)) AND from_sequence BETWEEN p_first AND p_last
    UNION ALL
    SELECT entry_id, to_sequence, amount, to_balance FROM ledger_posting
      WHERE to_account = p_account AND entry_id >= ledger_first_id(to_timestamp(p_from_ms / 1000.0))
        AND entry_id < ledger_first_id(to_timestamp(p_to_ms / 1000.0)) AND to_sequence BETWEEN p_first AND p_last
  ) AS leg GROUP BY 1, 2
$$;

-- A page of what the ledger says of a player's account, the newest first. It looks a minute around where the page must
-- lie, and further only when entries waited longer than that.
CREATE OR REPLACE FUNCTION ledger_statement(p_account uuid, p_limit integer, p_offset integer)
RETURNS TABLE (entry_id uuid, number bigint, amount numeric, balance numeric) LANGUAGE plpgsql STABLE AS $$
DECLARE
  last bigint := (SELECT sequence FROM ledger_balance WHERE account_id = p_account AND shard = 0) - p_offset;
  first bigint := greatest(last - p_limit, coalesce((SELECT sequence FROM ledger_kept WHERE account_id = p_account), 0)) + 1;
  from_ms bigint;
  to_ms bigint;
  margin bigint := 60000;
BEGIN
  IF last IS NULL OR last < first THEN RETURN; END IF;
  from_ms := ledger_near(p_account, first);
  to_ms := ledger_near(p_account, last);
  WHILE margin < 10000000000000 AND (SELECT count(*) FROM
      ledger_numbered(p_account, first, last, greatest(from_ms - margin, 0), to_ms + margin)) <= last - first LOOP
    margin := margin * 60;
  END LOOP;
  RETURN QUERY SELECT * FROM ledger_numbered(p_account, first, last, greatest(from_ms - margin, 0), to_ms + margin) AS page
    ORDER BY page.number DESC;
END $$;
