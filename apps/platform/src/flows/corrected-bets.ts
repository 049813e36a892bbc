import { one } from '@baize/database'
import { sendMessage } from '../modules/delivery/notifications/index.ts'
import type { FactConsumer } from '../modules/ground/facts/index.ts'
import { findPlayers } from '../modules/person/players/index.ts'

/**
 * Tells players that what a bet had paid was taken back, because a result was corrected, and what becomes of money that
 * is not there any more. Once for each correction; of one that was written down longer than a week ago, as when the log
 * is read again, nobody hears any more.
 */
export const correctedBets: FactConsumer<'win_taken_back'> = {
  name: 'corrected-bets',
  kinds: ['win_taken_back'],
  async apply(tx, facts) {
    const { since } = await one<{ since: Date }>(tx, `SELECT now() - interval '7 days' AS since`)
    const fresh = facts.filter(({ recordedAt }) => recordedAt >= since)
    if (fresh.length === 0) return
    const players = await findPlayers(tx, [...new Set(fresh.map(({ playerId }) => playerId))])
    const localeOf = new Map(players.map(({ id, locale }) => [id, locale]))
    for (const { playerId, occurredAt, data } of fresh) {
      const locale = localeOf.get(playerId) ?? null
      await sendMessage(tx, { kind: 'betCorrected', playerId, locale, id: data.entryId }, occurredAt)
    }
  },
  reset: () => Promise.resolve(),
}
