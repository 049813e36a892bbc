-- What people wrote in the contact form, kept whatever becomes of the letter about it.
-- formerly 0001-communications 4a7169e2691e73ee29fc2ce71a514da830f00114b9b8a7e436b0577a36b41bc0

CREATE TABLE communication (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  message text NOT NULL CHECK (message <> ''),
  address text NOT NULL,
  country text,
  created_at timestamptz NOT NULL
);
