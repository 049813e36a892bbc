-- What pages load of a betting company, and tickets of which a part was given back to it.

-- The digest of the company's one script: another one does not run.
ALTER TABLE company ADD COLUMN script_integrity text CHECK (script_integrity ~ '^sha384-[A-Za-z0-9+/]{64}$');

-- What of the stake still runs; null while all of it does.
ALTER TABLE ticket ADD COLUMN stake_left numeric(38,0) CHECK (stake_left > 0 AND stake_left < amount);
-- What was paid for the rest, which stays the player's.
ALTER TABLE ticket ADD COLUMN cashed_out numeric(38,0) NOT NULL DEFAULT 0 CHECK (cashed_out >= 0);
