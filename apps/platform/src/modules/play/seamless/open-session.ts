import type { Pool } from '@baize/database'
import { assert } from '@baize/kit'
import { openPlaySession } from '../games/index.ts'
import { currencyByCode } from '../../ground/settings/index.ts'
import type { SignedAnswer } from '../../ground/signing/index.ts'
import { readBalance } from './movements.ts'

/**
 * Exchanges a launch token for a session token and tells the studio who plays, in which currency and with
 * how much. The token works once, so a repeat answers `session_not_found`.
 */
export async function openSession(
  pool: Pool,
  source: string,
  request: { launchToken: string; gameId: string },
  now: Date,
): Promise<SignedAnswer> {
  const session = await openPlaySession(pool, { source, launchToken: request.launchToken, game: request.gameId }, now)
  const text = session && (await readBalance(pool, source, session.sessionToken))
  if (!text) return { status: 200, body: { status: 'session_not_found' } }
  const { currency, balance } = JSON.parse(text) as { currency: string; balance: string }
  const definition = currencyByCode(currency)
  assert(definition, 'accounts are in currencies of the house')
  const { sessionToken, playerId, game, locale, stakeMax } = session
  const subunitToUnit = String(definition.subunitToUnit)
  const rules = session.rules && { ...session.rules, stakeMax }
  return {
    status: 200,
    body: { status: 'ok', sessionToken, playerId, currency, subunitToUnit, balance, gameId: game, locale, rules },
  }
}
