-- What stakes and wins came to since a moment, from the ledger, for whoever begins to count in the middle of a period.

-- The moment in the id of an entry, which is that of the stake or win it posts.
CREATE OR REPLACE FUNCTION round_moment(p_entry uuid) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT 'epoch'::timestamptz
    + ('x' || left(replace(p_entry::text, '-', ''), 12))::bit(48)::bigint * interval '1 millisecond'
$$;

-- staked: by every stake taken since that was not given back; lost: what of it was real money, less the real money that
-- rounds begun since have won.
CREATE OR REPLACE FUNCTION round_counted_since(p_account uuid, p_since timestamptz,
  OUT staked numeric, OUT lost numeric) LANGUAGE plpgsql STABLE AS $$
DECLARE
  owned record;
  purses uuid[];
  first_id uuid := volume_first_id(p_since);
BEGIN
  SELECT * INTO STRICT owned FROM wallet_purses(p_account);
  purses := ARRAY[owned.cash, owned.bonus] || ARRAY(SELECT * FROM wager_purses(p_account));
  SELECT coalesce(sum(posting.amount), 0), coalesce(sum(posting.amount) FILTER (WHERE from_account = owned.cash), 0)
    INTO staked, lost
    FROM ledger_posting posting JOIN ledger_account house ON house.id = to_account AND house.kind = 'gaming'
    WHERE from_account = ANY (purses) AND entry_id >= first_id
      AND NOT EXISTS (SELECT FROM ledger_entry entry WHERE entry.reverses = posting.entry_id
        OR (entry.id = posting.entry_id AND entry.kind = 'take_back'));
  lost := lost - (
    SELECT coalesce(sum(CASE entry.kind WHEN 'win' THEN posting.amount ELSE -posting.amount END), 0)
    FROM ledger_posting posting
    JOIN ledger_account house ON house.id IN (from_account, to_account) AND house.kind = 'gaming'
    JOIN ledger_entry entry ON entry.id = posting.entry_id AND entry.kind IN ('win', 'take_back')
    JOIN round_key named ON named.source = split_part(entry.key, ':', 2) AND named.reference = entry.meta ->> 'round'
    JOIN game_round round ON round.id = named.round_id
    WHERE owned.cash IN (from_account, to_account) AND entry_id >= first_id AND round.created_at >= p_since);
END $$;
