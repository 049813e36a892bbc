import type { Queryable, Tx } from '@baize/database'
import { type Agreement, type AgreementDocument, insertAgreements, readAgreements } from './agreement-store.ts'

export type { Agreement, AgreementDocument }

/** Keeps that the player agreed to these documents; one of a version they agreed to before stays as it was. */
export function keepAgreements(
  tx: Tx,
  playerId: string,
  documents: readonly AgreementDocument[],
  proof: Omit<Agreement, keyof AgreementDocument>,
): Promise<void> {
  return insertAgreements(
    tx,
    playerId,
    documents.map((document) => ({ ...document, ...proof })),
  )
}

/** Everything the player agreed to, oldest first. */
export function listAgreements(db: Queryable, playerId: string): Promise<Agreement[]> {
  return readAgreements(db, playerId)
}
