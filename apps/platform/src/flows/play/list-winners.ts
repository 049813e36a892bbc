import type { Winner } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { assert } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { listWonRounds, type WonRound } from '../../modules/play/rounds/index.ts'
import { findNicknames } from '../../modules/person/players/index.ts'
import { currencyByCode } from '../../modules/ground/settings/index.ts'
import type { Services } from '../../services.ts'

/** Further back nothing is the latest any more, and a guest could make the database sort every win there was. */
const LATEST_MAX = 1000

/** The latest rounds that paid more than their stake, newest first, with the nicknames of who won. Nothing behind the latest thousand. */
export async function listWinners(
  { pool }: Services,
  filter: { platform?: number; country?: string },
  slice: { limit: number; offset: number },
): Promise<Winner[]> {
  if (slice.offset >= LATEST_MAX) return []
  return winnersOf(pool, await listWonRounds(pool, filter, slice))
}

/** The rounds as everybody may see them, with the nicknames of who won. */
export async function winnersOf(db: Queryable, rounds: WonRound[]): Promise<Winner[]> {
  const nicknames = await findNicknames(
    db,
    rounds.map((round) => round.playerId),
  )
  return rounds.map((round) => winnerView(round, nicknames.get(round.playerId) ?? null))
}

function winnerView(round: WonRound, nickname: string | null): Winner {
  const definition = currencyByCode(round.currency)
  assert(definition, 'rounds are in currencies of the house')
  return {
    nickname,
    amount: toMainNumber(BigInt(round.betAmount), definition.subunitToUnit),
    payout: toMainNumber(BigInt(round.winAmount), definition.subunitToUnit),
    currency: round.currency,
    gameId: round.gameIdentity,
    gameName: round.game,
    isDemoMode: round.isDemoMode,
    gameImages: round.images,
    gameCustomImages: null,
  }
}
