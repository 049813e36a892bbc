-- A player's payments both ways, as history shows them. Each part is read by its own index, so a page costs a page.
CREATE OR REPLACE VIEW withdrawal_line AS
  SELECT id, player_id, 'deposit'::text AS kind, method, currency, amount, status AS state, status_result AS result,
    number, NULL::text AS destination, NULL::jsonb AS public_data, NULL::text AS why, NULL::text AS note, created_at,
    NULL::timestamptz AS approved_at, NULL::timestamptz AS sent_at, NULL::timestamptz AS ended_at, updated_at, next_step,
    way
  FROM invoice
  UNION ALL
  SELECT id, player_id, 'withdrawal'::text, method, currency, amount, state, state, NULL::integer, destination,
    public_data, why, note, created_at, approved_at, sent_at, ended_at, updated_at, NULL::jsonb,
    NULL::jsonb
  FROM withdrawal;
