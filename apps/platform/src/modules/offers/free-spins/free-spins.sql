-- Free spins as the wire carries them, for HTTP and for the socket.
CREATE OR REPLACE FUNCTION free_spin_json(p_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object('names', held.names, 'packageName', held.package_name,
      'packageNames', held.package_names)) || jsonb_build_object(
    'id', held.id,
    'name', held.name,
    'status', held.status,
    'result', held.result,
    'count', held.rounds,
    'usedCount', held.used,
    'progress', trim_scale(trunc(held.used * 100::numeric / held.rounds, 2)),
    'currency', held.currency,
    'gameId', held.game,
    'providerId', held.provider,
    'activationExpiredAt', wager_instant(held.activate_by),
    'wageringExpiredAt', NULL,
    'expiredAt', wager_instant(CASE held.status WHEN 1 THEN held.activate_by ELSE coalesce(held.play_by, held.activate_by) END),
    'issuedAt', wager_instant(held.created_at),
    'createdAt', wager_instant(held.created_at),
    'packageId', held.package_id,
    'packagePriority', held.package_priority,
    'issueSessionId', held.issue_session_id)
  FROM free_spin held WHERE held.id = p_id
$$;

-- Tells the player's open pages of them: 'created' or 'updated'.
CREATE OR REPLACE FUNCTION free_spin_publish(p_id uuid, p_event text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (channel, data)
    SELECT 'bonus:player-freespins#' || player_id,
      jsonb_build_object('event', 'player.freespin.' || p_event, 'playerFreespin', free_spin_json(id))
    FROM free_spin WHERE id = p_id
$$;

-- What was given never changes, and it ends once.
CREATE OR REPLACE FUNCTION free_spin_keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.player_id, NEW.account_id, NEW.game_id, NEW.rounds, NEW.value, NEW.purse_id, NEW.terms)
      IS DISTINCT FROM (OLD.player_id, OLD.account_id, OLD.game_id, OLD.rounds, OLD.value, OLD.purse_id, OLD.terms)
      OR NEW.status < OLD.status
      OR (OLD.status = 3 AND (NEW.result, NEW.finished_at) IS DISTINCT FROM (OLD.result, OLD.finished_at)) THEN
    RAISE EXCEPTION 'the terms and the end of free spins % stand', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER terms_stand BEFORE UPDATE ON free_spin
  FOR EACH ROW EXECUTE FUNCTION free_spin_keep_terms();
