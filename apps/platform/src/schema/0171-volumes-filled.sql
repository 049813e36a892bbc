-- Names of all rounds, and the proof that the first volumes hold what they say; both while the former release serves.
ALTER TABLE ledger_posting VALIDATE CONSTRAINT ledger_posting_of_first;
ALTER TABLE game_round VALIDATE CONSTRAINT game_round_of_first;
INSERT INTO round_key (source, reference, round_id)
  SELECT source, reference, id FROM game_round ON CONFLICT DO NOTHING;
