-- Where each currency stands in lists, and how much of a deposit in it has to be staked, become for operators to change.
-- What the code said until now is what stands there first.

ALTER TABLE currency_setting
  ADD COLUMN position integer NOT NULL DEFAULT 10000 CHECK (position BETWEEN 1 AND 10000),
  -- Hundredths of a deposit; 100 is once.
  ADD COLUMN turnover_percent integer NOT NULL DEFAULT 100 CHECK (turnover_percent BETWEEN 0 AND 10000);

UPDATE currency_setting SET position = seed.position, turnover_percent = seed.turnover
FROM (VALUES
  ('EUR', 1, 100), ('USD', 2, 100), ('GBP', 3, 100), ('CHF', 4, 100), ('PLN', 5, 100), ('SEK', 6, 100), ('NOK', 7, 100),
  ('CZK', 8, 100), ('RON', 9, 100), ('HUF', 10, 100), ('TRY', 11, 100), ('BRL', 12, 100), ('MXN', 13, 100),
  ('INR', 14, 100), ('CAD', 15, 100), ('AUD', 16, 100), ('NZD', 17, 100), ('JPY', 18, 100), ('KWD', 19, 100),
  ('IRT', 20, 100), ('KZT', 21, 100), ('UZS', 22, 100),
  -- Coins are sent on within minutes, so they are the first choice of whoever only passes money through.
  ('BTC', 23, 150), ('ETH', 24, 150), ('USDT', 25, 150)
) AS seed (code, position, turnover)
WHERE currency_setting.code = seed.code;
