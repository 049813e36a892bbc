import type { Services } from '../services.ts'
import { isMessageKind, messageIn, topicOf } from '../modules/delivery/notifications/index.ts'
import { promotedTopics, quietEnd, waysOf } from '../modules/delivery/preferences/index.ts'
import type { PushPorts, StoredPush, Verdict } from '../modules/delivery/push/index.ts'
import { DEFAULT_LOCALE } from '../modules/ground/settings/index.ts'
import { findPlayer, hasAccess } from '../modules/person/players/index.ts'
import { isSignedOut } from '../modules/person/sessions/index.ts'
import { mayBePromotedTo } from './breaks.ts'

/** What messages to browsers need of the house. */
export function pushPorts(services: Services): PushPorts {
  return { ...services, judge: (push) => judgePush(services, push) }
}

/**
 * What becomes of a message to a browser at the moment it would leave, whatever held when it was written: nothing leaves to
 * whom it is no longer for, no offer to whoever may be offered nothing, and only what concerns the account in quiet hours.
 */
async function judgePush(services: Services, push: StoredPush): Promise<Verdict> {
  const { pool, clock, config } = services
  const { playerId, kind, locale } = push
  const player = await findPlayer(pool, playerId)
  if (!player || !hasAccess(player) || (await isSignedOut(pool, push.sessionId))) return { kind: 'forget' }
  if (!isMessageKind(kind)) return { kind: 'drop' }
  const topic = topicOf[kind]
  if (!(await waysOf(pool, playerId, topic)).push) return { kind: 'drop' }
  if (promotedTopics.has(topic) && !(await mayBePromotedTo(pool, services, playerId))) return { kind: 'drop' }
  const isUrgent = topic === 'account'
  const until = isUrgent ? null : await quietEnd(pool, { playerId, timeZone: player.timeZone }, clock.now())
  if (until) return { kind: 'hold', until }
  const { title, body, link } = messageIn(locale, kind, push.path ?? undefined)
  const url = `${config.publicUrl}${link?.url ?? '/'}`
  return { kind: 'say', content: { title, body, url, tag: push.id, lang: locale ?? DEFAULT_LOCALE }, isUrgent }
}
