import type { Queryable } from '@baize/database'
import type { KnownValues } from '../../modules/money/payments/index.ts'
import { findPlayer } from '../../modules/person/players/index.ts'

/** What the house knows already of what ways to pay, in or out, ask of the player. */
export async function knownValues(db: Queryable, playerId: string): Promise<KnownValues> {
  const player = await findPlayer(db, playerId)
  return {
    phone: player?.phone ? `+${player.phone}` : null,
    cpf_number: player?.furtherFields['cpf_number'] ?? null,
    account_holder: player?.firstName && player.lastName ? `${player.firstName} ${player.lastName}` : null,
  }
}
