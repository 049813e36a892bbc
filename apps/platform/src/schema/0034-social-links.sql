-- Players may sign in through other companies, which vouch for who they are.

ALTER TABLE company
  -- What the company calls the house: a client id, a bot.
  ADD COLUMN client_id text;

CREATE TABLE social_link (
  company_id text NOT NULL REFERENCES company (id),
  -- Who somebody is at the company; never changes, as an e-mail may.
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  player_id uuid NOT NULL REFERENCES player (id),
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, subject)
);
CREATE INDEX social_link_by_player ON social_link (player_id);

ALTER TABLE player
  -- The company that vouched for the player when the account was opened; null for our own forms.
  ADD COLUMN came_through text,
  DROP CONSTRAINT player_can_sign_in,
  ADD CONSTRAINT player_can_sign_in CHECK (email IS NOT NULL OR phone IS NOT NULL OR came_through IS NOT NULL);
