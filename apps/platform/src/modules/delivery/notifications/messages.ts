import { messengerNotifications, type PlayerMessage, publication } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { isUuid, uuidv7 } from '@baize/kit'
import { publish } from '../../ground/outbox/index.ts'
import { waysOf } from '../preferences/index.ts'
import { writePush } from '../push/index.ts'
import { type MessageContent, messageView, type StoredMessage } from './message.ts'
import * as store from './store.ts'
import { type MessageKind, messageIn, topicOf } from './texts/index.ts'

interface Sent {
  kind: MessageKind
  playerId: string
  locale: string | null
  path?: string
  /** Of the message, so that it is written once however often it is sent; a version 7. */
  id?: string
}

/**
 * Writes a message to the player, in their language, and tells their open pages once it is committed; and has their browsers
 * show it. Either way is taken only for topics that the player wants to hear of by it.
 */
export async function sendMessage(tx: Tx, { kind, playerId, locale, path, id }: Sent, now: Date): Promise<void> {
  const ways = await waysOf(tx, playerId, topicOf[kind])
  const messageId = id ?? uuidv7(now.getTime())
  if (ways.push) await writePush(tx, { id: messageId, playerId, kind, locale, path: path ?? null }, now)
  if (!ways.site) return
  await tell(tx, { id: messageId, playerId, content: messageIn(locale, kind, path), readAt: null, createdAt: now })
}

/**
 * Writes a message in words that somebody found for this occasion, to a player who wants to hear of it on the site: whoever
 * calls has asked `preferences`.
 */
export async function sendWritten(
  tx: Tx,
  { playerId, content }: { playerId: string; content: MessageContent },
  now: Date,
): Promise<void> {
  await tell(tx, { id: uuidv7(now.getTime()), playerId, content, readAt: null, createdAt: now })
}

async function tell(tx: Tx, message: StoredMessage): Promise<void> {
  const { playerId } = message
  if (!(await store.insertMessage(tx, message))) return
  const fact = { event: 'message.received', message: messageView(message) } as const
  await publish(tx, publication(messengerNotifications, { playerId }, fact))
}

/** The player's messages, newest first, with how many of all of them are unread. */
export async function listMessages(
  db: Queryable,
  playerId: string,
  slice: { limit: number; offset: number },
): Promise<{ rows: PlayerMessage[]; totalRows: number; totalUnread: number }> {
  const rows = await store.readMessages(db, playerId, slice)
  return { rows: rows.map(messageView), ...(await store.countMessages(db, playerId)) }
}

/** Marks messages of the player as read and resolves to how many are unread then. Ids of others change nothing. */
export async function readMessages(tx: Tx, playerId: string, ids: string[], now: Date): Promise<number> {
  await store.markRead(tx, playerId, ids.filter(isUuid), now)
  return store.countUnread(tx, playerId)
}

export async function readAllMessages(tx: Tx, playerId: string, now: Date): Promise<number> {
  await store.markRead(tx, playerId, null, now)
  return store.countUnread(tx, playerId)
}

/** Removes messages of the player and resolves to how many are unread then. Ids of others change nothing. */
export async function deleteMessages(tx: Tx, playerId: string, ids: string[]): Promise<number> {
  await store.removeMessages(tx, playerId, ids.filter(isUuid))
  return store.countUnread(tx, playerId)
}
