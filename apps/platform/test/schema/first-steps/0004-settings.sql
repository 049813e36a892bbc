-- 0001-settings: Rates and restrictions are for operators to change; what a currency is made of is code.

      CREATE TABLE currency_setting (
        code text PRIMARY KEY,
        is_enabled boolean NOT NULL DEFAULT true,
        -- Main units of this currency for one main unit of the base currency.
        per_base numeric NOT NULL CHECK (per_base > 0),
        rate_at timestamptz NOT NULL
      );
      INSERT INTO currency_setting (code, per_base, rate_at)
      SELECT code, per_base, timestamptz '2026-11-01 00:00:00Z' FROM (VALUES
        ('EUR', 1), ('USD', 1.10), ('GBP', 0.86), ('CHF', 0.94), ('PLN', 4.27), ('SEK', 11.10), ('NOK', 11.60),
        ('CZK', 24.60), ('RON', 5.05), ('HUF', 392), ('TRY', 47.50), ('BRL', 6.15), ('MXN', 20.80), ('INR', 96.40),
        ('CAD', 1.55), ('AUD', 1.72), ('NZD', 1.90), ('JPY', 168), ('KWD', 0.337), ('IRT', 118000), ('KZT', 590),
        ('UZS', 13600), ('BTC', 0.00001), ('ETH', 0.0003), ('USDT', 1.10)
      ) AS seed (code, per_base);

      CREATE TABLE country_restriction (
        country text PRIMARY KEY CHECK (country ~ '^[A-Z]{2}$'),
        -- 1 sees the blocked layout, 2 may not sign in or up.
        restrict_type smallint NOT NULL CHECK (restrict_type IN (1, 2)),
        created_at timestamptz NOT NULL DEFAULT now()
      );
    