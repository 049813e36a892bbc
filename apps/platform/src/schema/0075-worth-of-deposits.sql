-- What each deposit was worth in the base currency when it succeeded, and the number of the last one at hand.

ALTER TABLE invoice ADD COLUMN base_amount numeric(38,0);

-- Those of before are worth what they are told to be worth today.
UPDATE invoice SET base_amount = round(invoice.amount * account.subunit_value * 100 / setting.per_base)
FROM wallet_account account, currency_setting setting
WHERE invoice.status = 'success' AND account.id = invoice.account_id AND setting.code = invoice.currency;

CREATE INDEX invoice_number ON invoice (player_id, number);
