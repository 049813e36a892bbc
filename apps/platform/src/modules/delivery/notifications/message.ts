import { MessageState, type PlayerMessage } from '@baize/contract'

/** What a message says, in one language. A link without a scheme is a page of the site. */
export interface MessageContent {
  title: string
  body: string
  link: { url: string; label: string } | null
}

/** A message as the row has it. */
export interface StoredMessage {
  id: string
  playerId: string
  content: MessageContent
  readAt: Date | null
  createdAt: Date
}

/** The message as the player's pages get it, by HTTP and by the socket. */
export function messageView({ id, playerId, content, readAt, createdAt }: StoredMessage): PlayerMessage {
  return {
    id,
    playerId,
    state: readAt ? MessageState.read : MessageState.unread,
    content: { ...content, image: null },
    readAt: readAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: readAt?.toISOString() ?? null,
  }
}
