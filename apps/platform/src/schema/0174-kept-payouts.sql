-- What the round of a ticket had won when it left the database with its month, in smallest units.
ALTER TABLE ticket ADD COLUMN kept_payout numeric(38,0);
