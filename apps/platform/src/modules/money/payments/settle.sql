-- Takes in that a deposit was paid as it was asked for, where nobody but the wallet takes part in it, in this one
-- statement: money posted and to be staked, invoice settled at the worth of the moment, page and facts told, report kept.
-- p_told is what the player's pages hear, p_fact what the log keeps, both without the number. Returns which deposit of
-- the player it is; null: nothing was done, because the invoice waits no more, the report was taken before or is of
-- something else, and the general way decides. The locks are those of that way, in its order.
CREATE OR REPLACE FUNCTION payment_settle(p_invoice uuid, p_provider text, p_event text, p_amount numeric, p_currency text,
  p_status_result text, p_source text, p_key text, p_meta jsonb, p_turnover numeric, p_units numeric, p_base_units numeric,
  p_channel text, p_told jsonb, p_fact jsonb, p_now timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  paid invoice;
  entry uuid;
BEGIN
  SELECT * INTO paid FROM invoice WHERE id = p_invoice AND status = 'pending' FOR UPDATE;
  IF NOT FOUND OR paid.provider <> p_provider OR paid.amount <> p_amount OR paid.currency <> p_currency
      OR EXISTS (SELECT FROM payment_report
        WHERE provider = p_provider AND event_id = p_event AND invoice_id = p_invoice)
  THEN RETURN NULL; END IF;
  entry := wallet_pay_deposit(paid.account_id, paid.player_id, p_source, 'cashier', p_key, 'deposit', p_amount, p_meta,
    p_turnover, p_now);
  UPDATE invoice SET status = 'success', status_result = p_status_result, entry_id = entry, updated_at = p_now,
      number = invoice_next_number(player_id),
      base_amount = settings_in_base(currency, amount, p_units, p_base_units)
    WHERE id = p_invoice RETURNING * INTO paid;
  INSERT INTO outbox (channel, data) VALUES (p_channel, jsonb_set(p_told, '{invoice,number}', to_jsonb(paid.number)));
  PERFORM fact_record('deposit_settled', paid.player_id, p_fact || jsonb_build_object('number', paid.number), p_now);
  INSERT INTO payment_report (provider, event_id, invoice_id, status, amount, currency, outcome, received_at)
    VALUES (p_provider, p_event, p_invoice, 'paid', p_amount::text, p_currency, 'settled', p_now);
  RETURN paid.number;
END $$;
