-- What needs a checked identity stands in packs alone: the row of the house that releases before them read goes.

DROP FUNCTION IF EXISTS identity_bars_play(uuid);
DROP TABLE identity_rule;
