/*
 * What a site loads to show the sportsbook: BaizeSportsbook.open({ host, clientId, container, title, token, language,
 * theme, styles, path }) puts the company's page into a frame in the container and hands it the token once it listens.
 * The returned handle says a message of the site to the page, and closes it.
 */
;(() => {
  'use strict'

  const FRAME_MAY = 'allow-scripts allow-same-origin allow-forms allow-popups'

  /**
   * @typedef {{ host: string, clientId: string, container: HTMLElement, title: string, token: string | null,
   *   language: string, theme: string, styles?: string, path?: string }} Options
   */

  /**
   * The words of docs/sportsbook-page.md.
   * @param {object} message
   */
  const toPage = (message) => JSON.stringify({ source: 'baize-site', ...message })

  /** @param {unknown} data */
  function typeOf(data) {
    if (typeof data !== 'string') return null
    try {
      const message = JSON.parse(data)
      return message && message.source === 'baize-sportsbook' ? message.type : null
    } catch {
      return null
    }
  }

  /** @param {Options} options */
  function addressOf({ host, clientId, language, theme, styles, path }) {
    const url = new URL(`${host}/page${path && path !== '/' ? path : ''}`)
    url.searchParams.set('client', clientId)
    url.searchParams.set('language', language)
    url.searchParams.set('theme', theme)
    if (styles) url.searchParams.set('styles', styles)
    return url
  }

  /** @param {Options} options */
  function open(options) {
    const url = addressOf(options)
    const frame = document.createElement('iframe')
    frame.src = url.href
    frame.title = options.title
    frame.allow = 'fullscreen; clipboard-write'
    frame.referrerPolicy = 'origin'
    frame.setAttribute('sandbox', FRAME_MAY)
    let isHeard = false
    /** @param {object} message */
    const say = (message) => {
      if (isHeard && frame.contentWindow) frame.contentWindow.postMessage(toPage(message), url.origin)
    }
    // The token works once, so a page that loads anew by itself is told nothing: the site opens it again.
    /** @param {MessageEvent} event */
    const onMessage = ({ origin, source, data }) => {
      if (isHeard || origin !== url.origin || source !== frame.contentWindow || typeOf(data) !== 'loaded') return
      isHeard = true
      say({ type: 'session', token: options.token })
    }
    window.addEventListener('message', onMessage)
    options.container.append(frame)
    return {
      frame,
      say,
      close() {
        window.removeEventListener('message', onMessage)
        frame.remove()
      },
    }
  }

  Object.assign(window, { BaizeSportsbook: Object.freeze({ open }) })
})()
