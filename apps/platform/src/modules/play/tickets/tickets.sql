-- Tickets of betting companies. Each call is one transaction that locks the player's money first, then the ticket, so
-- that calls about one account take turns and a repeat finds the first answer. Money moves through the door of rounds.

-- The ticket with its money locked; nothing where the company has none of this name.
CREATE OR REPLACE FUNCTION ticket_lock(p_source text, p_reference text) RETURNS ticket LANGUAGE plpgsql AS $$
DECLARE
  known ticket;
BEGIN
  SELECT * INTO known FROM ticket WHERE source = p_source AND reference = p_reference;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM wallet_lock_account(known.account_id);
  SELECT * INTO known FROM ticket WHERE id = known.id FOR NO KEY UPDATE;
  RETURN known;
END $$;

-- Keeps a ticket whose stake was taken, and returns the answer to its placing.
CREATE OR REPLACE FUNCTION ticket_keep(p_source text, p_transaction text, p_hash bytea, p_reference text,
  p_payout_max numeric, p_coefficient numeric, p_type smallint, p_items jsonb, p_bonus numeric, p_entry uuid,
  p_now timestamptz, OUT answer text) LANGUAGE plpgsql AS $$
DECLARE
  round record;
BEGIN
  SELECT * INTO STRICT round FROM round_of(p_source, p_reference);
  INSERT INTO ticket (id, source, reference, player_id, account_id, game_id, currency, amount, payout_max, coefficient,
      type, stake_reference, has_bonus, placed_at)
    VALUES (round.id, p_source, p_reference, round.player_id, round.account_id, round.game_id, round.currency,
      round.bet_amount, p_payout_max, p_coefficient, p_type, p_transaction, p_bonus > 0, p_now);
  INSERT INTO ticket_item (ticket_id, position, event_id, event, discipline, tournament, market, outcome, coefficient,
      stage, event_date)
    SELECT round.id, place, item ->> 'eventId', item ->> 'event', item ->> 'discipline', item ->> 'tournament',
      item ->> 'market', item ->> 'outcome', (item ->> 'coefficient')::numeric, (item ->> 'stage')::smallint,
      (item ->> 'eventDate')::timestamptz
    FROM jsonb_array_elements(p_items) WITH ORDINALITY AS given (item, place);
  PERFORM ticket_publish(round.id);
  answer := ticket_answer('ok', p_transaction, p_reference, p_entry, round.account_id, p_now);
  PERFORM ticket_remember(p_source, p_transaction, p_hash, answer, p_now);
END $$;

-- Writes what became of a ticket, tells of it and remembers the answer.
CREATE OR REPLACE FUNCTION ticket_conclude(p_ticket ticket, p_transaction text, p_hash bytea, p_status text,
  p_result smallint, p_entry uuid, p_now timestamptz, OUT answer text) LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ticket SET status = p_result, settled_at = CASE WHEN p_result > 1 THEN p_now END WHERE id = p_ticket.id;
  PERFORM ticket_publish(p_ticket.id);
  answer := ticket_answer(p_status, p_transaction, p_ticket.reference, p_entry, p_ticket.account_id, p_now);
  PERFORM ticket_remember(p_ticket.source, p_transaction, p_hash, answer, p_now);
END $$;

