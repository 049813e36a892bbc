-- What moved on some accounts of one owner, entry by entry.

-- When an entry's id was made.
CREATE OR REPLACE FUNCTION ledger_moment(p_id uuid) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT to_timestamp(('x' || left(replace(p_id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
$$;

-- The next entries of a period after one of them, the oldest first, each with what it did to the accounts together by
-- the kind of account of others. An entry that only moves between the accounts has no place, and stands there for the
-- next call to go on from. Each side of each account is read from its index, no further than this portion reaches (why
-- the account stands in a list: ledger_first_between).
CREATE OR REPLACE FUNCTION ledger_movements(
  p_accounts uuid[], p_from timestamptz, p_to timestamptz, p_after uuid, p_count integer
) RETURNS TABLE (
  entry_id uuid, key text, entry_kind text, at timestamptz, place text, is_undone boolean, amount numeric
) LANGUAGE sql STABLE AS $$
  WITH portion AS (
    SELECT DISTINCT side.entry_id FROM unnest(p_accounts) AS own, LATERAL (
      (SELECT DISTINCT ON (from_account, entry_id) entry_id FROM ledger_posting
       WHERE from_account = ANY (ARRAY[own]) AND entry_id > p_after
         AND entry_id >= volume_first_id(p_from) AND entry_id < volume_first_id(p_to)
       ORDER BY from_account, entry_id LIMIT p_count)
      UNION ALL
      (SELECT DISTINCT ON (to_account, entry_id) entry_id FROM ledger_posting
       WHERE to_account = ANY (ARRAY[own]) AND entry_id > p_after
         AND entry_id >= volume_first_id(p_from) AND entry_id < volume_first_id(p_to)
       ORDER BY to_account, entry_id LIMIT p_count)
    ) AS side ORDER BY side.entry_id LIMIT p_count
  ), leg AS (
    SELECT posting.entry_id,
      CASE WHEN from_account = ANY (p_accounts) THEN to_account ELSE from_account END AS other,
      CASE WHEN from_account = ANY (p_accounts) THEN -posting.amount ELSE posting.amount END AS amount
    FROM portion JOIN ledger_posting posting ON posting.entry_id = portion.entry_id
    WHERE from_account = ANY (p_accounts) OR to_account = ANY (p_accounts)
  ), told AS (
    SELECT leg.entry_id, leg.amount, CASE WHEN leg.other <> ALL (p_accounts) THEN account.kind END AS place
    FROM leg JOIN ledger_account account ON account.id = leg.other
  )
  SELECT told.entry_id, entry.key, entry.kind, ledger_moment(told.entry_id), told.place, entry.reverses IS NOT NULL,
    sum(told.amount)
  FROM told JOIN ledger_entry entry ON entry.id = told.entry_id
  GROUP BY told.entry_id, entry.id, told.place
  ORDER BY told.entry_id
$$;

-- What the accounts held at a moment, from all of their postings, and what is kept of those that left the database.
CREATE OR REPLACE FUNCTION ledger_recount(p_accounts uuid[], p_at timestamptz) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(balance) FROM ledger_kept WHERE account_id = ANY (p_accounts)), 0)
    + coalesce((SELECT sum(amount) FROM ledger_posting
      WHERE to_account = ANY (p_accounts) AND entry_id < volume_first_id(p_at)), 0)
    - coalesce((SELECT sum(amount) FROM ledger_posting
      WHERE from_account = ANY (p_accounts) AND entry_id < volume_first_id(p_at)), 0)
$$;
