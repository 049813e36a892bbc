-- Fields of the forms as operators want them asked, and what players agreed to.

-- One row for each field that is asked otherwise than by itself.
CREATE TABLE field_setting (
  scenario text NOT NULL CHECK (scenario IN ('registration', 'profile')),
  name text NOT NULL,
  is_asked boolean NOT NULL,
  is_required boolean NOT NULL,
  is_visible boolean NOT NULL,
  is_editable boolean NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (scenario, name)
);

-- Which version of which document a player agreed to, and from where. Rows are never changed; the address goes with
-- the player's other details.
CREATE TABLE player_agreement (
  player_id uuid NOT NULL REFERENCES player (id),
  document text NOT NULL,
  version text NOT NULL,
  agreed_at timestamptz NOT NULL,
  session_id uuid NOT NULL,
  address text,
  PRIMARY KEY (player_id, document, version)
);
