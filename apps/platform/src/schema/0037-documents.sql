-- Documents players hand in, and the closed files behind them, which lie in a store of their own.

CREATE TABLE document_object (
  id uuid PRIMARY KEY,
  -- Which key of the house closes the key of this file, and that key, closed.
  key_id text NOT NULL,
  wrapped_key bytea NOT NULL,
  content_type text NOT NULL,
  size_bytes integer NOT NULL CHECK (size_bytes > 0),
  -- From then on it is removed from the store; null while a document keeps it. Written before the file is.
  due_at timestamptz
);
CREATE INDEX document_object_due ON document_object (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX document_object_by_key ON document_object (key_id, id);

CREATE TABLE player_document (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  type text NOT NULL CHECK (type IN
    ('identity_front', 'identity_back', 'identity_selfie_id', 'address', 'payment', 'payment_back', 'other')),
  -- As the sender called it; shown, and never a path.
  file_name text NOT NULL,
  object_id uuid NOT NULL UNIQUE REFERENCES document_object (id),
  -- 1 approved, 2 waits for a person, 3 rejected.
  status smallint NOT NULL DEFAULT 2 CHECK (status IN (1, 2, 3)),
  reject_reason text,
  reject_note text,
  reviewed_by text,
  reviewed_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((status = 2) = (reviewed_at IS NULL)),
  CHECK ((status = 3) = (reject_reason IS NOT NULL))
);
CREATE INDEX player_document_of_player ON player_document (player_id, id DESC);
CREATE INDEX player_document_waiting ON player_document (id) WHERE status = 2;
