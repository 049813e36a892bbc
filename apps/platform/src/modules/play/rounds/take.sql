-- Taking stakes. Callers lock the player's money first (wallet_lock_account), so stakes of one account take turns.

-- Whether nothing but the plain conditions decides about this stake, and all of them hold: no rule watches
-- the player or the game, the sign-in is open and the player in good standing, the country is open, no
-- limit of theirs is against it, and the stake was not given back already. Says no in doubt: whoever gets a no asks the
-- rules, which say why.
CREATE OR REPLACE FUNCTION round_is_plain(p_source text, p_reference text, p_player uuid, p_sign_in uuid, p_game uuid,
  p_country text, p_currency text, p_amount numeric, p_now timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM round_watch WHERE subject_id IN (p_player, p_game))
    AND NOT EXISTS (SELECT FROM round_tombstone WHERE source = p_source AND reference = p_reference)
    AND NOT session_is_closed(p_sign_in, p_now) AND NOT player_is_barred(p_player)
    AND NOT settings_country_is_closed(p_country)
    AND limit_stake_refusal(p_player, p_currency, p_amount, p_amount, p_now) IS NULL
$$;

-- What was staked on a round so far. The caller has locked the money.
CREATE OR REPLACE FUNCTION round_staked(p_source text, p_round text) RETURNS numeric LANGUAGE plpgsql STABLE AS $$
DECLARE
  begun uuid := round_id_of(p_source, p_round);
BEGIN
  RETURN coalesce((SELECT bet_amount FROM game_round WHERE id = begun), 0);
END $$;

-- What the house keeps for the rounds of one part of it.
CREATE OR REPLACE FUNCTION round_house(p_house text, p_currency text) RETURNS uuid LANGUAGE sql AS $$
  SELECT ledger_open(p_house, 'gaming', p_currency)
$$;

