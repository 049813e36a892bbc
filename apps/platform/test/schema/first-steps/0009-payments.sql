-- 0001-payments: Invoices, and every report a payment company made about them.

      CREATE TABLE invoice (
        id uuid PRIMARY KEY,
        player_id uuid NOT NULL,
        account_id uuid NOT NULL,
        method text NOT NULL,
        provider text NOT NULL,
        currency text NOT NULL,
        amount numeric(38,0) NOT NULL CHECK (amount > 0),
        status text NOT NULL CHECK (status IN ('pending', 'success', 'failure', 'review')),
        -- Why it has its status, for people: 'settled', 'declined', 'expired', 'amount_mismatch'.
        status_result text NOT NULL,
        -- How many deposits of the player had succeeded when this one did.
        number integer,
        -- What the player's browser does next, as the payment company said; also the answer to a repeat.
        next_step jsonb,
        request_key text,
        request_hash bytea,
        entry_id uuid,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        -- When the payment company was last asked about it.
        checked_at timestamptz NOT NULL,
        CONSTRAINT invoice_credited_once CHECK ((status = 'success') = (entry_id IS NOT NULL))
      );
      CREATE UNIQUE INDEX invoice_request ON invoice (player_id, request_key) WHERE request_key IS NOT NULL;
      CREATE INDEX invoice_history ON invoice (player_id, id DESC);
      CREATE INDEX invoice_pending ON invoice (checked_at) WHERE status = 'pending';

      -- One row for each report, so that a repeat is known whatever came between.
      CREATE TABLE payment_report (
        provider text NOT NULL,
        event_id text NOT NULL,
        invoice_id uuid NOT NULL REFERENCES invoice (id),
        status text NOT NULL,
        amount text NOT NULL,
        currency text NOT NULL,
        -- What became of it: 'settled', 'failed', 'ignored', 'mismatch'.
        outcome text NOT NULL,
        received_at timestamptz NOT NULL,
        PRIMARY KEY (provider, event_id, invoice_id)
      );
      CREATE INDEX payment_report_by_invoice ON payment_report (invoice_id);
    