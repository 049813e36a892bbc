-- Of two copies of an account the newer can be told: every change of it and of its money counts it up.

-- The row changes with every movement, so there is room beside it.
ALTER TABLE wallet_account ADD COLUMN version bigint NOT NULL DEFAULT 0;
ALTER TABLE wallet_account SET (fillfactor = 50);
