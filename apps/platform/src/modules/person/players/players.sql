-- What sessions may ask of players in one statement: who may be signed in at all.
CREATE OR REPLACE VIEW player_with_access AS SELECT id FROM player WHERE status IN (1, 2);

-- Whether the player may not stake money: limited, blocked or closed.
CREATE OR REPLACE FUNCTION player_is_barred(p_player uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM player WHERE id = p_player AND status <> 1)
$$;

-- The time zone a player lives in; null when they did not say.
CREATE OR REPLACE FUNCTION player_time_zone(p_player uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT time_zone FROM player WHERE id = p_player
$$;

-- The mailbox that letters to an address reach: without what is added behind a plus, and without dots where they mean
-- nothing.
CREATE OR REPLACE FUNCTION player_mailbox(p_email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
    ELSE name || '@' || domain END
  FROM (SELECT split_part(split_part(p_email, '@', 1), '+', 1) AS name, split_part(p_email, '@', 2) AS domain) AS parts
$$;
