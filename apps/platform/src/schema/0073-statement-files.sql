-- Players ask for statements of account as files: kept like the archive of everything, each kind by itself.
ALTER TABLE player_export
  ADD COLUMN kind text NOT NULL DEFAULT 'everything' CHECK (kind IN ('everything', 'statement')),
  -- What of it was asked for.
  ADD COLUMN terms jsonb,
  -- Making it broke off then; its player need not wait, though it is tried again.
  ADD COLUMN failed_at timestamptz;
