-- Whether an operator has closed the country; one that no edge named is open, and XX may be any.
CREATE OR REPLACE FUNCTION settings_country_is_closed(p_country text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM country_restriction WHERE p_country IN (country, 'XX'))
$$;

-- Smallest units of a currency in smallest units of the base, at the rate of the moment, rounded to the nearest; given
-- how many of them make a main unit of each.
CREATE OR REPLACE FUNCTION settings_in_base(p_currency text, p_amount numeric, p_units numeric, p_base_units numeric)
RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT round(p_amount * p_base_units / (per_base * p_units)) FROM currency_setting WHERE code = p_currency
$$;

-- Main units of the base currency in main units of another, at the rate of the moment.
CREATE OR REPLACE FUNCTION settings_from_base(p_currency text, p_amount numeric) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT p_amount * per_base FROM currency_setting WHERE code = p_currency
$$;
