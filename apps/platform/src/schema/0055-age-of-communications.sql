-- What was written in the contact form is removed after two years.

CREATE INDEX IF NOT EXISTS communication_by_age ON communication (created_at);
