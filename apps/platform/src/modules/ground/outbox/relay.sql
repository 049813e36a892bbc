-- Takes the turn of a relay and reads the oldest facts of all channels but the skipped ones. No row says that nothing
-- waits, and the turn is given back; a row without id says that it is another's turn. The turn comes first and the facts
-- by a statement of their own, which sees what the relay before has removed. Neither here nor after the delivery is the
-- disk waited for: a crash that takes back a turn has ended its relay too, and what was delivered may come again.
CREATE OR REPLACE FUNCTION outbox_take(a_holder text, a_lease interval, some_skipped text[], a_count_max integer)
RETURNS TABLE (id bigint, channel text, data jsonb)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE relay_turn SET holder = a_holder, until = clock_timestamp() + a_lease
  WHERE holder IS NULL OR holder = a_holder OR until < clock_timestamp();
  IF NOT FOUND THEN
    RETURN QUERY SELECT NULL::bigint, NULL, NULL::jsonb;
    RETURN;
  END IF;
  RETURN QUERY SELECT outbox.id, outbox.channel, outbox.data FROM outbox
  WHERE outbox.channel <> ALL (some_skipped) ORDER BY outbox.id LIMIT a_count_max;
  IF NOT FOUND THEN
    UPDATE relay_turn SET holder = NULL WHERE holder = a_holder;
  END IF;
END
$$;

-- Removes facts that are done with and gives the turn back, unless another has it meanwhile.
CREATE OR REPLACE FUNCTION outbox_done(a_holder text, some_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  DELETE FROM outbox WHERE outbox.id = ANY (some_ids);
  UPDATE relay_turn SET holder = NULL WHERE holder = a_holder;
END
$$;
