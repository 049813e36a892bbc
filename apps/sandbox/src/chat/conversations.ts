import { randomBytes } from 'node:crypto'
import type { Clock } from '@baize/kit'
import type { Journal } from '../cashier/journal.ts'

export type Company = 'livechat' | 'freshchat'

export interface Message {
  /** Counts up within a conversation. */
  id: number
  from: 'customer' | 'agent'
  text: string
  at: string
}

/** What somebody wrote with the house, and what the house told of them. */
export interface Conversation {
  id: string
  company: Company
  createdAt: string
  name: string
  email: string
  /** As the site sent them: language, level, what was paid in. */
  properties: Record<string, string>
  /** Of Freshchat: what the site calls them, and what proves that it may have their conversation back. */
  externalId: string | null
  restoreId: string | null
  messages: Message[]
  /** The last message that somebody at the desk has seen. */
  seenId: number
}

export interface Conversations {
  find: (id: string) => Conversation | undefined
  /** Those in which something was written, the latest first. */
  list: () => Conversation[]
  /** The customer of that name, as whom they are known; somebody new without one. */
  open: (company: Company, id: string | null, externalId?: string | null) => Promise<Conversation>
  /** Whoever shows both names they were given before. */
  restore: (externalId: string, restoreId: string) => Conversation | undefined
  say: (conversation: Conversation, from: Message['from'], text: string) => Promise<Message>
  tell: (
    conversation: Conversation,
    what: Partial<Pick<Conversation, 'name' | 'email' | 'properties'>>,
  ) => Promise<void>
  see: (conversation: Conversation) => Promise<void>
  /** What was written after a message; waits for it at most so long. */
  after: (conversation: Conversation, messageId: number, waitMs: number) => Promise<Message[]>
  /** Resolves with the next change of any conversation, or after the time. */
  change: (waitMs: number) => Promise<void>
  close: () => Promise<void>
}

export const TEXT_LENGTH_MAX = 2000
const MESSAGES_MAX = 200
const CONVERSATIONS_MAX = 2000

/** Conversations of both companies, kept in a journal. */
export async function openConversations(journal: Journal<Conversation>, clock: Clock): Promise<Conversations> {
  const known = new Map((await journal.read()).map((conversation) => [conversation.id, conversation]))
  let waiting: (() => void)[] = []
  const wake = () => waiting.splice(0).forEach((resume) => resume())
  const change = (waitMs: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs)
      waiting.push(() => {
        clearTimeout(timer)
        resolve()
      })
      // Those whose time is over are let go of with the next change; a crowd of them is not kept.
      if (waiting.length > CONVERSATIONS_MAX) waiting = waiting.slice(-CONVERSATIONS_MAX)
    })
  const keep = async (conversation: Conversation) => {
    await journal.write(conversation)
    wake()
  }
  const newest = ({ messages, createdAt }: Conversation) => messages.at(-1)?.at ?? createdAt

  return {
    find: (id) => known.get(id),
    list: () =>
      [...known.values()]
        .filter(({ messages }) => messages.length > 0)
        .toSorted((left, right) => (newest(left) < newest(right) ? 1 : -1)),
    async open(company, id, externalId = null) {
      const found = id === null ? undefined : known.get(id)
      if (found?.company === company) return found
      const conversation: Conversation = {
        id: randomBytes(16).toString('hex'),
        company,
        createdAt: clock.now().toISOString(),
        name: '',
        email: '',
        properties: {},
        externalId,
        restoreId: company === 'freshchat' ? randomBytes(16).toString('hex') : null,
        messages: [],
        seenId: 0,
      }
      known.set(conversation.id, conversation)
      for (const [oldest] of known) {
        if (known.size <= CONVERSATIONS_MAX) break
        known.delete(oldest)
      }
      await journal.write(conversation)
      return conversation
    },
    restore: (externalId, restoreId) =>
      [...known.values()].find(
        (conversation) => conversation.restoreId === restoreId && conversation.externalId === externalId,
      ),
    async say(conversation, from, text) {
      const id = (conversation.messages.at(-1)?.id ?? 0) + 1
      const message = { id, from, text, at: clock.now().toISOString() }
      conversation.messages = [...conversation.messages, message].slice(-MESSAGES_MAX)
      if (from === 'agent') conversation.seenId = id
      await keep(conversation)
      return message
    },
    async tell(conversation, what) {
      Object.assign(conversation, what)
      await keep(conversation)
    },
    async see(conversation) {
      const last = conversation.messages.at(-1)?.id ?? 0
      if (conversation.seenId === last) return
      conversation.seenId = last
      await keep(conversation)
    },
    async after(conversation, messageId, waitMs) {
      const news = () => conversation.messages.filter(({ id }) => id > messageId)
      const endsAtMs = performance.now() + waitMs
      while (news().length === 0) {
        const leftMs = endsAtMs - performance.now()
        if (leftMs <= 0) break
        await change(leftMs)
      }
      return news()
    },
    change,
    async close() {
      wake()
      await journal.close()
    },
  }
}
