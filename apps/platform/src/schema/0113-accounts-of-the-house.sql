-- Finds the few accounts of the house among those of all players.
CREATE INDEX ledger_account_house ON ledger_account (owner, kind, currency) WHERE NOT is_floored;
