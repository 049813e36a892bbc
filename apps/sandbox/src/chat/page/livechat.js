/*
 * The script of the LiveChat stand-in, as sites load it: it takes `window.__lc` (licence, custom identity provider) and
 * the queue of `window.LiveChatWidget`, puts the company's page into a frame and answers the published calls.
 */
;(() => {
  'use strict'

  /** @typedef {{ accessToken: string }} Token */
  /** @typedef {{ getToken: () => Promise<Token | null>, getFreshToken: () => Promise<Token> }} Provider */

  const script = /** @type {HTMLScriptElement} */ (document.currentScript)
  const host = script.src.slice(0, script.src.lastIndexOf('/'))
  const origin = new URL(host).origin
  const page = /** @type {any} */ (window)
  const given = page.__lc
  const queue = page.LiveChatWidget
  /** @type {Provider} */
  const provider = given.custom_identity_provider()
  /** @type {Map<string, Set<(detail?: unknown) => void>>} */
  const listeners = new Map()
  let visibility = 'minimized'
  let isHeard = false
  let isReady = false
  /** @type {{ name?: string, email?: string, properties: Record<string, string> }} */
  const customer = { properties: {} }

  const root = document.documentElement
  const box = document.createElement('div')
  box.id = 'chat-widget-container'
  const frame = document.createElement('iframe')
  const query = new URLSearchParams({
    account: String(given.license),
    language: root.lang,
    theme: root.dataset.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'),
  })
  frame.src = `${host}/frame?${query}`
  frame.title = 'LiveChat chat widget'
  frame.referrerPolicy = 'origin'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
  box.append(frame)

  /** @param {string} name @param {unknown} [detail] */
  const emit = (name, detail) => listeners.get(name)?.forEach((listener) => listener(detail))
  /** @param {object} message */
  const say = (message) => {
    if (isHeard) frame.contentWindow?.postMessage(JSON.stringify({ source: 'chat-script', ...message }), origin)
  }
  const tell = () => isReady && say({ type: 'customer', ...customer })

  function place() {
    const isSmall = innerWidth < 600
    Object.assign(box.style, {
      position: 'fixed',
      zIndex: '2147483000',
      insetBlockEnd: isSmall ? '0' : '16px',
      insetInlineEnd: isSmall ? '0' : '16px',
      inlineSize: isSmall ? '100%' : '380px',
      blockSize: isSmall ? '100%' : 'min(600px, calc(100vh - 32px))',
      display: visibility === 'maximized' ? 'block' : 'none',
    })
    Object.assign(frame.style, {
      inlineSize: '100%',
      blockSize: '100%',
      border: '0',
      borderRadius: isSmall ? '0' : '16px',
      boxShadow: isSmall ? 'none' : '0 12px 40px rgb(0 0 0 / 45%)',
      colorScheme: 'normal',
    })
  }

  /** @param {string} next */
  function become(next) {
    if (visibility === next) return
    visibility = next
    place()
    emit('visibility_changed', { visibility })
    if (next === 'maximized') say({ type: 'opened' })
  }

  /** @param {() => Promise<Token | null>} ask */
  async function identify(ask) {
    const token = await ask().catch(() => null)
    if (token) say({ type: 'token', token: token.accessToken })
    else emit('error', { reason: 'identity' })
  }

  /** @type {Record<string, (argument?: any) => void>} */
  const calls = {
    maximize: () => become('maximized'),
    minimize: () => become('minimized'),
    hide: () => become('hidden'),
    destroy,
    set_customer_name: (name) => {
      customer.name = String(name)
      tell()
    },
    set_customer_email: (email) => {
      customer.email = String(email)
      tell()
    },
    set_session_variables: (variables) => {
      customer.properties = variables
      tell()
    },
    update_session_variables: (variables) => {
      customer.properties = { ...customer.properties, ...variables }
      tell()
    },
  }

  /** @param {string} name @param {any[]} passed */
  function handle(name, passed) {
    const [what, more] = passed
    if (name === 'call') return calls[what]?.(more)
    if (name === 'on') {
      listeners.set(what, (listeners.get(what) ?? new Set()).add(more))
      if (what === 'ready' && isReady) more({ state: { visibility, availability: 'online' } })
    }
    if (name === 'off') listeners.get(what)?.delete(more)
    if (name === 'get' && what === 'state') return { availability: 'online', visibility }
    return undefined
  }

  function destroy() {
    removeEventListener('message', hear)
    removeEventListener('resize', place)
    box.remove()
    script.remove()
    delete page.LiveChatWidget
  }

  /** @param {MessageEvent} event */
  function hear(event) {
    if (event.source !== frame.contentWindow || event.origin !== origin || typeof event.data !== 'string') return
    const message = JSON.parse(event.data)
    if (message.source !== 'chat-frame') return
    if (message.type === 'loaded') {
      isHeard = true
      void identify(provider.getToken)
    }
    if (message.type === 'token-refused') void identify(provider.getFreshToken)
    if (message.type === 'close') become('minimized')
    if (message.type === 'message') emit('new_event', { type: 'message', author: { type: message.from } })
    if (message.type === 'ready' && !isReady) {
      isReady = true
      tell()
      emit('ready', { state: { visibility, availability: 'online' } })
      if (visibility === 'maximized') say({ type: 'opened' })
    }
  }

  addEventListener('message', hear)
  addEventListener('resize', place)
  place()
  document.body.append(box)
  queue._h = handle
  for (const [name, passed] of queue._q.splice(0)) handle(name, passed)
})()
