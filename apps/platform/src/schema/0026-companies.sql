-- Outside companies: who they are, where they answer, what they serve, and the secrets shared with each.

CREATE TABLE company (
  -- The name under which its calls are signed, and under which the ledger and the catalogue keep what is its.
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  kind text NOT NULL,
  -- Origin, and a path where there is one, without a slash at the end.
  url text NOT NULL,
  -- Null serves every one.
  currencies text[],
  countries text[],
  is_enabled boolean NOT NULL DEFAULT true,
  -- Plays a company in the sandbox; takes no part where the sandbox is off.
  is_sandbox boolean NOT NULL DEFAULT false,
  -- The first of several that could serve is asked.
  position integer GENERATED ALWAYS AS IDENTITY,
  registered_at timestamptz NOT NULL
);

CREATE TABLE company_secret (
  id uuid PRIMARY KEY,
  company_id text NOT NULL REFERENCES company (id),
  -- Sealed with a key of the platform's own secret.
  sealed bytea NOT NULL,
  -- SHA-256 of the secret. No two companies share one: each could speak for the other.
  hash bytea NOT NULL UNIQUE CHECK (length(hash) = 32),
  created_at timestamptz NOT NULL,
  -- When the company first signed with it, which shows that it has it.
  used_at timestamptz,
  -- From here on it opens nothing. Null while it is the current one.
  ends_at timestamptz
);
CREATE INDEX company_secret_by_company ON company_secret (company_id, created_at DESC);
