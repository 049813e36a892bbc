import { showAlert } from '../../shared/alerts/alert-store.ts'
import { api } from '../../shared/api.ts'
import type { Content } from '../../shared/content/content.ts'
import { openedBefore } from '../../shared/chat/opened-before.ts'
import type { ChatFlag } from '../../shared/chat/script-url.ts'
import type { PageInfo } from '../../shared/page/page-info.ts'
import { profileQuery } from '../../shared/player/queries.ts'
import { queryClient } from '../../shared/query/query-client.ts'
import { session } from '../../shared/session/session.ts'
import { followPerson } from './follow-person.ts'
import type { ChatWidget } from './widget.ts'

interface House {
  info: PageInfo
  content: Content
  chat: ChatFlag
}

/** The one chat of this page, from its first opening on. */
class ChatRoom {
  #widget: Promise<ChatWidget> | null = null
  #stopTelling: (() => void) | null = null
  #house: House | null = null

  /** Begins the chat hidden, so that an answer shows on the buttons. */
  begin(house: House): Promise<ChatWidget> {
    if (!this.#house) session.onChange(({ kind }) => kind !== 'elsewhere' && void this.#restart())
    this.#house = house
    this.#widget ??= this.#start(house).catch((error: unknown) => {
      this.#widget = null
      throw error
    })
    return this.#widget
  }

  async open(house: House): Promise<void> {
    try {
      const widget = await this.begin(house)
      openedBefore.keep()
      widget.open()
    } catch (error) {
      console.warn('chat', error instanceof Error ? error.message : error)
      showAlert('global.chatFailed')
    }
  }

  async #start({ info, content, chat }: House): Promise<ChatWidget> {
    const { playerId } = session.getState()
    const events = { onUnread: showUnread, onRestoreId: (id: string) => void keepRestoreId(id) }
    const profile = playerId === null ? null : await queryClient.ensureQueryData(profileQuery())
    const visitor = { playerId, restoreId: profile?.freshchatRestoreId ?? null, locale: info.locale }
    const widget =
      chat.protocol === 'livechat'
        ? await (await import('./livechat.ts')).startLiveChat(chat, visitor, events)
        : await (await import('./freshchat.ts')).startFreshchat(chat, visitor, events)
    if (playerId === null) widget.tell({ name: '', email: '', properties: { locale: info.locale } })
    else this.#stopTelling = followPerson(info, content, (person) => widget.tell(person))
    return widget
  }

  /** Somebody else is here: nothing of who was before stays, and their own conversation takes its place. */
  async #restart(): Promise<void> {
    const former = this.#widget
    this.#widget = null
    this.#stopTelling?.()
    this.#stopTelling = null
    showUnread(false)
    if (!former || !this.#house) return
    ;(await former.catch(() => null))?.destroy()
    const { chat } = this.#house
    if (session.getState().status === 'player' || chat.isForGuests) await this.begin(this.#house).catch(() => undefined)
    else openedBefore.forget()
  }
}

export const chatRoom = new ChatRoom()

/** A dot on every button of the chat. */
function showUnread(isUnread: boolean): void {
  const { dataset } = document.documentElement
  if (isUnread) dataset.chatUnread = ''
  else delete dataset.chatUnread
}

/** What gives a player their conversation back on another device stands in their profile. */
async function keepRestoreId(freshchatRestoreId: string): Promise<void> {
  const profile = await api.call('updateProfile', { body: { freshchatRestoreId } }).catch(() => null)
  if (profile) queryClient.setQueryData(profileQuery().queryKey, profile)
}
