-- Postings and rounds lie in volumes by month; what there was becomes the first of each.

-- Rounds take no stake until the functions that follow stand; a bet that meets the moment fails, and is sent again. Locked
-- in the order in which stakes and wins go from one table to the next, so that who is under way can end.
LOCK TABLE game, ledger_account, game_round, game_win, round_waiting_win, ledger_entry, ledger_posting, round_part, ticket
  IN ACCESS EXCLUSIVE MODE;
ALTER TABLE ledger_posting RENAME TO ledger_posting_first;
ALTER INDEX ledger_posting_pkey RENAME TO ledger_posting_first_pkey;
ALTER INDEX ledger_posting_from RENAME TO ledger_posting_first_from;
ALTER INDEX ledger_posting_to RENAME TO ledger_posting_first_to;

-- As the steps before say them, their checks under the names of those.
CREATE TABLE ledger_posting (
  entry_id uuid NOT NULL REFERENCES ledger_entry (id),
  position smallint NOT NULL,
  from_account uuid NOT NULL,
  to_account uuid NOT NULL,
  amount numeric(38,0) NOT NULL CONSTRAINT ledger_posting_amount_check CHECK (amount > 0),
  currency text NOT NULL,
  from_balance numeric(38,0),
  from_sequence bigint,
  to_balance numeric(38,0),
  to_sequence bigint,
  PRIMARY KEY (entry_id, position),
  FOREIGN KEY (from_account, currency) REFERENCES ledger_account (id, currency),
  FOREIGN KEY (to_account, currency) REFERENCES ledger_account (id, currency),
  CONSTRAINT ledger_posting_check CHECK (from_account <> to_account)
) PARTITION BY RANGE (entry_id);
CREATE INDEX ledger_posting_from ON ledger_posting (from_account, entry_id);
CREATE INDEX ledger_posting_to ON ledger_posting (to_account, entry_id);

-- What refers to a round does so by its id alone: a foreign key onto volumes would keep each of them from leaving.
ALTER TABLE game_win DROP CONSTRAINT game_win_round_id_fkey;
ALTER TABLE round_part DROP CONSTRAINT round_part_round_id_fkey;
ALTER TABLE round_waiting_win DROP CONSTRAINT round_waiting_win_round_id_fkey;
ALTER TABLE ticket DROP CONSTRAINT ticket_id_fkey;

ALTER TABLE game_round RENAME TO game_round_first;
DROP TRIGGER named ON game_round_first;
DROP FUNCTION round_key_of_new();
DROP TRIGGER counted ON game_round_first;
ALTER TABLE game_round_first DROP CONSTRAINT game_round_source_reference_key;
ALTER INDEX game_round_pkey RENAME TO game_round_first_pkey;
ALTER INDEX game_round_shown RENAME TO game_round_first_shown;

CREATE TABLE game_round (
  id uuid PRIMARY KEY,
  source text NOT NULL,
  reference text NOT NULL,
  player_id uuid NOT NULL,
  account_id uuid NOT NULL,
  game_id uuid NOT NULL REFERENCES game (id),
  currency text NOT NULL,
  bet_amount numeric(38,0) NOT NULL CONSTRAINT game_round_bet_amount_check CHECK (bet_amount >= 0),
  win_amount numeric(38,0) NOT NULL DEFAULT 0 CONSTRAINT game_round_win_amount_check CHECK (win_amount >= 0),
  is_closed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  free_value numeric(38,0) CONSTRAINT game_round_free_value_check CHECK (free_value > 0),
  free_purse uuid REFERENCES ledger_account (id),
  is_ticket boolean NOT NULL DEFAULT false
) PARTITION BY RANGE (id);
CREATE INDEX game_round_shown ON game_round (player_id, id DESC) WHERE bet_amount > 0 OR free_value IS NOT NULL;
CREATE TRIGGER counted AFTER INSERT OR UPDATE OF bet_amount, free_value ON game_round
  FOR EACH ROW EXECUTE FUNCTION round_count();

-- Volumes: the first as its check proves it, one for what has to stay of those that left, and one for whatever comes
-- before its month has been opened. Ranges all of them: one for "the others" would hide from the planner that the months
-- follow one another.
CREATE TABLE ledger_posting_early (LIKE ledger_posting INCLUDING ALL);
CREATE TABLE ledger_posting_rest (LIKE ledger_posting INCLUDING ALL);
CREATE TABLE game_round_early (LIKE game_round INCLUDING ALL) WITH (fillfactor = 80);
CREATE TABLE game_round_rest (LIKE game_round INCLUDING ALL) WITH (fillfactor = 80);
DO $$
DECLARE
  zero constant uuid := '00000000-0000-0000-0000-000000000000';
  first record;
  first_end uuid;
BEGIN
  FOR first IN SELECT * FROM volume LOOP
    first_end := (lpad(to_hex((extract(epoch FROM first.ends_at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', first.parent,
      first.parent || '_early', zero);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', first.parent, first.name, zero,
      first_end);
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', first.name, first.parent || '_of_first');
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (MAXVALUE)', first.parent,
      first.parent || '_rest', first_end);
  END LOOP;
END $$;

-- They named the type of the rows of the one table there was; the definitions say them anew.
DROP FUNCTION IF EXISTS round_is_shown(game_round_first);
DROP FUNCTION IF EXISTS round_is_settled(game_round_first, uuid);
DROP FUNCTION IF EXISTS round_tell(text, game_round_first, uuid, numeric, numeric, timestamptz);
DROP FUNCTION IF EXISTS round_pay_out(game_round_first, text, text, text, text, numeric, timestamptz, uuid);

-- Both are volume_first_id now.
DROP FUNCTION IF EXISTS ledger_first_id(timestamptz);
DROP FUNCTION IF EXISTS round_first_id(timestamptz);
