import { maybeOne, type Queryable, type Tx } from '@baize/database'
import { seal, unseal } from '@baize/kit'
import type { GivenToken } from './livechat.ts'

/** A token as it is kept. */
export interface KeptToken {
  token: string
  tokenType: string
  entityId: string
  createdAt: Date
  endsAt: Date
}

interface Ports {
  config: { tokenSecret: string }
}

interface Whose {
  playerId: string
  companyId: string
}

const sealedFor = ({ playerId, companyId }: Whose) => ({ purpose: 'chats', id: `${companyId} ${playerId}` })

/** The token of a player, which may have ended; `null` where there is none, or none that can be opened any more. */
export async function readChatToken(db: Queryable, { config }: Ports, whose: Whose): Promise<KeptToken | null> {
  const row = await maybeOne<Omit<KeptToken, 'token'> & { sealed: Buffer | null }>(
    db,
    `SELECT token AS sealed, token_type AS "tokenType", entity_id AS "entityId", created_at AS "createdAt",
       ends_at AS "endsAt" FROM chat_token WHERE player_id = $1 AND company_id = $2`,
    [whose.playerId, whose.companyId],
  )
  if (!row?.sealed) return null
  const { sealed, ...kept } = row
  try {
    return { ...kept, token: unseal(config.tokenSecret, sealedFor(whose), sealed) }
  } catch {
    return null
  }
}

/** Who a player is at a company; `null` for one who never spoke to it. */
export async function readChatIdentity(db: Queryable, { playerId, companyId }: Whose): Promise<string | null> {
  const row = await maybeOne<{ entityId: string }>(
    db,
    'SELECT entity_id AS "entityId" FROM chat_token WHERE player_id = $1 AND company_id = $2',
    [playerId, companyId],
  )
  return row?.entityId ?? null
}

/** Keeps a token that was given. Of two at one moment the later stays; both are the player's. */
export async function saveChatToken(
  db: Queryable,
  { config }: Ports,
  whose: Whose,
  given: GivenToken,
  now: Date,
): Promise<KeptToken> {
  const { token, tokenType, entityId, lifeSeconds } = given
  const endsAt = new Date(now.getTime() + lifeSeconds * 1000)
  await db.query(
    `INSERT INTO chat_token (player_id, company_id, entity_id, token, token_type, created_at, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (player_id, company_id) DO UPDATE SET entity_id = excluded.entity_id, token = excluded.token,
       token_type = excluded.token_type, created_at = excluded.created_at, ends_at = excluded.ends_at`,
    [
      whose.playerId,
      whose.companyId,
      entityId,
      seal(config.tokenSecret, sealedFor(whose), token),
      tokenType,
      now,
      endsAt,
    ],
  )
  return { token, tokenType, entityId, createdAt: now, endsAt }
}

/** Gives the token up; who the player is there stays known. */
export async function removeChatToken(tx: Tx, { playerId, companyId }: Whose): Promise<void> {
  await tx.query('UPDATE chat_token SET token = NULL WHERE player_id = $1 AND company_id = $2', [playerId, companyId])
}

/** Who players whose accounts are no longer anybody's were at chat companies. */
export async function forgetChats(tx: Tx, playerIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM chat_token WHERE player_id = ANY($1)', [playerIds])
}
