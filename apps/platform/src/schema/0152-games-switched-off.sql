-- Games that operators switched off.

CREATE TABLE game_switched_off (
  game_id uuid PRIMARY KEY REFERENCES game (id),
  since timestamptz NOT NULL,
  -- Whether its studio offers it meanwhile, so that it comes back at once when it is switched on.
  is_offered boolean NOT NULL
);
