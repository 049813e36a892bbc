/** Each postings row as its two sides: what an account lost or won, and what it held afterwards. */
const LEGS = `
  legs AS (
    SELECT entry_id, from_account AS account_id, -amount AS change, currency, from_balance AS balance_after, from_sequence AS place
      FROM ledger_posting
    UNION ALL
    SELECT entry_id, to_account, amount, currency, to_balance, to_sequence FROM ledger_posting
  )`

/** Statements that return a row per difference: `subject`, `expected` and `found` as text. All of them read sets. */
export const CHECKS: Record<string, string> = {
  'a balance differs from the sum of its postings': `
    WITH ${LEGS}, posted AS (SELECT account_id, sum(change) AS total FROM (SELECT account_id, change FROM legs
        UNION ALL SELECT account_id, balance FROM ledger_kept) AS all_of_it GROUP BY account_id),
    cached AS (SELECT account_id, sum(balance) AS total FROM ledger_balance GROUP BY account_id)
    SELECT coalesce(account.id, posted.account_id, cached.account_id)::text AS subject,
      coalesce(posted.total, 0)::text AS expected, coalesce(cached.total::text, 'no balance') AS found
    FROM ledger_account AS account
      FULL JOIN posted ON posted.account_id = account.id
      FULL JOIN cached ON cached.account_id = coalesce(account.id, posted.account_id)
    WHERE coalesce(posted.total, 0) IS DISTINCT FROM cached.total`,

  'an account that must not is below zero, or its kind of balance is wrong': `
    SELECT account.id::text AS subject, 'one row of at least 0' AS expected,
      count(balance.*) || ' rows, lowest ' || min(balance.balance) AS found
    FROM ledger_account AS account JOIN ledger_balance AS balance ON balance.account_id = account.id
    WHERE account.is_floored OR balance.is_floored
    GROUP BY account.id
    HAVING count(balance.*) <> 1 OR min(balance.balance) < 0 OR NOT bool_and(balance.is_floored AND account.is_floored)`,

  'the life of an account has a gap or a balance in it is wrong': `
    WITH ${LEGS}, steps AS (
      SELECT account_id, entry_id, sum(change) AS change, min(place) AS place, max(place) AS last_place,
        min(balance_after) AS balance_after, max(balance_after) AS last_balance, count(place) = count(*) AS is_noted
      FROM legs JOIN ledger_account ON id = account_id WHERE is_floored GROUP BY account_id, entry_id
    ), lives AS (
      SELECT steps.*, coalesce(kept.sequence, 0) + row_number() OVER life AS true_place,
        coalesce(kept.balance, 0) + sum(change) OVER life AS true_balance
      FROM steps LEFT JOIN ledger_kept AS kept USING (account_id) WINDOW life AS (PARTITION BY account_id ORDER BY place, entry_id ROWS UNBOUNDED PRECEDING)
    )
    SELECT account_id || ' in entry ' || entry_id AS subject,
      'step ' || true_place || ', balance ' || true_balance AS expected,
      'step ' || coalesce(place::text, 'none') || ', balance ' || coalesce(balance_after::text, 'none') AS found
    FROM lives
    WHERE NOT is_noted OR place <> last_place OR balance_after <> last_balance
      OR place <> true_place OR balance_after <> true_balance
    UNION ALL
    SELECT account_id::text, coalesce(max(place), max(kept.sequence), 0) || ' entries', held.sequence || ' entries'
    FROM ledger_balance AS held LEFT JOIN steps USING (account_id) LEFT JOIN ledger_kept AS kept USING (account_id)
    WHERE is_floored GROUP BY account_id, held.sequence
    HAVING coalesce(max(place), max(kept.sequence), 0) <> held.sequence`,

  'a posting is not between two accounts of its currency': `
    SELECT entry_id || ' posting ' || position AS subject, posting.currency AS expected,
      coalesce(source.currency, 'no account') || ' to ' || coalesce(target.currency, 'no account') AS found
    FROM ledger_posting AS posting
      LEFT JOIN ledger_account AS source ON source.id = from_account
      LEFT JOIN ledger_account AS target ON target.id = to_account
    WHERE source.currency IS DISTINCT FROM posting.currency OR target.currency IS DISTINCT FROM posting.currency
      OR from_account = to_account OR amount <= 0`,

  'the balances of a currency do not cancel out': `
    SELECT currency AS subject, '0' AS expected, sum(balance)::text AS found
    FROM ledger_balance JOIN ledger_account ON id = account_id GROUP BY currency HAVING sum(balance) <> 0`,

  'an entry has no postings, or postings have no entry': `
    SELECT coalesce(entry.id, posting.entry_id)::text AS subject, 'an entry with postings 1 to n' AS expected,
      count(posting.position) || ' postings, the last numbered ' || coalesce(max(posting.position), 0) AS found
    FROM ledger_entry AS entry FULL JOIN ledger_posting AS posting ON posting.entry_id = entry.id
    WHERE entry.id IS NULL OR entry.id >= ledger_first_kept() OR posting.entry_id IS NOT NULL
    GROUP BY entry.id, posting.entry_id
    HAVING entry.id IS NULL OR count(posting.position) = 0 OR max(posting.position) <> count(posting.position)`,

  'a key is used twice or empty': `
    SELECT key AS subject, '1' AS expected, count(*)::text AS found
    FROM ledger_entry GROUP BY key HAVING count(*) > 1 OR key = ''`,

  'a held account differs from its open holds': `
    WITH open AS (SELECT held_account, sum(amount) AS total FROM ledger_hold WHERE state = 'held' GROUP BY held_account)
    SELECT account.id::text AS subject, coalesce(open.total, 0)::text AS expected, balance::text AS found
    FROM ledger_account AS account JOIN ledger_balance ON account_id = account.id
      LEFT JOIN open ON held_account = account.id
    WHERE kind = 'held' AND balance <> coalesce(open.total, 0)`,

  'a hold differs from the entries that made and ended it': `
    WITH sums AS (
      SELECT hold.id AS hold_id,
        (SELECT sum(amount) FROM ledger_posting WHERE entry_id = hold.id
          AND from_account = account_id AND to_account = held_account) AS made,
        (SELECT sum(amount) FROM ledger_posting WHERE entry_id = closed_by AND from_account = held_account) AS ended,
        (SELECT sum(amount) FROM ledger_posting WHERE entry_id = closed_by
          AND from_account = held_account AND position = 1) AS sent,
        (SELECT kind FROM ledger_entry WHERE id = closed_by) AS closing
      FROM ledger_hold AS hold
    )
    SELECT hold.id::text AS subject, state || ' ' || amount || ', posted ' || posted_amount AS expected,
      concat_ws(', ', 'made ' || made, closing, 'ended ' || ended, 'sent ' || sent) AS found
    FROM ledger_hold AS hold JOIN sums ON hold_id = hold.id
    WHERE (hold.id >= ledger_first_kept() AND made IS DISTINCT FROM amount)
      OR (closed_by IS NULL OR closed_by >= ledger_first_kept()) AND (state <> 'held' AND ended IS DISTINCT FROM amount
      OR state = 'posted' AND (closing IS DISTINCT FROM 'hold_posted' OR sent IS DISTINCT FROM posted_amount)
      OR state = 'voided' AND closing IS DISTINCT FROM 'hold_voided')`,

  'an entry touches a held account and belongs to no hold': `
    SELECT DISTINCT entry_id::text AS subject, 'a hold' AS expected, 'none' AS found
    FROM ledger_posting JOIN ledger_account ON id IN (from_account, to_account) AND kind = 'held'
    WHERE NOT EXISTS (SELECT FROM ledger_hold WHERE ledger_hold.id = entry_id)
      AND NOT EXISTS (SELECT FROM ledger_hold WHERE closed_by = entry_id)`,

  'a reversal is not its entry the other way round': `
    WITH reversal AS (SELECT id, reverses FROM ledger_entry WHERE reverses >= ledger_first_kept())
    SELECT DISTINCT reversal.id::text AS subject, 'the opposite of ' || reversal.reverses AS expected,
      'other postings' AS found
    FROM (SELECT reversal.id, reverses, position, from_account, to_account, amount
        FROM reversal JOIN ledger_posting ON entry_id = reversal.id) AS done
      FULL JOIN (SELECT reversal.id, reverses, position, to_account, from_account, amount
        FROM reversal JOIN ledger_posting ON entry_id = reverses) AS undone
      ON done.id = undone.id AND done.position = undone.position
      JOIN reversal ON reversal.id = coalesce(done.id, undone.id)
    WHERE (done.from_account, done.to_account, done.amount)
      IS DISTINCT FROM (undone.to_account, undone.from_account, undone.amount)`,
}
