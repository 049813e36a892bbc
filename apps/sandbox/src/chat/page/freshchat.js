/*
 * The script of the Freshchat stand-in, as sites load it: `window.fcWidget` with the published calls `init`, `open`,
 * `close`, `on`, `user.setProperties` and `destroy`.
 */
;(() => {
  'use strict'

  const script = /** @type {HTMLScriptElement} */ (document.currentScript)
  const host = script.src.slice(0, script.src.lastIndexOf('/js/'))
  const { origin } = new URL(host)
  /** @type {Map<string, Set<(detail?: unknown) => void>>} */
  const listeners = new Map()
  const root = document.documentElement
  const box = document.createElement('div')
  box.id = 'fc_frame'
  const frame = document.createElement('iframe')
  let isOpen = false
  let unread = 0
  let isHeard = false
  let isReady = false
  /** @type {{ name?: string, email?: string, properties: Record<string, string> }} */
  const user = { properties: {} }
  /** @type {{ token: string, externalId?: string | null, restoreId?: string | null }} */
  let settings = { token: '' }

  /** @param {string} name @param {unknown} [detail] */
  const emit = (name, detail) => listeners.get(name)?.forEach((listener) => listener(detail))
  /** @param {object} message */
  const say = (message) => {
    if (isHeard) frame.contentWindow?.postMessage(JSON.stringify({ source: 'chat-script', ...message }), origin)
  }
  const tell = () => isReady && say({ type: 'customer', ...user })

  /** @param {number} count */
  function count(count) {
    unread = count
    emit('unreadCount:notify', { count })
  }

  function place() {
    const isSmall = innerWidth < 600
    Object.assign(box.style, {
      position: 'fixed',
      zIndex: '2147483000',
      insetBlockEnd: isSmall ? '0' : '16px',
      insetInlineEnd: isSmall ? '0' : '16px',
      inlineSize: isSmall ? '100%' : '380px',
      blockSize: isSmall ? '100%' : 'min(600px, calc(100vh - 32px))',
      display: isOpen ? 'block' : 'none',
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

  const identify = () => {
    const { token, externalId = null, restoreId = null } = settings
    say({ type: 'user', token, externalId, restoreId })
  }

  /** @param {MessageEvent} event */
  function hear(event) {
    if (event.source !== frame.contentWindow || event.origin !== origin || typeof event.data !== 'string') return
    const message = JSON.parse(event.data)
    if (message.source !== 'chat-frame') return
    if (message.type === 'loaded') isHeard = true
    if (message.type === 'loaded' || message.type === 'token-refused') identify()
    if (message.type === 'close') widget.close()
    if (message.type === 'user') {
      settings.restoreId = message.restoreId
      if (message.isNew) emit('user:created', { status: 200, success: true, data: { restoreId: message.restoreId } })
    }
    if (message.type === 'message' && message.from === 'agent' && !isOpen) count(unread + 1)
    if (message.type === 'ready' && !isReady) {
      isReady = true
      tell()
      emit('widget:loaded')
      if (isOpen) say({ type: 'opened' })
    }
  }

  const widget = {
    /** @param {any} given */
    init(given) {
      settings = given
      const query = new URLSearchParams({
        account: given.token,
        language: given.locale ?? root.lang,
        theme: root.dataset.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'),
      })
      frame.src = `${host}/frame?${query}`
      frame.title = 'Freshchat chat widget'
      frame.referrerPolicy = 'origin'
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
      box.append(frame)
      addEventListener('message', hear)
      addEventListener('resize', place)
      place()
      document.body.append(box)
    },
    open() {
      isOpen = true
      place()
      count(0)
      emit('widget:opened')
      say({ type: 'opened' })
    },
    close() {
      isOpen = false
      place()
      emit('widget:closed')
    },
    /** @param {string} name @param {(detail?: unknown) => void} listener */
    on(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    destroy() {
      removeEventListener('message', hear)
      removeEventListener('resize', place)
      box.remove()
      script.remove()
      Reflect.deleteProperty(window, 'fcWidget')
    },
    user: {
      /** @param {Record<string, string>} properties */
      setProperties(properties) {
        const { firstName, email, ...others } = properties
        if (firstName !== undefined) user.name = firstName
        if (email !== undefined) user.email = email
        user.properties = { ...user.properties, ...others }
        tell()
      },
    },
  }
  Object.assign(window, { fcWidget: widget })
})()
