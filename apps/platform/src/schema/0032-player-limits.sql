-- Limits and breaks that players set on themselves, one row each, with the change that is under way.

CREATE TABLE player_limit (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  -- 1 bet, 2 loss, 3 deposit, 4 self-exclusion, 5 cooling-off.
  definition smallint NOT NULL CHECK (definition BETWEEN 1 AND 5),
  -- How long: a period of cash limits, or the id of a length of breaks.
  period text NOT NULL,
  -- Of cash limits only; smallest units.
  currency text,
  amount numeric(38,0) CHECK (amount > 0),
  -- The running period of a cash limit, or the whole of a break; a break without an end lasts for ever.
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  -- By which zone the running period was cut.
  time_zone text NOT NULL DEFAULT 'UTC',
  -- What bets and losses of the running period come to; below zero while the player is ahead. Deposits are counted
  -- where they stand.
  used numeric(38,0) NOT NULL DEFAULT 0,
  -- A weakening the player asked for: what they may confirm from change_at on; a cooling-off ends then by itself.
  change_kind text CHECK (change_kind IN ('raise', 'removal')),
  change_amount numeric(38,0) CHECK (change_amount > 0),
  change_at timestamptz,
  -- Under which id a pending raise is shown.
  change_id uuid UNIQUE,
  -- The exclusion of another account of the same person that this one follows.
  follows_id uuid REFERENCES player_limit (id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz,
  removed_at timestamptz,
  CHECK ((definition <= 3) = (amount IS NOT NULL AND currency IS NOT NULL)),
  CHECK (definition > 3 OR ends_at IS NOT NULL),
  CHECK ((change_kind IS NULL) = (change_at IS NULL)),
  CHECK ((change_kind IS NOT DISTINCT FROM 'raise') = (change_amount IS NOT NULL AND change_id IS NOT NULL)),
  CHECK (definition <> 4 OR (change_kind IS NULL AND removed_at IS NULL))
) WITH (fillfactor = 70);

CREATE UNIQUE INDEX player_limit_one_of_a_kind ON player_limit (player_id, definition, period, currency)
  WHERE removed_at IS NULL AND definition <= 3;
-- What stakes, deposits and sign-ins ask.
CREATE INDEX player_limit_standing ON player_limit (player_id) WHERE removed_at IS NULL;
CREATE INDEX player_limit_followers ON player_limit (follows_id) WHERE follows_id IS NOT NULL;

-- Replaced by a function that also knows what is staked and when.
DROP FUNCTION IF EXISTS round_is_plain(text, text, uuid, uuid, uuid, text);

-- Finding accounts of one person, as the definition beside the module says it.
CREATE FUNCTION player_mailbox(p_email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
    ELSE name || '@' || domain END
  FROM (SELECT split_part(split_part(p_email, '@', 1), '+', 1) AS name, split_part(p_email, '@', 2) AS domain) AS parts
$$;
CREATE INDEX player_by_mailbox ON player (player_mailbox(email));
CREATE INDEX player_by_phone ON player (phone) WHERE phone IS NOT NULL;
