-- What accounts held when the oldest postings left the database, so that all that remains still adds up.
CREATE TABLE ledger_kept (
  account_id uuid PRIMARY KEY REFERENCES ledger_account (id),
  balance numeric(38,0) NOT NULL,
  -- The number of the last entry of a player's account among them.
  sequence bigint NOT NULL DEFAULT 0
);
