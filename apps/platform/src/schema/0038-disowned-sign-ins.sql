-- A player may disown a sign-in by the code of a letter, which locks payouts until fresh proof.

ALTER TABLE player ADD COLUMN payouts_locked_at timestamptz;
ALTER TABLE player_code DROP CONSTRAINT player_code_purpose_check;
ALTER TABLE player_code ADD CONSTRAINT player_code_purpose_check
  CHECK (purpose IN ('password_reset', 'email_confirmation', 'sign_in_link', 'sign_in_alarm'));
