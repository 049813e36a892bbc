import { many, type Queryable, type Tx } from '@baize/database'

/** A document players agree to, in the version that is shown now. */
export interface AgreementDocument {
  document: string
  version: string
}

/** What a player agreed to, when, and from where. */
export interface Agreement extends AgreementDocument {
  agreedAt: Date
  /** The session that began with it. */
  sessionId: string
  /** Null once the player's details are erased. */
  address: string | null
}

export async function insertAgreements(tx: Tx, playerId: string, agreements: readonly Agreement[]): Promise<void> {
  await tx.query(
    `INSERT INTO player_agreement (player_id, document, version, agreed_at, session_id, address)
     SELECT $1, document, version, agreed_at, session_id, address
     FROM unnest($2::text[], $3::text[], $4::timestamptz[], $5::uuid[], $6::text[])
       AS given (document, version, agreed_at, session_id, address)
     ON CONFLICT DO NOTHING`,
    [
      playerId,
      agreements.map(({ document }) => document),
      agreements.map(({ version }) => version),
      agreements.map(({ agreedAt }) => agreedAt),
      agreements.map(({ sessionId }) => sessionId),
      agreements.map(({ address }) => address),
    ],
  )
}

export function readAgreements(db: Queryable, playerId: string): Promise<Agreement[]> {
  return many(
    db,
    `SELECT document, version, agreed_at AS "agreedAt", session_id AS "sessionId", address
     FROM player_agreement WHERE player_id = $1 ORDER BY agreed_at, document`,
    [playerId],
  )
}

/** Where these players agreed from is forgotten. */
export async function eraseAddresses(tx: Tx, playerIds: readonly string[]): Promise<void> {
  await tx.query('UPDATE player_agreement SET address = NULL WHERE player_id = ANY($1) AND address IS NOT NULL', [
    playerIds,
  ])
}
