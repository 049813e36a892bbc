-- A session remembers when, and by what, its owner last proved anew who they are; codes may be sent for that.

ALTER TABLE player_session
  -- SHA-256 of the secret in the cookie of the proof; all three NULL where none was given.
  ADD COLUMN proof_hash bytea CHECK (length(proof_hash) = 32),
  ADD COLUMN proved_at timestamptz,
  ADD COLUMN proved_by text,
  ADD CONSTRAINT player_session_proof CHECK (
    (proof_hash IS NULL) = (proved_at IS NULL) AND (proof_hash IS NULL) = (proved_by IS NULL));

ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_reason_check;
ALTER TABLE one_time_code ADD CONSTRAINT one_time_code_reason_check
  CHECK (reason IN ('registration', 'phoneVerification', 'changingPass', 'freshProof')) NOT VALID;
ALTER TABLE one_time_code VALIDATE CONSTRAINT one_time_code_reason_check;
