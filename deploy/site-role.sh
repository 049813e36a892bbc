#!/bin/sh
# Run once by the database's image: the role that serves players, which owns nothing.
set -eu
psql --set ON_ERROR_STOP=1 --set word="$SITE_WORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE house_site LOGIN PASSWORD :'word';
SQL
