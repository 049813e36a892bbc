-- Relays take turns by a row that they hold for some seconds, so that none waits on the network in a transaction.

CREATE TABLE relay_turn (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  holder text,
  until timestamptz NOT NULL DEFAULT '-infinity'
) WITH (fillfactor = 10);
INSERT INTO relay_turn DEFAULT VALUES;
