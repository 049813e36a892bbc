-- What operators say of a country beside its restriction; without a row it is as shipped.

CREATE TABLE country_setting (
  country text PRIMARY KEY CHECK (country ~ '^[A-Z]{2}$'),
  -- Whether people who live there may register.
  takes_newcomers boolean NOT NULL,
  -- What somebody new from there is offered first; null as shipped.
  currency text,
  locale text
);
