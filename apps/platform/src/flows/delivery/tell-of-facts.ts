import { one, type Tx } from '@baize/database'
import { sendMessage } from '../../modules/delivery/notifications/index.ts'
import type { FactKind, StoredFact } from '../../modules/ground/facts/index.ts'
import { findPlayers } from '../../modules/person/players/index.ts'

/**
 * Sends each fact's player a message, once for each id. Of what was written down longer than a week ago, as when the
 * log is read again, nobody hears any more.
 */
export async function tellOfFacts<Kind extends FactKind>(
  tx: Tx,
  facts: readonly StoredFact<Kind>[],
  kind: 'betCorrected' | 'depositArrived',
  idOf: (fact: StoredFact<Kind>) => string,
): Promise<void> {
  const { since } = await one<{ since: Date }>(tx, `SELECT now() - interval '7 days' AS since`)
  const fresh = facts.filter(({ recordedAt }) => recordedAt >= since)
  if (fresh.length === 0) return
  const players = await findPlayers(tx, [...new Set(fresh.map(({ playerId }) => playerId))])
  const localeOf = new Map(players.map(({ id, locale }) => [id, locale]))
  for (const fact of fresh) {
    const { playerId, occurredAt } = fact
    await sendMessage(tx, { kind, playerId, locale: localeOf.get(playerId) ?? null, id: idOf(fact) }, occurredAt)
  }
}
