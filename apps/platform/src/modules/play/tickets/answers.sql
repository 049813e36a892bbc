-- What the betting company is answered, and remembering it.

CREATE OR REPLACE FUNCTION ticket_answer(p_status text, p_transaction text, p_reference text, p_entry uuid,
  p_account uuid, p_now timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '{"status":"' || p_status || '","transactionId":' || to_json(p_transaction) || ',"ticketId":' || to_json(p_reference)
    || CASE WHEN p_status IN ('ok', 'win_waiting') THEN ',"entryId":' || coalesce('"' || p_entry || '"', 'null') ELSE '' END
    || coalesce((SELECT ',"balance":"' || wallet_cash(p_account) + wager_in_play(p_account, p_now) || '","currency":"'
      || owned.currency || '"' FROM wallet_purses(p_account) owned), '') || '}'
$$;

-- The first answer to a transaction id; null when it is new. Conflict when it came with another body.
CREATE OR REPLACE FUNCTION ticket_repeat(p_source text, p_transaction text, p_hash bytea,
  OUT answer text, OUT is_conflict boolean) LANGUAGE sql STABLE AS $$
  SELECT answer, request_hash <> p_hash FROM ticket_call WHERE source = p_source AND transaction_id = p_transaction
$$;

CREATE OR REPLACE FUNCTION ticket_remember(p_source text, p_transaction text, p_hash bytea, p_answer text,
  p_now timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO ticket_call (source, transaction_id, request_hash, answer, created_at)
    VALUES (p_source, p_transaction, p_hash, p_answer, p_now)
$$;

-- A ticket as the wire carries it, for HTTP and for the socket: amounts in main units.
CREATE OR REPLACE FUNCTION ticket_json(p_ticket uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', ticket.id, 'roundId', ticket.reference, 'gameId', ticket.game_id,
    'game', game_name(ticket.game_id), 'amount', trim_scale(ticket.amount * owned.subunit_value),
    'payout', trim_scale(CASE WHEN status = 4 AND stake_left IS NULL THEN amount
      ELSE coalesce(round.won, kept_payout, 0) END * owned.subunit_value),
    'currency', ticket.currency, 'coefficient', trim_scale(coefficient), 'status', status, 'ticketType', type,
    'createdAt', ticket_instant(placed_at),
    'items', (SELECT jsonb_agg(jsonb_build_object('event', event, 'discipline', discipline, 'tournament', tournament,
        'market', market, 'outcome', outcome, 'coefficient', trim_scale(item.coefficient), 'stage', stage,
        'eventDate', ticket_instant(event_date)) ORDER BY position)
      FROM ticket_item item WHERE ticket_id = ticket.id))
  FROM ticket, wallet_purses(ticket.account_id) owned, round_won(ticket.source, ticket.reference) round
  WHERE ticket.id = p_ticket
$$;

CREATE OR REPLACE FUNCTION ticket_instant(p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Tells the player's open pages how a ticket stands.
CREATE OR REPLACE FUNCTION ticket_publish(p_ticket uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (channel, data) SELECT 'game:bets#' || player_id,
    jsonb_build_object('event', 'game.bet.updated', 'bet', ticket_json(id)) FROM ticket WHERE id = p_ticket
$$;

-- What a session can stake now; no row when the company has no such session.
CREATE OR REPLACE FUNCTION ticket_balance(p_source text, p_token bytea) RETURNS TABLE (balance numeric, currency text)
LANGUAGE sql STABLE AS $$
  SELECT wallet_cash(session.account_id) + wager_in_play(session.account_id, now()), owned.currency
  FROM game_session_find(p_source, p_token) session, wallet_purses(session.account_id) owned
$$;

-- Remembers why a ticket was not taken, and returns the answer.
CREATE OR REPLACE FUNCTION ticket_refuse(p_source text, p_transaction text, p_hash bytea, p_reference text,
  p_account uuid, p_status text, p_now timestamptz, OUT answer text) LANGUAGE plpgsql AS $$
BEGIN
  answer := ticket_answer(p_status, p_transaction, p_reference, NULL, p_account, p_now);
  PERFORM ticket_remember(p_source, p_transaction, p_hash, answer, p_now);
END $$;
