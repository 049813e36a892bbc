/** The script of the company as a site loads it: `snsWebSdk`, a builder that puts the company's page into a place. */
export const builderScript = `(() => {
  const { origin } = new URL(document.currentScript.src)
  const begin = (token, renew) => {
    const conf = { lang: 'en', theme: 'light' }
    const listeners = []
    const builder = {
      withConf: (given) => (Object.assign(conf, given), builder),
      withOptions: () => builder,
      on: (type, listener) => (listeners.push([type, listener]), builder),
      onMessage: (listener) => (listeners.push([null, listener]), builder),
      build() {
        let frame, hear
        return {
          launch(place) {
            const box = typeof place === 'string' ? document.querySelector(place) : place
            frame = document.createElement('iframe')
            frame.title = 'Sumsub'
            frame.width = '100%'
            frame.height = '560'
            frame.allow = 'camera; microphone'
            const open = (fresh) => {
              const query = new URLSearchParams({ lang: conf.lang, theme: conf.theme })
              frame.src = origin + '/sumsub/websdk?' + query + '#' + fresh
            }
            hear = ({ source, data }) => {
              if (source !== frame.contentWindow || !data || typeof data.type !== 'string') return
              if (data.type === 'expired') return void renew().then(open, () => tell('idCheck.onError', { code: 'unauthorized' }))
              if (data.type === 'idCheck.onResize') frame.height = String(data.payload.height)
              tell(data.type, data.payload)
            }
            const tell = (type, payload) => listeners.forEach(([wanted, listener]) => {
              if (wanted === type) listener(payload)
              if (wanted === null) listener(type, payload)
            })
            addEventListener('message', hear)
            open(token)
            box.append(frame)
          },
          destroy() {
            removeEventListener('message', hear)
            frame?.remove()
          },
        }
      },
    }
    return builder
  }
  window.snsWebSdk = { init: begin }
})()
`

/** What runs on the company's own page: it shows itself to whoever has a token, and sends the form. */
export const pageScript = `(() => {
  const token = location.hash.slice(1)
  const tell = (type, payload = {}) => parent.postMessage({ type, payload }, '*')
  const headers = { authorization: token, 'content-type': 'application/json' }
  const show = (name) => {
    document.querySelectorAll('[data-step]').forEach((step) => (step.hidden = step.dataset.step !== name))
    tell('idCheck.onResize', { height: document.documentElement.scrollHeight })
  }
  const ask = async (path, init) => {
    const reply = await fetch('/sumsub/websdk/' + path, { headers, ...init })
    if (reply.status === 401) tell('expired')
    return reply
  }
  const form = document.querySelector('form')
  const problem = document.querySelector('[role=alert]')
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const body = JSON.stringify(Object.fromEntries(new FormData(form)))
    const reply = await ask('claim', { method: 'POST', body })
    if (reply.status === 401) return
    problem.hidden = reply.ok
    problem.textContent = reply.ok ? '' : (await reply.json()).message
    if (!reply.ok) return tell('idCheck.onResize', { height: document.documentElement.scrollHeight })
    show('sent')
    tell('idCheck.onApplicantSubmitted')
  })
  ask('session').then((reply) => {
    if (!reply.ok) return
    show('form')
    tell('idCheck.onReady')
  })
})()
`
