import type { ChatFlag } from '../../shared/chat/script-url.ts'
import { loadScript } from './load-script.ts'
import { type IdentityProvider, ofGuest, ofPlayer } from './tokens.ts'
import type { ChatEvents, ChatVisitor, ChatWidget } from './widget.ts'

type Entry = [name: 'on' | 'once' | 'off' | 'call' | 'get', passed: unknown[]]

/** What LiveChat's script finds in the window and takes over: calls made before it came wait in `_q`. */
interface LiveChatApi {
  _q: Entry[]
  _h: ((...entry: Entry) => unknown) | null
  _v: '2.0'
  on: (event: string, listener: (detail: never) => void) => void
  call: (method: string, ...passed: unknown[]) => void
  get: (what: string) => unknown
}

declare global {
  var __lc:
    | { license: string; asyncInit: true; custom_identity_provider: () => IdentityProvider; integration_name: string }
    | undefined
  var LiveChatWidget: LiveChatApi | undefined
}

/** LiveChat, by its tracking script and custom identity provider. It stays hidden until it is opened. */
export async function startLiveChat(
  chat: ChatFlag,
  { playerId }: ChatVisitor,
  { onUnread }: ChatEvents,
): Promise<ChatWidget> {
  globalThis.__lc = {
    license: chat.account,
    asyncInit: true,
    custom_identity_provider: () => (playerId === null ? ofGuest : ofPlayer),
    integration_name: 'baize',
  }
  const widget = createApi()
  globalThis.LiveChatWidget = widget
  let isOpen = false
  widget.call('hide')
  widget.on('visibility_changed', ({ visibility }: { visibility: string }) => {
    isOpen = visibility === 'maximized'
    if (isOpen) onUnread(false)
    // Its own button would stand over the page: the site has buttons of its own.
    if (visibility === 'minimized') widget.call('hide')
  })
  widget.on('new_event', ({ author }: { author: { type: string } }) => {
    if (author.type === 'agent' && !isOpen) onUnread(true)
  })
  await loadScript(chat)
  return {
    open: () => widget.call('maximize'),
    tell({ name, email, properties }) {
      if (name) widget.call('set_customer_name', name)
      if (email) widget.call('set_customer_email', email)
      widget.call('set_session_variables', properties)
    },
    destroy: () => widget.call('destroy'),
  }
}

function createApi(): LiveChatApi {
  const pass = (...entry: Entry): unknown => (api._h ? api._h(...entry) : api._q.push(entry))
  const api: LiveChatApi = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...passed) => void pass('on', passed),
    call: (...passed) => void pass('call', passed),
    get: (...passed) => pass('get', passed),
  }
  return api
}
