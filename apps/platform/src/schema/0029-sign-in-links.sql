-- Codes of a letter may sign their reader in.

ALTER TABLE player_code DROP CONSTRAINT player_code_purpose_check;
ALTER TABLE player_code ADD CONSTRAINT player_code_purpose_check
  CHECK (purpose IN ('password_reset', 'email_confirmation', 'sign_in_link'));
