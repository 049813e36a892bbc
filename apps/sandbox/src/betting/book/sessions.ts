import { randomToken } from '@baize/kit'
import type { Journal } from '../../cashier/journal.ts'
import type { TicketCall } from './client.ts'

/** A player at the company's page. */
export interface Session {
  readonly id: string
  /** What the platform knows the session by. */
  readonly sessionToken: string
  readonly playerId: string
  readonly currency: string
  readonly subunitToUnit: string
  readonly locale: string
  readonly createdAt: string
}

export interface Sessions {
  /** Exchanges a launch token; undefined when it is used up, late or unknown. */
  readonly open: (launchToken: string) => Promise<{ session: Session; balance: string } | undefined>
  readonly find: (id: string) => Session | undefined
  readonly balance: (session: Session) => Promise<string | undefined>
}

/** Sessions outlive the process, as the tokens they stand for do. */
export async function createSessions(call: TicketCall, journal: Journal<Session>, now: () => Date): Promise<Sessions> {
  const known = new Map((await journal.read()).map((session) => [session.id, session]))
  return {
    async open(launchToken) {
      const answer = await call('session', { launchToken })
      if (answer.status !== 'ok') return undefined
      const { sessionToken, playerId, currency, subunitToUnit, locale, balance } = answer
      const session: Session = {
        id: randomToken(24),
        sessionToken: sessionToken!,
        playerId: playerId!,
        currency: currency!,
        subunitToUnit: subunitToUnit!,
        locale: locale ?? 'en',
        createdAt: now().toISOString(),
      }
      await journal.write(session)
      known.set(session.id, session)
      return { session, balance: balance ?? '0' }
    },
    find: (id) => known.get(id),
    async balance({ sessionToken }) {
      const answer = await call('balance', { sessionToken })
      return answer.status === 'ok' ? answer.balance : undefined
    },
  }
}
