-- What a period did to some accounts of one owner, taken together.

-- What came from each kind of account of others since a moment, below zero for what went there. Entries that undo others,
-- in part too, stand apart, and so does what lies after the end. Of one snapshot, with what the accounts hold now.
CREATE OR REPLACE FUNCTION ledger_period(p_accounts uuid[], p_from timestamptz, p_to timestamptz)
RETURNS TABLE (place text, is_later boolean, is_undone boolean, gained numeric, lost numeric, held_now numeric)
LANGUAGE sql STABLE AS $$
  WITH leg AS (
    SELECT entry_id, to_account AS other, 0 AS gained, amount AS lost FROM ledger_posting
      WHERE from_account = ANY (p_accounts) AND entry_id >= volume_first_id(p_from)
    UNION ALL
    SELECT entry_id, from_account, amount, 0 FROM ledger_posting
      WHERE to_account = ANY (p_accounts) AND entry_id >= volume_first_id(p_from)
  ), now AS (
    SELECT coalesce(sum(balance), 0) AS held FROM ledger_balance WHERE account_id = ANY (p_accounts)
  )
  SELECT account.kind, leg.entry_id >= volume_first_id(p_to), entry.reverses IS NOT NULL OR entry.kind = 'take_back',
    sum(leg.gained), sum(leg.lost), (SELECT held FROM now)
  FROM leg JOIN ledger_account account ON account.id = leg.other JOIN ledger_entry entry ON entry.id = leg.entry_id
  WHERE leg.other <> ALL (p_accounts)
  GROUP BY 1, 2, 3
  UNION ALL SELECT 'none', true, false, 0, 0, held FROM now
$$;
