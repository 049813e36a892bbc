// The page of a chat company in the frame of a site: shows a conversation and takes what is written.
const main = /** @type {HTMLElement} */ (document.querySelector('main'))
const list = /** @type {HTMLElement} */ (main.querySelector('ol'))
const talk = /** @type {HTMLElement} */ (main.querySelector('.talk'))
const form = /** @type {HTMLFormElement} */ (main.querySelector('form'))
const field = /** @type {HTMLTextAreaElement} */ (main.querySelector('textarea'))
const failed = /** @type {HTMLElement} */ (main.querySelector('.failed'))
const away = /** @type {HTMLElement} */ (main.querySelector('.away'))
const { site = '', company = '', you = '', agent = '' } = main.dataset
const api = `/chat/${company}/api`

document.documentElement.dataset.theme = main.dataset.theme

let token = ''
/** What is written before it is known who writes waits for that. */
/** @type {() => void} */
let known = () => undefined
/** @type {Promise<void>} */
const isKnown = new Promise((resolve) => (known = resolve))
let lastId = 0
let round = 0
/** @type {Record<string, unknown> | null} */
let told = null

/** @param {string} type @param {object} more */
const say = (type, more = {}) => parent.postMessage(JSON.stringify({ source: 'chat-frame', type, ...more }), site)

/** @param {string} path @param {RequestInit} options */
async function ask(path, options = {}) {
  const reply = await fetch(api + path, {
    ...options,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  if (reply.status === 401 && path !== '/users') say('token-refused')
  if (!reply.ok) throw new Error(String(reply.status))
  return reply.json()
}

/** @param {{ id: number, from: string, text: string, at: string }} message */
function show({ id, from, text, at }) {
  if (id <= lastId) return
  lastId = id
  const item = document.createElement('li')
  item.dataset.from = from
  const who = document.createElement('span')
  who.className = 'hidden'
  who.textContent = `${from === 'agent' ? agent : you}: `
  const words = document.createElement('p')
  const said = words.appendChild(document.createElement('bdi'))
  said.textContent = text
  const time = document.createElement('time')
  time.dateTime = at
  time.textContent = new Date(at).toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
  })
  item.append(who, words, time)
  list.append(item)
  talk.scrollTop = talk.scrollHeight
}

/** Hears what is new until somebody else is here. */
async function follow() {
  round += 1
  const mine = round
  let isFirst = true
  let pauseMs = 500
  while (mine === round) {
    try {
      const { messages } = await ask(`/messages?after=${lastId}${isFirst ? '&wait=no' : ''}`)
      if (mine !== round) return
      for (const message of messages) {
        show(message)
        if (!isFirst) say('message', { from: message.from })
      }
      if (isFirst) say('ready')
      isFirst = false
      pauseMs = 500
      away.hidden = true
    } catch (error) {
      if (mine !== round || (error instanceof Error && error.message === '401')) return
      away.hidden = false
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      pauseMs = Math.min(pauseMs * 2, 8000)
    }
  }
}

async function tell() {
  if (token && told) await ask('/customer', { method: 'PUT', body: JSON.stringify(told) }).catch(() => undefined)
}

addEventListener('message', (event) => {
  if (event.source !== parent || event.origin !== site || typeof event.data !== 'string') return
  const message = JSON.parse(event.data)
  if (message.source !== 'chat-script') return
  if (message.type === 'token') {
    token = message.token
    known()
    void follow()
    void tell()
  }
  if (message.type === 'user') {
    const body = JSON.stringify({ token: message.token, externalId: message.externalId, restoreId: message.restoreId })
    ask('/users', { method: 'POST', body }).then(
      (user) => {
        token = user.token
        known()
        say('user', { restoreId: user.restoreId, isNew: user.isNew })
        void follow()
        void tell()
      },
      () => (away.hidden = false),
    )
  }
  if (message.type === 'customer') {
    told = { name: message.name, email: message.email, properties: message.properties }
    void tell()
  }
  if (message.type === 'opened') {
    talk.scrollTop = talk.scrollHeight
    field.focus()
  }
})

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void send()
})

async function send() {
  const text = field.value.trim()
  if (!text) return
  failed.hidden = true
  await isKnown
  try {
    const { message } = await ask('/messages', { method: 'POST', body: JSON.stringify({ text }) })
    if (field.value.trim() === text) field.value = ''
    show(message)
  } catch {
    failed.hidden = false
  }
  field.focus()
}

field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  form.requestSubmit()
})

main.querySelector('.close')?.addEventListener('click', () => say('close'))
addEventListener('keydown', (event) => event.key === 'Escape' && say('close'))
say('loaded')
