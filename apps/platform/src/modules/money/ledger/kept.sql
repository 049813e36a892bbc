-- Postings that leave the database with their volume (docs/production.md), and what stays of them.

-- The first moment of which all postings are here; '-infinity' as long as none has left.
CREATE OR REPLACE FUNCTION ledger_kept_since() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT volume_left_until('ledger_posting')
$$;

-- The first id that an entry of it may have.
CREATE OR REPLACE FUNCTION ledger_first_kept() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN ledger_kept_since() = '-infinity' THEN '00000000-0000-0000-0000-000000000000'
    ELSE volume_first_id(ledger_kept_since()) END
$$;

-- Whether money set aside by an entry from before the moment is still held, so that its postings are needed.
CREATE OR REPLACE FUNCTION ledger_holds_before(p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM ledger_hold WHERE state = 'held' AND id < volume_first_id(p_at))
$$;

-- Finds what of the postings from before the end of a volume, the oldest, has to stay: an entry that waited for an account
-- at the end of the month may have a later number there than one of the next month. What leaves is the beginning of each
-- account's life, without a gap. Nobody may write to the volume meanwhile; what comes to the early one meanwhile stays.
-- To be said before those below, in their transaction.
CREATE OR REPLACE FUNCTION ledger_find_staying(p_volume text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  CREATE TEMPORARY TABLE ledger_staying (entry_id uuid PRIMARY KEY) ON COMMIT DROP;
  -- Those of earlier volumes, which had to stay, that are looked at.
  CREATE TEMPORARY TABLE ledger_gone ON COMMIT DROP AS SELECT DISTINCT entry_id FROM ledger_posting_early;
  LOOP
    -- Who stays for one account leaves a gap in the life of another it touched, so look again.
    INSERT INTO ledger_staying
      SELECT DISTINCT entry_id FROM (
        SELECT entry_id, number, coalesce(kept.sequence, 0)
          + row_number() OVER (PARTITION BY account_id ORDER BY number) AS place
        FROM (
          SELECT from_account AS account_id, entry_id, from_sequence AS number FROM ledger_leaving(p_volume)
            WHERE from_sequence IS NOT NULL
          UNION SELECT to_account, entry_id, to_sequence FROM ledger_leaving(p_volume) WHERE to_sequence IS NOT NULL
        ) AS step LEFT JOIN ledger_kept AS kept USING (account_id)
      ) AS life WHERE number <> place;
    EXIT WHEN NOT FOUND;
  END LOOP;
  DELETE FROM ledger_gone WHERE entry_id IN (SELECT entry_id FROM ledger_staying);
END $$;

-- The postings that leave with the volume, as far as is found yet, and none that came later.
CREATE OR REPLACE FUNCTION ledger_leaving(p_volume text) RETURNS SETOF ledger_posting LANGUAGE sql STABLE AS $$
  SELECT * FROM ledger_posting
  WHERE entry_id < volume_end_id(p_volume)
    AND NOT EXISTS (SELECT FROM ledger_staying AS staying WHERE staying.entry_id = ledger_posting.entry_id)
    AND (tableoid = p_volume::regclass OR entry_id IN (SELECT entry_id FROM ledger_gone))
$$;

-- Adds what they did to each account to what is kept of those that left before, and holds those that stay.
CREATE OR REPLACE FUNCTION ledger_keep_sums(p_volume text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_kept AS kept (account_id, balance, sequence)
    SELECT account_id, sum(change), coalesce(max(number), 0) FROM (
      SELECT from_account AS account_id, -amount AS change, from_sequence AS number FROM ledger_leaving(p_volume)
      UNION ALL SELECT to_account, amount, to_sequence FROM ledger_leaving(p_volume)
    ) AS leg GROUP BY account_id
    ON CONFLICT (account_id) DO UPDATE SET balance = kept.balance + excluded.balance,
      sequence = greatest(kept.sequence, excluded.sequence);
  CREATE TEMPORARY TABLE ledger_stays ON COMMIT DROP AS
    SELECT * FROM ledger_posting WHERE entry_id IN (SELECT entry_id FROM ledger_staying)
      AND tableoid = p_volume::regclass;
END $$;

-- Once the volume has left: those that stay go to the early one, and those that had stayed there before leave now.
CREATE OR REPLACE FUNCTION ledger_put_back() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  ALTER TABLE ledger_posting_early DISABLE TRIGGER append_only;
  DELETE FROM ledger_posting_early WHERE entry_id IN (SELECT entry_id FROM ledger_gone);
  ALTER TABLE ledger_posting_early ENABLE TRIGGER append_only;
  INSERT INTO ledger_posting SELECT * FROM ledger_stays;
END $$;
