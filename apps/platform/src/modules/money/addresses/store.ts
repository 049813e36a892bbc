import { many, maybeOne, one, type Queryable, type Tx, toBigInt } from '@baize/database'
import type { DepositAddress, KeptPayment, PaymentState } from './address.ts'

interface AddressRow extends Omit<DepositAddress, 'amountMin'> {
  amountMin: string
}

/** What a player may know of an address of theirs. */
export type PlayerAddress = Pick<DepositAddress, 'id' | 'accountId' | 'currency' | 'network' | 'address' | 'tag'> & {
  createdAt: string
}

const COLUMNS = `id, player_id AS "playerId", account_id AS "accountId", method, network, currency, provider,
  company_invoice AS "companyInvoice", address, tag, link, page, choice, amount_min::text AS "amountMin",
  created_at AS "createdAt", used_at AS "usedAt", changed_at AS "changedAt"`

function toAddress(row: AddressRow): DepositAddress {
  return { ...row, amountMin: toBigInt(row.amountMin) }
}

/** The newest address of the account that nobody has paid to, given since for the same choice. */
export async function findFresh(
  db: Queryable,
  wanted: Pick<DepositAddress, 'accountId' | 'method' | 'network' | 'choice'>,
  since: Date,
): Promise<DepositAddress | undefined> {
  const row = await maybeOne<AddressRow>(
    db,
    `SELECT ${COLUMNS} FROM deposit_address
     WHERE account_id = $1 AND used_at IS NULL AND created_at > $5 AND method = $2 AND network = $3 AND choice = $4
     ORDER BY created_at DESC LIMIT 1`,
    [wanted.accountId, wanted.method, wanted.network, wanted.choice, since],
  )
  return row && toAddress(row)
}

/** The addresses of a player, newest first. */
export async function listAddresses(
  db: Queryable,
  playerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PlayerAddress[] }> {
  const rows = await many<{ createdAt: Date } & Omit<PlayerAddress, 'createdAt'>>(
    db,
    `SELECT id, account_id AS "accountId", currency, network, address, tag, created_at AS "createdAt"
     FROM deposit_address WHERE player_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3`,
    [playerId, limit, offset],
  )
  return { rows: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })) }
}

export async function insertAddress(tx: Tx, address: DepositAddress, askAt: Date): Promise<void> {
  await tx.query(
    `INSERT INTO deposit_address (id, player_id, account_id, method, network, currency, provider, company_invoice,
       address, tag, link, page, choice, amount_min, created_at, changed_at, ask_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16)`,
    [
      address.id,
      address.playerId,
      address.accountId,
      address.method,
      address.network,
      address.currency,
      address.provider,
      address.companyInvoice,
      address.address,
      address.tag,
      address.link,
      address.page,
      address.choice,
      address.amountMin.toString(),
      address.createdAt,
      askAt,
    ],
  )
}

/** The address the company speaks of, which counts as due from now on, so that no word about it is lost in a crash. */
export async function markDue(
  db: Queryable,
  { provider, companyInvoice }: Pick<DepositAddress, 'provider' | 'companyInvoice'>,
  now: Date,
): Promise<DepositAddress | undefined> {
  const row = await maybeOne<AddressRow>(
    db,
    `UPDATE deposit_address SET ask_at = least(ask_at, $3) WHERE provider = $1 AND company_invoice = $2
     RETURNING ${COLUMNS}`,
    [provider, companyInvoice, now],
  )
  return row && toAddress(row)
}

/** Addresses that are due, the longest first. They come again at `againAt` at the latest, should nobody get to them. */
export async function takeDue(db: Queryable, now: Date, againAt: Date, limit: number): Promise<DepositAddress[]> {
  const rows = await many<AddressRow>(
    db,
    `UPDATE deposit_address SET ask_at = $2 WHERE id IN (
       SELECT id FROM deposit_address WHERE ask_at <= $1 ORDER BY ask_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}`,
    [now, againAt, limit],
  )
  return rows.map(toAddress)
}

/** Makes what comes to one account take turns, because small payments are counted together. */
export async function lockAccountPayments(tx: Tx, accountId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('coins ' || $1, 0))`, [accountId])
}

interface PaymentRow extends Omit<KeptPayment, 'amount'> {
  amount: string
}

const PAYMENT_COLUMNS = `payment_id AS id, address_id AS "addressId", invoice_id AS "invoiceId", amount::text AS amount, state`

function toPayment(row: PaymentRow): KeptPayment {
  return { ...row, amount: toBigInt(row.amount) }
}

/** What is known of the payments with these ids. */
export async function readPayments(
  tx: Tx,
  { provider, method, network }: Pick<DepositAddress, 'provider' | 'method' | 'network'>,
  ids: readonly string[],
): Promise<Map<string, KeptPayment>> {
  const rows = await many<PaymentRow>(
    tx,
    `SELECT ${PAYMENT_COLUMNS} FROM deposit_address_payment
     WHERE provider = $1 AND method = $2 AND network = $3 AND payment_id = ANY($4)`,
    [provider, method, network, ids],
  )
  return new Map(rows.map((row) => [row.id, toPayment(row)]))
}

/** Keeps a payment; it and its invoice are one for ever. */
export async function insertPayment(
  tx: Tx,
  { id: addressId, provider, method, network, accountId }: DepositAddress,
  { id, invoiceId, amount, state }: Omit<KeptPayment, 'addressId'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO deposit_address_payment (provider, method, network, payment_id, address_id, account_id, invoice_id,
       amount, state, seen_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [provider, method, network, id, addressId, accountId, invoiceId, amount.toString(), state, now],
  )
}

export async function savePaymentStates(
  tx: Tx,
  invoiceIds: readonly string[],
  state: PaymentState,
  now: Date,
): Promise<void> {
  await tx.query(
    'UPDATE deposit_address_payment SET state = $2, changed_at = $3 WHERE invoice_id = ANY($1) AND state <> $2',
    [invoiceIds, state, now],
  )
}

/** Confirmed payments to the account by this coin that wait for more. */
export async function readSmall(tx: Tx, { accountId, method }: DepositAddress): Promise<KeptPayment[]> {
  const rows = await many<PaymentRow>(
    tx,
    `SELECT ${PAYMENT_COLUMNS} FROM deposit_address_payment
     WHERE account_id = $1 AND state = 'small' AND method = $2 ORDER BY seen_at, payment_id`,
    [accountId, method],
  )
  return rows.map(toPayment)
}

/** Notes what was found at an address and when it is asked about next. */
export async function noteAsked(
  tx: Tx,
  id: string,
  { isUsed, changedAt, askAt }: { isUsed: boolean; changedAt: Date; askAt: Date },
): Promise<void> {
  await tx.query(
    `UPDATE deposit_address SET used_at = CASE WHEN $2 THEN coalesce(used_at, $3) END, changed_at = $3, ask_at = $4
     WHERE id = $1`,
    [id, isUsed, changedAt, askAt],
  )
}

/** The address as it stands now, locked. */
export async function lockAddress(tx: Tx, id: string): Promise<DepositAddress> {
  return toAddress(await one<AddressRow>(tx, `SELECT ${COLUMNS} FROM deposit_address WHERE id = $1 FOR UPDATE`, [id]))
}
