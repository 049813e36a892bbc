-- Operators, their sessions, and the log of what they did and looked at.

CREATE TABLE operator (
  id uuid PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE,
  roles text[] NOT NULL CHECK (cardinality(roles) > 0),
  is_enabled boolean NOT NULL DEFAULT true,
  -- NULL until the invitation was accepted.
  password_hash text,
  -- What the authenticator's codes are made of, sealed.
  authenticator_key bytea NOT NULL,
  -- The last half minute a code was taken of: each code works once.
  authenticator_step bigint NOT NULL DEFAULT 0,
  -- SHA-256 of the invitation; both NULL when there is none.
  invitation_hash bytea UNIQUE CHECK (length(invitation_hash) = 32),
  invitation_ends_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((invitation_hash IS NULL) = (invitation_ends_at IS NULL)),
  CHECK (password_hash IS NOT NULL OR invitation_hash IS NOT NULL)
);

CREATE TABLE operator_session (
  id uuid PRIMARY KEY,
  operator_id uuid NOT NULL REFERENCES operator (id),
  role text NOT NULL,
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  address text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE INDEX operator_session_open ON operator_session (operator_id) WHERE closed_at IS NULL;

CREATE TABLE audit_line (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- NULL for a command on the machine itself; `operator` then names who ran it.
  operator_id uuid REFERENCES operator (id),
  operator text NOT NULL,
  role text,
  operation text NOT NULL,
  action text NOT NULL CHECK (action IN ('write', 'look')),
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  reason text,
  request_id uuid NOT NULL,
  network text
);
CREATE INDEX audit_line_by_operator ON audit_line (operator_id, number DESC);
CREATE INDEX audit_line_by_subject ON audit_line (subject_id, subject_kind, number DESC);
CREATE INDEX audit_line_by_operation ON audit_line (operation, number DESC);
CREATE INDEX audit_line_writes ON audit_line (number DESC) WHERE action = 'write';

-- Operators look for players by the beginning of what they typed.
CREATE INDEX player_email_beginning ON player (email text_pattern_ops);
CREATE INDEX player_phone_beginning ON player (phone text_pattern_ops);
CREATE INDEX player_not_active ON player (status, external_id DESC) WHERE status <> 1;
CREATE INDEX player_nickname_beginning ON player (lower(nickname) text_pattern_ops);
