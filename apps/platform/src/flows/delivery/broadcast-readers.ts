import type { MessageTopic } from '@baize/contract/kinds'
import { PlayerStatus } from '@baize/contract/kinds'
import type { Queryable } from '@baize/database'
import type { Reader } from '../../modules/delivery/broadcasts/index.ts'
import { waysOfAll } from '../../modules/delivery/preferences/index.ts'
import { findHavingBrowsers } from '../../modules/delivery/push/index.ts'
import type { Player } from '../../modules/person/players/index.ts'
import { findLatestAnswers, standingOf } from '../../modules/person/registers/index.ts'
import { findOnBreak } from '../../modules/play/limits/index.ts'
import type { Services } from '../../services.ts'

type Ports = Pick<Services, 'packs' | 'clock'>

/**
 * What decides whether players may be told something of a topic, in a few statements for all. `isAsked`: the registers of
 * their countries were asked just now, so that of whom one says nothing is told nothing; before that only whom one lists.
 */
export async function broadcastReaders(
  db: Queryable,
  ports: Ports,
  players: readonly Player[],
  { topic, isAsked }: { topic: MessageTopic; isAsked: boolean },
): Promise<Map<string, Reader>> {
  const ids = players.map(({ id }) => id)
  const ways = await waysOfAll(db, ids, topic)
  const onBreak = await findOnBreak(db, ids, ports.clock.now())
  const registered = await findRegistered(db, ports, players, isAsked)
  const browsers = await findHavingBrowsers(db, ids)
  return new Map(
    players.map((player) => {
      const { id, status, email, confirmedAt, receiveEmailPromo } = player
      return [
        id,
        {
          isActive: status === PlayerStatus.active,
          isOnBreak: onBreak.has(id) || registered.has(id),
          ways: ways.get(id)!,
          takesLetters: email !== null && confirmedAt !== null && receiveEmailPromo,
          hasBrowser: browsers.has(id),
        },
      ]
    }),
  )
}

/** Whom the register of their country lists, or does not clear. */
async function findRegistered(
  db: Queryable,
  { packs, clock }: Ports,
  players: readonly Player[],
  isAsked: boolean,
): Promise<Set<string>> {
  const found = new Set<string>()
  const now = clock.now()
  for (const country of new Set(players.map((player) => player.country))) {
    const { register } = packs.rulesOf(country, now)
    if (!register) continue
    const ids = players.filter((player) => player.country === country).map(({ id }) => id)
    const answers = await findLatestAnswers(db, ids, register.id)
    for (const id of ids) {
      const { kind } = standingOf(answers.get(id), register.answerMinutes, now)
      if (isAsked ? kind !== 'clear' : kind === 'listed') found.add(id)
    }
  }
  return found
}
