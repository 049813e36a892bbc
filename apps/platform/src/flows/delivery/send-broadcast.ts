import { type Tx, withTransaction } from '@baize/database'
import {
  addTally,
  addTurnJob,
  type Broadcast,
  broadcastLabels,
  endBroadcast,
  findLeft,
  languageFor,
  LEFT_AFTER_MS,
  moveOn,
  nobodyReached,
  pushKindOf,
  type Reach,
  reachOf,
  takeTurn,
  tallyOf,
  TURN_MS,
  turnSize,
} from '../../modules/delivery/broadcasts/index.ts'
import { writeLetter } from '../../modules/delivery/mail/index.ts'
import { sendWritten } from '../../modules/delivery/notifications/index.ts'
import { writePush } from '../../modules/delivery/push/index.ts'
import { localePath, type PagePath } from '../../modules/ground/settings/index.ts'
import { listMembers } from '../../modules/offers/segments/index.ts'
import { findPlayer, type Player } from '../../modules/person/players/index.ts'
import { uuidv7 } from '@baize/kit'
import type { Services } from '../../services.ts'
import { broadcastReaders } from './broadcast-readers.ts'
import { askRegister } from '../person/registration/register-checks.ts'

const LETTER_LIFE_MS = 2 * 86_400_000
const LEFT_AT_ONCE = 100

/**
 * Sends the next of a broadcast: as many as its pace allows until the turn after this. Each player is a transaction of
 * their own, which moves the broadcast on, so that nobody is told twice and nobody is forgotten, whoever dies. That of the
 * next turn is written first, so that it comes whatever becomes of this one.
 */
export async function sendBroadcast(services: Services, id: string, signal?: AbortSignal): Promise<void> {
  const { pool, clock } = services
  const now = clock.now()
  const nextAt = new Date(now.getTime() + TURN_MS)
  const broadcast = await withTransaction(pool, async (tx) => {
    const taken = await takeTurn(tx, id, now, nextAt)
    if (taken) await addTurnJob(tx, id, nextAt)
    return taken
  })
  if (!broadcast) return
  const { segmentId, reachedUpTo, perSecond } = broadcast
  const limit = turnSize(perSecond)
  const ids = await listMembers(pool, segmentId, { after: reachedUpTo, limit })
  let from = reachedUpTo
  for (const to of ids) {
    if (signal?.aborted || !(await comeTo(services, broadcast, from, to))) return
    from = to
  }
  if (ids.length < limit) await withTransaction(pool, (tx) => endBroadcast(tx, id, 'sent', clock.now()))
}

/** Has those go on whose turn is long due, as when their job was cancelled. */
export async function takeUpBroadcasts({ pool, clock }: Services): Promise<void> {
  const now = clock.now()
  const left = await findLeft(pool, new Date(now.getTime() - LEFT_AFTER_MS), LEFT_AT_ONCE)
  for (const id of left) await withTransaction(pool, (tx) => addTurnJob(tx, id, now))
}

/** False where this turn has nothing more to do: another is further, or the broadcast was stopped. */
async function comeTo(services: Services, broadcast: Broadcast, from: string | null, to: string): Promise<boolean> {
  const { pool, logger } = services
  const { id } = broadcast
  try {
    await askRegister(services, to, 'promotion')
    return await withTransaction(pool, async (tx) => {
      if (!(await moveOn(tx, id, from, to))) return false
      await addTally(tx, id, { ...tallyOf(await tell(tx, services, broadcast, to)), leftFailed: 0 })
      return true
    })
  } catch (error) {
    logger.error('a player could not be told of a broadcast', error, { broadcast: id, player: to })
    return withTransaction(pool, async (tx) => {
      if (!(await moveOn(tx, id, from, to))) return false
      await addTally(tx, id, { ...nobodyReached, leftFailed: 1 })
      return true
    })
  }
}

/** Whether and how the player may be told is asked here, whatever held when the broadcast was written. */
async function tell(tx: Tx, services: Services, broadcast: Broadcast, playerId: string): Promise<Reach> {
  const player = await findPlayer(tx, playerId)
  if (!player) return { kind: 'closed' }
  const readers = await broadcastReaders(tx, services, [player], { topic: broadcast.topic, isAsked: true })
  const reach = reachOf(readers.get(playerId)!, broadcast.channels)
  if (reach.kind !== 'sent') return reach
  for (const channel of reach.by) await send[channel](tx, services, broadcast, player)
  return reach
}

type Send = (tx: Tx, services: Services, broadcast: Broadcast, player: Player) => Promise<void>

const send: Record<'site' | 'email' | 'push', Send> = {
  async site(tx, { clock }, broadcast, { id: playerId, locale }) {
    const language = languageFor(broadcast, locale)
    const { path, texts } = broadcast
    const link = path === null ? null : { url: path, label: broadcastLabels[language]! }
    await sendWritten(tx, { playerId, content: { ...texts[language]!, link } }, clock.now())
  },
  async email(tx, services, broadcast, { id: playerId, email, locale, timeZone }) {
    const language = languageFor(broadcast, locale)
    const { title, body } = broadcast.texts[language]!
    await writeLetter(tx, services, {
      kind: 'broadcast',
      topic: broadcast.topic,
      to: email,
      reader: { playerId, timeZone },
      locale: language,
      values: {
        title,
        text: body,
        link: localePath(locale, (broadcast.path ?? '/') as PagePath),
        settings: localePath(locale, '/profile/notifications'),
      },
      expiresAt: new Date(services.clock.now().getTime() + LETTER_LIFE_MS),
    })
  },
  async push(tx, { clock }, broadcast, { id: playerId, locale }) {
    const now = clock.now()
    const language = languageFor(broadcast, locale)
    const id = uuidv7(now.getTime())
    await writePush(tx, { id, playerId, kind: pushKindOf(broadcast.id), locale: language, path: broadcast.path }, now)
  },
}
