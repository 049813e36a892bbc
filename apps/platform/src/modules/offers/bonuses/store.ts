import type { BonusCode } from '@baize/contract'
import { BonusCodeStatus } from '@baize/contract/kinds'
import { many, maybeOne, type Queryable, type Tx } from '@baize/database'
import type { ChosenOffer } from './chosen-offer.ts'

/** Makes issues to one player take turns until the transaction ends. */
export async function lockIssues(tx: Tx, playerId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('bonuses ' || $1, 0))`, [playerId])
}

export interface Choice {
  invoiceId: string
  playerId: string
  offer: ChosenOffer
  codeId: string | null
}

export async function insertChoice(tx: Tx, { invoiceId, playerId, offer, codeId }: Choice, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO bonus_choice (invoice_id, player_id, offer_id, offer, code_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (invoice_id) DO NOTHING`,
    [invoiceId, playerId, offer.id, JSON.stringify(offer), codeId, now],
  )
}

export function readChoice(db: Queryable, invoiceId: string): Promise<Choice | undefined> {
  const text = `SELECT invoice_id AS "invoiceId", player_id AS "playerId", offer, code_id AS "codeId" FROM bonus_choice
    WHERE invoice_id = $1`
  return maybeOne(db, { name: 'bonus-choice-of', text }, [invoiceId])
}

/** Makes what was chosen for one deposit count for another. */
export async function moveChoice(
  tx: Tx,
  { from, to, since }: { from: string; to: string; since: Date },
): Promise<void> {
  await tx.query('UPDATE bonus_choice SET invoice_id = $2 WHERE invoice_id = $1 AND created_at > $3', [from, to, since])
}

interface CodeRow {
  id: string
  playerId: string
  code: string
  offerId: string
  trigger: number
  status: BonusCodeStatus
  createdAt: Date
}

const COLUMNS = `id, player_id AS "playerId", code, offer_id AS "offerId", trigger, status, created_at AS "createdAt"`

/** How many codes one answer lists. */
const LISTED_MAX = 100

/** The player's codes, the one that waits first, then the newest. */
export function readCodes(db: Queryable, playerId: string, onlyWaiting: boolean): Promise<CodeRow[]> {
  return many(
    db,
    `SELECT ${COLUMNS} FROM bonus_code WHERE player_id = $1 AND ($2 IS FALSE OR status = 1)
     ORDER BY status = 1 DESC, id DESC LIMIT $3`,
    [playerId, onlyWaiting, LISTED_MAX],
  )
}

/** Keeps a code the player gave. One that waited gives way to another that waits. */
export async function insertCode(tx: Tx, code: CodeRow): Promise<void> {
  if (code.status === BonusCodeStatus.waitingForDeposit)
    await tx.query('DELETE FROM bonus_code WHERE player_id = $1 AND status = 1', [code.playerId])
  await tx.query(
    `INSERT INTO bonus_code (id, player_id, code, offer_id, trigger, status, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [code.id, code.playerId, code.code, code.offerId, code.trigger, code.status, code.createdAt],
  )
}

/** Takes a waiting code of the player away; undefined when there is none of this id. */
export function deleteCode(tx: Tx, playerId: string, id: string): Promise<CodeRow | undefined> {
  return maybeOne(tx, `DELETE FROM bonus_code WHERE id = $2 AND player_id = $1 AND status = 1 RETURNING ${COLUMNS}`, [
    playerId,
    id,
  ])
}

/** What became of a code that waited; undefined when the player took it back meanwhile. */
export function closeCode(tx: Tx, id: string, status: BonusCodeStatus): Promise<CodeRow | undefined> {
  return maybeOne(tx, `UPDATE bonus_code SET status = $2 WHERE id = $1 AND status = 1 RETURNING ${COLUMNS}`, [
    id,
    status,
  ])
}

export function codeView({ id, playerId, code, offerId, trigger, status, createdAt }: CodeRow): BonusCode {
  const view = { id, playerId, bonusCode: code, bonusId: offerId || null, trigger, status, result: 1 }
  return { ...view, createdAt: createdAt.toISOString() }
}
