import type { ChatFlag } from '../../shared/chat/script-url.ts'
import { loadScript } from './load-script.ts'
import type { ChatEvents, ChatVisitor, ChatWidget } from './widget.ts'

/** What Freshchat's script puts into the window. */
interface FreshchatApi {
  init(settings: {
    token: string
    host: string
    externalId: string | null
    restoreId: string | null
    locale: string
    config: { headerProperty: { hideChatButton: true } }
  }): void
  open(): void
  on(event: string, listener: (detail: never) => void): void
  destroy(): void
  user: { setProperties(properties: Record<string, string>): void }
}

declare global {
  var fcWidget: FreshchatApi | undefined
}

/** Freshchat, by its widget script. A player's conversation comes back by the restore id of their profile. */
export async function startFreshchat(
  chat: ChatFlag,
  { playerId, restoreId, locale }: ChatVisitor,
  { onUnread, onRestoreId }: ChatEvents,
): Promise<ChatWidget> {
  await loadScript(chat)
  const widget = globalThis.fcWidget
  if (!widget) throw new Error('the script of the chat says nothing of itself')
  widget.on('unreadCount:notify', ({ count }: { count: number }) => onUnread(count > 0))
  widget.on('user:created', ({ data }: { data?: { restoreId?: string } }) => {
    if (playerId !== null && data?.restoreId) onRestoreId(data.restoreId)
  })
  widget.init({
    token: chat.account,
    host: chat.host,
    externalId: playerId,
    restoreId: playerId === null ? null : restoreId,
    locale,
    config: { headerProperty: { hideChatButton: true } },
  })
  return {
    open: () => widget.open(),
    tell: ({ name, email, properties }) =>
      widget.user.setProperties({ ...properties, ...(name && { firstName: name }), ...(email && { email }) }),
    destroy: () => widget.destroy(),
  }
}
