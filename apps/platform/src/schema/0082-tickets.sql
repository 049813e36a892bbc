-- Sports bets: tickets with what they are staked on, and what accounts owe after a settlement was corrected.

-- A sports bet; its player sees it among the bets and not among the rounds.
ALTER TABLE game_round ADD COLUMN is_ticket boolean NOT NULL DEFAULT false;

-- Winnings can be taken back when a ticket is settled anew.
ALTER TABLE round_part DROP CONSTRAINT round_part_kind_check;
ALTER TABLE round_part ADD CONSTRAINT round_part_kind_check CHECK (kind IN ('stake', 'pay', 'take_back'));

-- What the account owes, in smallest units. While it owes it holds no real money.
ALTER TABLE wallet_account ADD COLUMN debt numeric(38,0) NOT NULL DEFAULT 0 CHECK (debt >= 0);
CREATE INDEX wallet_account_owing ON wallet_account (id) WHERE debt > 0;

CREATE TABLE ticket (
  -- That of its round.
  id uuid PRIMARY KEY REFERENCES game_round (id),
  source text NOT NULL,
  -- The company's own name for it.
  reference text NOT NULL,
  player_id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES wallet_account (id),
  game_id uuid NOT NULL REFERENCES game (id),
  currency text NOT NULL,
  -- Smallest units, here and below.
  amount numeric(38,0) NOT NULL CHECK (amount > 0),
  -- The most it can pay, as the company said when it was placed.
  payout_max numeric(38,0) NOT NULL CHECK (payout_max >= 0),
  coefficient numeric(14,4) NOT NULL CHECK (coefficient >= 1),
  -- 1 single, 2 combination, 3 system.
  type smallint NOT NULL CHECK (type BETWEEN 1 AND 3),
  -- 1 pending, 2 won, 3 lost, 4 refunded, 5 cashed out.
  status smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 5),
  -- Under which name its stake was taken; another one once it was taken anew.
  stake_reference text NOT NULL,
  has_bonus boolean NOT NULL,
  placed_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK ((status = 1) = (settled_at IS NULL)),
  UNIQUE (source, reference)
) WITH (fillfactor = 80);
CREATE INDEX ticket_open ON ticket (player_id, id DESC) WHERE status = 1;
CREATE INDEX ticket_settled ON ticket (player_id, id DESC) WHERE status > 1;
CREATE INDEX ticket_by_player ON ticket (player_id, id DESC);

CREATE TABLE ticket_item (
  ticket_id uuid NOT NULL REFERENCES ticket (id),
  position smallint NOT NULL,
  -- The company's own name for the event.
  event_id text NOT NULL,
  event text NOT NULL,
  discipline text NOT NULL,
  tournament text NOT NULL,
  market text NOT NULL,
  outcome text NOT NULL,
  coefficient numeric(10,4) NOT NULL CHECK (coefficient >= 1),
  -- 1 before the event, 2 live.
  stage smallint NOT NULL CHECK (stage IN (1, 2)),
  event_date timestamptz NOT NULL,
  PRIMARY KEY (ticket_id, position)
);
CREATE INDEX ticket_item_of_event ON ticket_item (event_id);

-- Every call that was answered for good, with its answer byte for byte.
CREATE TABLE ticket_call (
  source text NOT NULL,
  transaction_id text NOT NULL,
  request_hash bytea NOT NULL,
  answer text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (source, transaction_id)
);

-- Tickets that were voided before they came; each is refused when it comes.
CREATE TABLE ticket_tombstone (
  source text NOT NULL,
  reference text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (source, reference)
);
