-- The register is asked before an account is opened, too.

ALTER TABLE register_answer DROP CONSTRAINT register_answer_occasion_check;
ALTER TABLE register_answer ADD CONSTRAINT register_answer_occasion_check
  CHECK (occasion IN ('registration', 'sign_in', 'launch', 'promotion'));
