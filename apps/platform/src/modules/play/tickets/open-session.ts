import { maybeOne, type Pool } from '@baize/database'
import { assert } from '@baize/kit'
import { currencyByCode } from '../../ground/settings/index.ts'
import type { SignedAnswer } from '../../ground/signing/index.ts'
import { hashToken, openPlaySession, SPORTSBOOK } from '../games/index.ts'

/** Exchanges a launch token for a session. The token works once, so a repeat answers `session_not_found`. */
export async function openSession(pool: Pool, source: string, launchToken: string, now: Date): Promise<SignedAnswer> {
  const session = await openPlaySession(pool, { source, launchToken, game: SPORTSBOOK }, now)
  const held = session && (await readBalance(pool, source, session.sessionToken))
  if (!held) return { status: 200, body: { status: 'session_not_found' } }
  const definition = currencyByCode(held.currency)
  assert(definition, 'accounts are in currencies of the house')
  const { sessionToken, playerId, locale } = session
  const subunitToUnit = String(definition.subunitToUnit)
  return { status: 200, body: { status: 'ok', sessionToken, playerId, subunitToUnit, locale, ...held } }
}

/** What a session can stake now. */
export async function balance(pool: Pool, source: string, sessionToken: string): Promise<SignedAnswer> {
  const held = await readBalance(pool, source, sessionToken)
  return { status: 200, body: held ? { status: 'ok', ...held } : { status: 'session_not_found' } }
}

function readBalance(pool: Pool, source: string, sessionToken: string) {
  return maybeOne<{ balance: string; currency: string }>(
    pool,
    { name: 'ticket-balance', text: 'SELECT balance::text, currency FROM ticket_balance($1, $2)' },
    [source, hashToken(sessionToken)],
  )
}