-- Takes a stake, p_from_bonus of it from the bonus and the rest from cash: adds it to its round, which begins with its
-- first one, posts it under <kind>:<source>:<reference> and keeps what it was made of. A stake of kind 'ticket' begins
-- a sports bet. The caller has locked the money and decided. Null when the round is closed or of another account or game.
CREATE OR REPLACE FUNCTION round_take(p_source text, p_reference text, p_kind text, p_house text, p_round text,
  p_round_id uuid, p_account uuid, p_game uuid, p_game_identity text, p_amount numeric, p_from_bonus numeric,
  p_now timestamptz, p_entry uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  owned record;
  round game_round;
  begun uuid;
  entry uuid;
BEGIN
  SELECT * INTO STRICT owned FROM wallet_purses(p_account);
  IF round_claim_name(p_source, p_round, p_round_id) THEN
    INSERT INTO game_round (id, source, reference, player_id, account_id, game_id, currency, bet_amount, created_at, is_ticket)
      VALUES (p_round_id, p_source, p_round, owned.player, p_account, p_game, owned.currency, p_amount, p_now,
        p_kind = 'ticket')
      RETURNING * INTO round;
  ELSE
    begun := round_id_of(p_source, p_round);
    UPDATE game_round SET bet_amount = bet_amount + p_amount
      WHERE id = begun AND account_id = p_account AND game_id = p_game AND NOT is_closed AND free_value IS NULL
      RETURNING * INTO round;
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;

  SELECT entry_id INTO entry FROM ledger_post(p_kind || ':' || p_source || ':' || p_reference, p_kind,
    round_postings(owned.cash, owned.bonus, p_amount - p_from_bonus, p_from_bonus,
      round_house(p_house, owned.currency), true),
    jsonb_build_object('round', p_round, 'game', p_game_identity), p_entry);
  PERFORM round_keep_parts(p_source, p_reference, 'stake', round.id, p_amount - p_from_bonus, p_from_bonus, entry);
  PERFORM limit_count_stake(owned.player, owned.currency, p_amount, p_amount - p_from_bonus, p_now);
  PERFORM wager_count_stake(p_account, p_source, p_reference, p_round, p_game, p_amount, p_from_bonus, p_now);
  PERFORM wallet_publish_stake(p_account, owned.player, p_amount - p_from_bonus);
  PERFORM round_tell('stake_taken', round, entry, p_amount, p_from_bonus, p_now);
  RETURN entry;
END $$;

-- How much of a stake from what was opened comes from the bonus, where nothing but the plain conditions decides about it
-- and all of them hold: those of round_is_plain, those of the session and its country, those of the active bonus, and that
-- the money is there. Null in doubt; then the rules decide and say why. The caller has locked the money, of which p_cash is
-- real, and found the stake to be for the game and in the currency opened.
CREATE OR REPLACE FUNCTION round_plain_bonus(p_opened game_session, p_reference text, p_round text, p_currency text,
  p_amount numeric, p_cash numeric, p_now timestamptz) RETURNS numeric LANGUAGE plpgsql STABLE AS $$
DECLARE
  judged record;
BEGIN
  SELECT * INTO judged FROM wager_judge_stake(p_opened.account_id, p_opened.source, p_round, p_opened.game_id, p_amount,
    p_cash, p_now);
  IF p_opened.ends_at > p_now AND judged.reason IS NULL AND p_cash >= p_amount - judged.from_bonus
      AND (p_opened.stake_max IS NULL OR round_staked(p_opened.source, p_round) + p_amount <= p_opened.stake_max)
      AND (p_opened.check_minutes IS NULL OR NOT coalesce(sitting_stops_play(p_opened.player_id, p_opened.check_minutes,
        p_opened.rest_minutes, p_now), false))
      AND round_is_plain(p_opened.source, p_reference, p_opened.player_id, p_opened.sign_in_id, p_opened.game_id,
        p_opened.country, p_currency, p_amount, p_now)
  THEN
    RETURN judged.from_bonus;
  END IF;
  RETURN NULL;
END $$;

-- Takes a stake from what was opened where round_plain_bonus finds it plain. entry null: nothing was done, and the rules
-- decide and say why. from_bonus: what of it came from the bonus. For callers as there.
CREATE OR REPLACE FUNCTION round_take_plain(p_opened game_session, p_reference text, p_kind text, p_house text,
  p_round text, p_round_id uuid, p_game_identity text, p_currency text, p_amount numeric, p_cash numeric,
  p_now timestamptz, p_entry uuid, OUT entry uuid, OUT from_bonus numeric) LANGUAGE plpgsql AS $$
BEGIN
  from_bonus := round_plain_bonus(p_opened, p_reference, p_round, p_currency, p_amount, p_cash, p_now);
  IF from_bonus IS NOT NULL THEN
    entry := round_take(p_opened.source, p_reference, p_kind, p_house, p_round, p_round_id, p_opened.account_id,
      p_opened.game_id, p_game_identity, p_amount, from_bonus, p_now, p_entry);
  END IF;
END $$;

-- What rules know of a stake beforehand, read with the player's money locked, real and bonus. Stakes of a watched player
-- take turns over all accounts from here on, so that a rule may count. No row when there is no such account.
CREATE OR REPLACE FUNCTION round_consider(p_source text, p_reference text, p_round text, p_account uuid, p_game uuid,
  OUT player uuid, OUT currency text, OUT cash numeric, OUT bonus numeric, OUT watching text[], OUT buried_by uuid,
  OUT earlier_entry uuid, OUT is_same boolean, OUT round_state text) LANGUAGE plpgsql AS $$
DECLARE
  owned record;
  rule text;
  earlier round_part;
  begun uuid;
BEGIN
  cash := wallet_lock_account(p_account);
  IF cash IS NULL THEN RETURN; END IF;
  -- Under the lock, because which bonus is active may have changed before it.
  SELECT * INTO STRICT owned FROM wallet_purses(p_account);
  player := owned.player;
  currency := owned.currency;
  watching := '{}';
  FOR rule IN SELECT watch.rule FROM round_watch watch WHERE subject_id = player ORDER BY watch.rule FOR NO KEY UPDATE
  LOOP
    watching := watching || rule;
  END LOOP;
  watching := watching || ARRAY(SELECT watch.rule FROM round_watch watch WHERE subject_id = p_game);
  bonus := ledger_lock_balance(owned.bonus);
  buried_by := (SELECT account_id FROM round_tombstone WHERE source = p_source AND reference = p_reference);
  SELECT * INTO earlier FROM round_part part WHERE part.source = p_source AND part.reference = p_reference LIMIT 1;
  earlier_entry := earlier.entry_id;
  is_same := earlier.kind = 'stake' AND earlier.given_back_by IS NULL AND EXISTS (SELECT FROM game_round round
    WHERE round.id = earlier.round_id AND round.reference = p_round AND round.account_id = p_account);
  begun := round_id_of(p_source, p_round);
  round_state := coalesce((SELECT CASE
      WHEN round.account_id <> p_account OR round.game_id <> p_game THEN 'foreign'
      WHEN round.is_closed THEN 'closed' ELSE 'open' END
    FROM game_round round WHERE round.id = begun), 'new');
END $$;

-- One posting for each purse that takes part, from the purse to the house or the other way round.
CREATE OR REPLACE FUNCTION round_postings(p_cash uuid, p_bonus uuid, p_cash_amount numeric, p_bonus_amount numeric,
  p_house uuid, p_is_stake boolean) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  source text := CASE WHEN p_is_stake THEN 'from' ELSE 'to' END;
  target text := CASE WHEN p_is_stake THEN 'to' ELSE 'from' END;
  postings jsonb := '[]';
BEGIN
  IF p_cash_amount > 0 THEN
    postings := jsonb_build_array(jsonb_build_object(source, p_cash, target, p_house, 'amount', p_cash_amount::text));
  END IF;
  IF p_bonus_amount > 0 THEN
    postings := postings || jsonb_build_object(source, p_bonus, target, p_house, 'amount', p_bonus_amount::text);
  END IF;
  RETURN postings;
END $$;

CREATE OR REPLACE FUNCTION round_keep_parts(p_source text, p_reference text, p_kind text, p_round uuid,
  p_cash_amount numeric, p_bonus_amount numeric, p_entry uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_cash_amount > 0 THEN
    INSERT INTO round_part (source, reference, purse, kind, round_id, amount, entry_id)
      VALUES (p_source, p_reference, 'cash', p_kind, p_round, p_cash_amount, p_entry);
  END IF;
  IF p_bonus_amount > 0 THEN
    INSERT INTO round_part (source, reference, purse, kind, round_id, amount, entry_id)
      VALUES (p_source, p_reference, 'bonus', p_kind, p_round, p_bonus_amount, p_entry);
  END IF;
END $$;

-- What the log tells of the money of a round.
CREATE OR REPLACE FUNCTION round_fact(p_source text, p_round text, p_game uuid, p_account uuid, p_entry uuid,
  p_currency text, p_amount numeric) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('source', p_source, 'round', p_round, 'gameId', p_game, 'accountId', p_account,
    'entryId', p_entry, 'currency', p_currency, 'amount', p_amount::text)
$$;

-- Records what happened to the money of a round. Last of all, because transactions of one player take turns from here.
CREATE OR REPLACE FUNCTION round_tell(p_kind text, p_round game_round, p_entry uuid, p_amount numeric,
  p_bonus_amount numeric, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fact_record(p_kind, p_round.player_id, round_fact(p_round.source, p_round.reference, p_round.game_id,
      p_round.account_id, p_entry, p_round.currency, p_amount)
    || CASE WHEN p_bonus_amount > 0 THEN jsonb_build_object('bonusAmount', p_bonus_amount::text) ELSE '{}' END
    || CASE WHEN date_trunc('day', p_round.created_at, 'UTC') < date_trunc('day', p_now, 'UTC')
      THEN jsonb_build_object('roundDay', (p_round.created_at AT TIME ZONE 'UTC')::date) ELSE '{}' END
    || CASE WHEN p_kind = 'stake_taken' AND p_round.created_at <> p_now
      THEN jsonb_build_object('roundAt', to_char(p_round.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      ELSE '{}' END, p_now);
END $$;
