/**
 * Shows a page of ours where the browser would say that there is no line. Keeps that page with what it is made of, and
 * nothing else: whatever players see comes from the site each time. The site writes `self.shell` ahead of this. Shows
 * messages that the house has pushed, where the player turned that on, and opens the page they lead to.
 *
 * @typedef {{ waitUntil(work: Promise<unknown>): void }} LifeEvent
 * @typedef {{ request: Request, preloadResponse: Promise<Response | undefined>, respondWith(answer: Promise<Response>): void }} FetchEvent
 * @typedef {LifeEvent & { data: { json(): { title: string, body: string, url: string, tag: string, lang: string } } | null }} PushedEvent
 * @typedef {LifeEvent & { notification: Notification }} PressEvent
 * @typedef {{ url: string, focus(): Promise<unknown> }} OpenPage
 * @typedef {object} WorkerScope
 * @property {{ name: string, page: string, files: string[], icon: string }} shell
 * @property {Location} location
 * @property {ServiceWorkerRegistration} registration
 * @property {{ claim(): Promise<void>, matchAll(which: { type: 'window', includeUncontrolled: true }): Promise<OpenPage[]>, openWindow(url: string): Promise<unknown> }} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {((name: 'install' | 'activate', listener: (event: LifeEvent) => void) => void) & ((name: 'fetch', listener: (event: FetchEvent) => void) => void) & ((name: 'push', listener: (event: PushedEvent) => void) => void) & ((name: 'notificationclick', listener: (event: PressEvent) => void) => void)} addEventListener
 */

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self))
const { shell } = worker

worker.addEventListener('install', (event) => event.waitUntil(keepShell()))

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname, search } = new URL(url)
  if (method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return
  if (mode === 'navigate') event.respondWith(openPage(event))
  else if (shell.files.includes(pathname + search))
    event.respondWith(fetch(event.request).catch(() => keptAt(pathname + search)))
})

worker.addEventListener('push', (event) => event.waitUntil(showMessage(event)))

worker.addEventListener('notificationclick', (event) => event.waitUntil(openLink(event.notification)))

async function keepShell() {
  const cache = await caches.open(shell.name)
  await cache.addAll(shell.files)
  await cache.add(new Request(shell.page, { cache: 'reload', credentials: 'omit' }))
  // Open pages get everything from the site, whichever worker stands between: none of them has to wait.
  await worker.skipWaiting()
}

async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shell ') && name !== shell.name)
  await Promise.all(old.map((name) => caches.delete(name)))
  // The page is asked for while this worker wakes up.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/** @param {FetchEvent} event */
async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return keptAt(shell.page)
  }
}

/** @param {string} path */
async function keptAt(path) {
  return (await caches.match(path, { cacheName: shell.name })) ?? Response.error()
}

/** @param {PushedEvent} event */
async function showMessage({ data }) {
  if (!data) return
  const { title, body, url, tag, lang } = data.json()
  const look = { body, tag, lang, dir: /** @type {const} */ ('auto'), icon: shell.icon }
  await worker.registration.showNotification(title, { ...look, data: { url } })
}

/**
 * Goes to the page where it is open, and opens it beside the others where not: nobody is torn from a game.
 *
 * @param {Notification} notification
 */
async function openLink(notification) {
  notification.close()
  // Whatever the message says, it leads to pages of this site alone.
  const { pathname, search } = new URL(notification.data?.url ?? '/', worker.location.origin)
  const { href } = new URL(pathname + search, worker.location.origin)
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = open.find(({ url }) => url === href)
  await (page ? page.focus() : worker.clients.openWindow(href))
}
