-- Whether cashback goes on: periods in which nobody looked are opened afterwards, those without the offer are not.

-- The offer did not run any more when somebody looked.
ALTER TABLE cashback_period ADD COLUMN is_left boolean NOT NULL DEFAULT false;
