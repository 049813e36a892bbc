-- Stakes of many players that are taken in one statement; an array of them is what the functions hand on.
CREATE TYPE round_stake AS (
  -- Where it stood among those asked for.
  place integer,
  source text,
  reference text,
  house text,
  round text,
  round_id uuid,
  player uuid,
  account uuid,
  game uuid,
  game_identity text,
  currency text,
  amount numeric,
  -- The account's real money before it.
  cash numeric,
  at timestamptz,
  entry uuid
);
