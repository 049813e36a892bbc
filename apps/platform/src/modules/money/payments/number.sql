-- Which deposit of the player the next one to succeed is. Settlements of one player take turns from here to their ends;
-- whoever was kept waiting sees what the other settled.
CREATE OR REPLACE FUNCTION invoice_next_number(p_player uuid) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('invoices ' || p_player, 0));
  RETURN (SELECT coalesce(max(number), 0) + 1 FROM invoice WHERE player_id = p_player);
END $$;
