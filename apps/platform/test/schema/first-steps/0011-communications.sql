-- 0001-communications: What people wrote in the contact form, kept whatever becomes of the letter about it.

      CREATE TABLE communication (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        message text NOT NULL CHECK (message <> ''),
        address text NOT NULL,
        country text,
        created_at timestamptz NOT NULL
      );
    