import type { MessageTopic } from '@baize/contract/kinds'
import type { Queryable } from '@baize/database'
import { broadcastOfPush, findBroadcast, languageFor } from '../../modules/delivery/broadcasts/index.ts'
import type { Services } from '../../services.ts'
import { isMessageKind, messageIn, topicOf } from '../../modules/delivery/notifications/index.ts'
import { promotedTopics, quietEnd, waysOf } from '../../modules/delivery/preferences/index.ts'
import type { PushPorts, StoredPush, Verdict } from '../../modules/delivery/push/index.ts'
import { DEFAULT_LOCALE, type PagePath, pageUrl } from '../../modules/ground/settings/index.ts'
import { findPlayer, hasAccess } from '../../modules/person/players/index.ts'
import { isSignedOut } from '../../modules/person/sessions/index.ts'
import { mayBePromotedTo } from '../play/breaks.ts'

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
  const { playerId, locale } = push
  const player = await findPlayer(pool, playerId)
  if (!player || !hasAccess(player) || (await isSignedOut(pool, push.sessionId))) return { kind: 'forget' }
  const words = await wordsOf(pool, push)
  if (!words) return { kind: 'drop' }
  const { topic, title, body, path } = words
  if (!(await waysOf(pool, playerId, topic)).push) return { kind: 'drop' }
  if (promotedTopics.has(topic) && !(await mayBePromotedTo(pool, services, playerId))) return { kind: 'drop' }
  const isUrgent = topic === 'account'
  const until = isUrgent ? null : await quietEnd(pool, { playerId, timeZone: player.timeZone }, clock.now())
  if (until) return { kind: 'hold', until }
  const url = pageUrl(config, locale, path as PagePath)
  return { kind: 'say', content: { title, body, url, tag: push.id, lang: locale ?? DEFAULT_LOCALE }, isUrgent }
}

interface Words {
  topic: MessageTopic
  title: string
  body: string
  path: string
}

/** What it says today; null for what nobody tells of any more. */
async function wordsOf(db: Queryable, { kind, locale, path }: StoredPush): Promise<Words | null> {
  const broadcastId = broadcastOfPush(kind)
  if (broadcastId !== null) {
    const broadcast = await findBroadcast(db, broadcastId)
    if (!broadcast || broadcast.state === 'stopped') return null
    return { topic: broadcast.topic, ...broadcast.texts[languageFor(broadcast, locale)]!, path: path ?? '/' }
  }
  if (!isMessageKind(kind)) return null
  const { title, body, link } = messageIn(locale, kind, path ?? undefined)
  return { topic: topicOf[kind], title, body, path: link?.url ?? '/' }
}