-- Pays for an open ticket: what it has come to, nothing for a loss, which closes it (2 won, 3 lost, 5 cashed out), or
-- the part that the player gives back, after which p_stake_left of the stake goes on (1).
CREATE OR REPLACE FUNCTION ticket_pay(p_source text, p_transaction text, p_hash bytea, p_reference text,
  p_result smallint, p_stake_left numeric, p_payout numeric, p_now timestamptz, p_entry uuid,
  OUT answer text, OUT is_conflict boolean, OUT is_moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  t ticket;
  paid record;
  refusal text;
BEGIN
  is_moved := false;
  t := ticket_lock(p_source, p_reference);
  SELECT * INTO answer, is_conflict FROM ticket_repeat(p_source, p_transaction, p_hash);
  IF answer IS NOT NULL THEN RETURN; END IF;
  refusal := CASE WHEN t.id IS NULL THEN 'ticket_not_found' WHEN t.status <> 1 THEN 'ticket_closed'
    WHEN p_stake_left >= coalesce(t.stake_left, t.amount) THEN 'stake_left_too_high'
    WHEN t.cashed_out + p_payout > t.payout_max THEN 'payout_too_high' END;
  IF refusal IS NOT NULL THEN
    answer := ticket_answer(refusal, p_transaction, p_reference, NULL, t.account_id, p_now);
    RETURN;
  END IF;
  SELECT * INTO paid FROM round_pay(p_source, p_transaction, 'betting:' || p_source, p_reference, t.account_id,
    t.game_id, game_identity(t.game_id), p_payout, p_stake_left IS NULL, p_now, p_entry);
  IF paid.outcome NOT IN ('paid', 'waiting') THEN RAISE EXCEPTION 'ticket % cannot be paid', t.id; END IF;
  is_moved := true;
  UPDATE ticket SET stake_left = p_stake_left, cashed_out = cashed_out + p_payout
    WHERE id = t.id AND p_stake_left IS NOT NULL;
  answer := ticket_conclude(t, p_transaction, p_hash, CASE paid.outcome WHEN 'waiting' THEN 'win_waiting' ELSE 'ok' END,
    p_result, paid.entry, p_now);
END $$;

-- Gives the stake of an open ticket back, or pays what of it still runs. One that never came is refused when it does.
CREATE OR REPLACE FUNCTION ticket_void(p_source text, p_transaction text, p_hash bytea, p_reference text,
  p_now timestamptz, p_entry uuid, OUT answer text, OUT is_conflict boolean, OUT is_moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  t ticket;
  back record;
BEGIN
  is_moved := false;
  PERFORM ticket_turn(p_source, p_reference);
  t := ticket_lock(p_source, p_reference);
  SELECT * INTO answer, is_conflict FROM ticket_repeat(p_source, p_transaction, p_hash);
  IF answer IS NOT NULL THEN RETURN; END IF;
  IF t.id IS NULL THEN
    INSERT INTO ticket_tombstone (source, reference, created_at) VALUES (p_source, p_reference, p_now)
      ON CONFLICT DO NOTHING;
    answer := ticket_answer('ok', p_transaction, p_reference, NULL, NULL, p_now);
    PERFORM ticket_remember(p_source, p_transaction, p_hash, answer, p_now);
    RETURN;
  END IF;
  IF t.status <> 1 THEN
    answer := ticket_answer('ticket_closed', p_transaction, p_reference, NULL, t.account_id, p_now);
    RETURN;
  END IF;
  IF t.stake_left IS NOT NULL THEN
    SELECT * INTO back FROM round_pay(p_source, p_transaction, 'betting:' || p_source, p_reference, t.account_id,
      t.game_id, game_identity(t.game_id), t.stake_left, true, p_now, p_entry);
    is_moved := true;
    answer := ticket_conclude(t, p_transaction, p_hash,
      CASE back.outcome WHEN 'waiting' THEN 'win_waiting' ELSE 'ok' END, 4::smallint, back.entry, p_now);
    RETURN;
  END IF;
  SELECT * INTO back FROM round_give_back(p_source, t.stake_reference, 'ticket', p_reference, t.account_id, p_now,
    p_entry);
  IF back.outcome <> 'given_back' THEN RAISE EXCEPTION 'the stake of ticket % cannot be given back', t.id; END IF;
  is_moved := true;
  answer := ticket_conclude(t, p_transaction, p_hash, 'ok', 4::smallint, back.entry, p_now);
END $$;

-- Makes placing and voiding a ticket of one name take turns while there is no row of it to lock.
CREATE OR REPLACE FUNCTION ticket_turn(p_source text, p_reference text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('ticket:' || p_source || ':' || p_reference, 0))
$$;

-- Settles a ticket that was settled or voided once more: 1 open again, 2 won, 3 lost, 4 voided. Pays what it comes to
-- now beyond what it had, or takes the difference back; what is missing of it the account owes. What was paid for a part
-- that was given back stays paid, and a void of the rest is a payout of what still ran.
CREATE OR REPLACE FUNCTION ticket_resettle(p_source text, p_transaction text, p_hash bytea, p_reference text,
  p_result smallint, p_payout numeric, p_now timestamptz, p_entry uuid,
  OUT answer text, OUT is_conflict boolean, OUT is_moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  t ticket;
  round record;
  paid record;
  refusal text;
  entry uuid;
  again uuid;
  outcome text := 'ok';
  due numeric;
BEGIN
  is_moved := false;
  t := ticket_lock(p_source, p_reference);
  SELECT * INTO answer, is_conflict FROM ticket_repeat(p_source, p_transaction, p_hash);
  IF answer IS NOT NULL THEN RETURN; END IF;
  SELECT * INTO round FROM round_won(p_source, p_reference);
  refusal := CASE WHEN t.id IS NULL THEN 'ticket_not_found' WHEN t.status = 1 THEN 'ticket_open'
    WHEN t.status = 5 THEN 'ticket_cashed_out' WHEN round.won IS NULL THEN 'too_old'
    WHEN t.cashed_out + p_payout > t.payout_max THEN 'payout_too_high'
    WHEN round.has_waiting_win THEN 'win_waits'
    WHEN t.status = 4 AND p_result <> 4 AND t.has_bonus AND t.stake_left IS NULL THEN 'stays_void' END;
  IF refusal IS NOT NULL THEN
    answer := ticket_answer(refusal, p_transaction, p_reference, NULL, t.account_id, p_now);
    RETURN;
  END IF;
  is_moved := true;
  due := t.cashed_out + CASE WHEN p_result = 4 THEN coalesce(t.stake_left, 0) ELSE p_payout END;
  IF t.status = 4 AND p_result <> 4 AND t.stake_left IS NULL THEN
    SELECT taken.entry INTO again FROM round_stake_again(p_source, p_transaction, 'ticket', 'betting:' || p_source,
      p_reference, t.account_id, t.amount, p_now, ledger_uuidv7_at(p_now)) taken;
    entry := again;
    UPDATE ticket SET stake_reference = p_transaction WHERE id = t.id;
  END IF;
  IF round.won > due THEN
    SELECT taken.entry INTO entry FROM round_take_back(p_source, p_transaction || ' back', 'betting:' || p_source,
      p_reference, t.account_id, round.won - due, p_now, ledger_uuidv7_at(p_now)) taken;
  ELSIF round.won < due THEN
    SELECT * INTO paid FROM round_pay(p_source, p_transaction || ' pay', 'betting:' || p_source, p_reference,
      t.account_id, t.game_id, game_identity(t.game_id), due - round.won, true, p_now, p_entry);
    entry := paid.entry;
    IF paid.outcome = 'waiting' THEN outcome := 'win_waiting'; END IF;
  END IF;
  IF p_result = 4 AND t.status <> 4 AND t.stake_left IS NULL THEN
    SELECT back.entry INTO entry FROM round_give_back(p_source, t.stake_reference, 'ticket', p_reference, t.account_id,
      p_now, ledger_uuidv7_at(p_now)) back;
  END IF;
  IF again IS NOT NULL AND p_payout < t.amount THEN
    PERFORM round_tell_anew(p_source, p_reference, again, p_now);
  END IF;
  answer := ticket_conclude(t, p_transaction, p_hash, outcome, p_result, entry, p_now);
END $$;

-- The session behind a token with the player's money locked, and what is known of the ticket to be placed: the first
-- answer to the call, whether the ticket was voided before it came, and whether there is one of its name.
CREATE OR REPLACE FUNCTION ticket_begin(p_source text, p_token bytea, p_transaction text, p_hash bytea,
  p_reference text, OUT account uuid, OUT sign_in uuid, OUT game uuid, OUT game_identity text, OUT currency text,
  OUT ends_at timestamptz, OUT country text, OUT stake_max numeric, OUT check_minutes smallint,
  OUT rest_minutes smallint, OUT answer text, OUT is_conflict boolean, OUT is_voided boolean, OUT is_taken boolean)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT session.account_id, session.sign_in_id, session.game_id, session.game, session.ends_at, session.country,
      owned.currency
    INTO account, sign_in, game, game_identity, ends_at, country, currency
    FROM game_session_find(p_source, p_token) session, wallet_purses(session.account_id) owned;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM ticket_turn(p_source, p_reference);
  PERFORM wallet_lock_account(account);
  SELECT ruled.* INTO stake_max, check_minutes, rest_minutes FROM game_session_rules(p_source, p_token) ruled;
  SELECT * INTO answer, is_conflict FROM ticket_repeat(p_source, p_transaction, p_hash);
  is_voided := EXISTS (SELECT FROM ticket_tombstone WHERE source = p_source AND reference = p_reference);
  is_taken := EXISTS (SELECT FROM ticket WHERE source = p_source AND reference = p_reference);
END $$;

-- Places a ticket about whose stake nothing but the plain conditions decides, in this one statement. answer null: no such
-- session. is_conflict: the call or the ticket is known otherwise. needs_rules: nothing was done, and the rules decide
-- and say why.
CREATE OR REPLACE FUNCTION ticket_place(p_source text, p_token bytea, p_transaction text, p_hash bytea, p_reference text,
  p_amount numeric, p_currency text, p_payout_max numeric, p_coefficient numeric, p_type smallint, p_items jsonb,
  p_now timestamptz, p_round_id uuid, p_entry uuid,
  OUT answer text, OUT is_conflict boolean, OUT is_moved boolean, OUT needs_rules boolean) LANGUAGE plpgsql AS $$
DECLARE
  s record;
  taken record;
BEGIN
  is_moved := false;
  needs_rules := false;
  SELECT * INTO s FROM ticket_begin(p_source, p_token, p_transaction, p_hash, p_reference);
  IF s.account IS NULL THEN RETURN; END IF;
  answer := s.answer;
  is_conflict := coalesce(s.is_conflict, s.is_taken);
  IF answer IS NOT NULL OR is_conflict THEN RETURN; END IF;
  needs_rules := true;
  IF s.is_voided OR s.currency <> p_currency THEN RETURN; END IF;
  SELECT * INTO taken FROM round_take_plain(game_session_opened(p_source, p_token), p_transaction, 'ticket',
    'betting:' || p_source, p_reference, p_round_id, s.game_identity, s.currency, p_amount, wallet_cash(s.account), p_now,
    p_entry);
  IF taken.entry IS NULL THEN RETURN; END IF;
  needs_rules := false;
  is_moved := true;
  answer := ticket_keep(p_source, p_transaction, p_hash, p_reference, p_payout_max, p_coefficient, p_type, p_items,
    taken.from_bonus, taken.entry, p_now);
END $$;
