import type { Spin } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { assert } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { listRounds, type PlayedRound } from '../../modules/play/rounds/index.ts'
import { currencyByCode } from '../../modules/ground/settings/index.ts'

/** The player's rounds as history shows them, newest first. */
export async function listSpins(
  db: Queryable,
  playerId: string,
  slice: { limit: number; offset: number },
): Promise<{ rows: Spin[]; totalRows: number }> {
  const { rows, totalRows } = await listRounds(db, playerId, slice)
  return { rows: rows.map(spinView), totalRows }
}

function spinView({ id, game, gameIdentity, betAmount, winAmount, currency, createdAt, isFree }: PlayedRound): Spin {
  const definition = currencyByCode(currency)
  assert(definition, 'rounds are in currencies of the house')
  return {
    id,
    game,
    gameIdentity,
    amount: toMainNumber(BigInt(betAmount), definition.subunitToUnit),
    payout: toMainNumber(BigInt(winAmount), definition.subunitToUnit),
    currency,
    createdAt: createdAt.toISOString(),
    isFree,
  }
}
