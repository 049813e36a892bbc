import type { PaymentMethod } from '@baize/contract'
import { type KnownValues, withdrawalMethods } from '../modules/money/payouts/index.ts'
import { findPlayer } from '../modules/person/players/index.ts'
import { readSettings } from '../modules/ground/settings/index.ts'
import type { Queryable } from '@baize/database'
import type { Services } from '../services.ts'

interface Wanted {
  playerId: string
  currency: string
  /** The region the player chose, or where they are. */
  country: string | null
}

/**
 * The ways to pay out of a currency; none where no payment company serves it. Neither a closed country nor a break is in
 * the way: the money is the player's.
 */
export async function listWithdrawalMethods(
  services: Services,
  db: Queryable,
  { playerId, currency, country }: Wanted,
): Promise<PaymentMethod[]> {
  const companies = await services.companies.serving('cashier', { currency, country })
  if (companies.length === 0) return []
  const { currencies } = await readSettings(services)
  const player = await findPlayer(db, playerId)
  const known: KnownValues = {
    phone: player?.phone ? `+${player.phone}` : null,
    cpf_number: player?.furtherFields['cpf_number'] ?? null,
    account_holder: nameOf(player),
  }
  return withdrawalMethods(
    currencies.find(({ code }) => code === currency),
    known,
  )
}

function nameOf(player: { firstName: string | null; lastName: string | null } | undefined): string | null {
  return player?.firstName && player.lastName ? `${player.firstName} ${player.lastName}` : null
}
