-- Statements are of the months of the player's own time zone, and players may do without the letter.

-- When the month ended for the player; the next statement begins with it, wherever they live by then. Rows from before
-- this step are of months of UTC.
ALTER TABLE player_statement ADD COLUMN ends_at timestamptz;
UPDATE player_statement SET ends_at = (month + interval '1 month') AT TIME ZONE 'UTC';
ALTER TABLE player_statement ALTER COLUMN ends_at SET NOT NULL;

-- Who said whether they want the letter; who said nothing gets it.
CREATE TABLE player_statement_choice (
  player_id uuid PRIMARY KEY,
  is_wanted boolean NOT NULL,
  updated_at timestamptz NOT NULL
);
