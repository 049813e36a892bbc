-- What came for an invoice in review, so that a person can decide about it, and those invoices found quickly.

ALTER TABLE invoice ADD COLUMN paid_amount numeric(38,0), ADD COLUMN paid_currency text;

UPDATE invoice SET paid_amount = report.amount::numeric, paid_currency = report.currency
FROM (SELECT DISTINCT ON (invoice_id) invoice_id, amount, currency FROM payment_report
  WHERE outcome = 'mismatch' ORDER BY invoice_id, received_at DESC) AS report
WHERE invoice.id = report.invoice_id AND invoice.status = 'review';

CREATE INDEX invoice_review ON invoice (updated_at, id) WHERE status = 'review';
