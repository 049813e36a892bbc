import { many, maybeOne, type Queryable, type Tx } from '@baize/database'
import type { Company } from './company.ts'

const COLUMNS = `id, kind, url, client_id AS "clientId", script_integrity AS "scriptIntegrity", currencies, countries, is_enabled AS "isEnabled", is_sandbox AS "isSandbox"`

/** Every company, in the order in which they are asked. */
export function readCompanies(db: Queryable): Promise<Company[]> {
  return many(db, `SELECT ${COLUMNS} FROM company ORDER BY position`)
}

/** The company, locked so that changes to it and to its secrets take turns. */
export function lockCompany(tx: Tx, id: string): Promise<Company | undefined> {
  return maybeOne(tx, `SELECT ${COLUMNS} FROM company WHERE id = $1 FOR UPDATE`, [id])
}

/** Writes the company as it is to be. Its kind never changes, because the ledger and the catalogue know it by it. */
export async function saveCompany(tx: Tx, company: Company, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO company (id, kind, url, currencies, countries, is_enabled, is_sandbox, registered_at, client_id,
       script_integrity)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (id) DO UPDATE SET url = excluded.url, client_id = excluded.client_id,
       script_integrity = excluded.script_integrity, currencies = excluded.currencies,
       countries = excluded.countries, is_enabled = excluded.is_enabled, is_sandbox = excluded.is_sandbox`,
    [
      company.id,
      company.kind,
      company.url,
      company.currencies,
      company.countries,
      company.isEnabled,
      company.isSandbox,
      now,
      company.clientId ?? null,
      company.scriptIntegrity ?? null,
    ],
  )
}

/** A secret as it stands in the table. */
export interface StoredSecret {
  id: string
  companyId: string
  sealed: Buffer
  createdAt: Date
  usedAt: Date | null
  endsAt: Date | null
}

/** Secrets that open something at `now` or later. */
export function readSecrets(db: Queryable, now: Date): Promise<StoredSecret[]> {
  return many(
    db,
    `SELECT id, company_id AS "companyId", sealed, created_at AS "createdAt", used_at AS "usedAt", ends_at AS "endsAt"
     FROM company_secret WHERE ends_at IS NULL OR ends_at > $1`,
    [now],
  )
}

/** Whether the secret is current, was another one's or is new. */
export function findSecret(
  db: Queryable,
  hash: Buffer,
): Promise<{ id: string; companyId: string; endsAt: Date | null } | undefined> {
  return maybeOne(db, `SELECT id, company_id AS "companyId", ends_at AS "endsAt" FROM company_secret WHERE hash = $1`, [
    hash,
  ])
}

export async function resealSecret(tx: Tx, id: string, sealed: Buffer): Promise<void> {
  await tx.query('UPDATE company_secret SET sealed = $2 WHERE id = $1', [id, sealed])
}

/** Adds a secret and lets the current ones of the company end at `formerEndsAt`, or sooner where they end already. */
export async function addSecret(
  tx: Tx,
  secret: Omit<StoredSecret, 'usedAt' | 'endsAt'> & { hash: Buffer },
  formerEndsAt: Date,
): Promise<void> {
  await tx.query(
    `UPDATE company_secret SET ends_at = least(ends_at, $2) WHERE company_id = $1 AND (ends_at IS NULL OR ends_at > $2)`,
    [secret.companyId, formerEndsAt],
  )
  await tx.query('INSERT INTO company_secret (id, company_id, sealed, hash, created_at) VALUES ($1, $2, $3, $4, $5)', [
    secret.id,
    secret.companyId,
    secret.sealed,
    secret.hash,
    secret.createdAt,
  ])
}

/** The company has the secret: it signed with it. */
export async function markUsed(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE company_secret SET used_at = $2 WHERE id = $1 AND used_at IS NULL', [id, now])
}
