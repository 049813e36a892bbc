import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { makePages } from './fixtures/make-pages.ts'

const pages = makePages()

async function shellOf(query: string, from = pages) {
  const { headers, body } = await from.get(`/service-worker.js${query}`)
  const self: { shell?: { name: string; page: string; files: string[] }; addEventListener: () => void } = {
    addEventListener: () => undefined,
  }
  runInNewContext(String(body), { self })
  return { headers, shell: self.shell! }
}

it('keeps the page without a line in the language of the reader, and what that page is made of', async () => {
  const { headers, shell } = await shellOf('?locale=fa')
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  expect(shell.page).toBe('/offline?locale=fa')
  const html = String((await pages.get(shell.page)).body)
  expect(html).toContain('<html lang="fa" dir="rtl"')
  const used = [...html.matchAll(/(?:src|<link[^>]*href)="(\/[^"#]+)"/g)].map(([, path]) => path)
  expect(used.length).toBeGreaterThan(3)
  for (const path of used) expect(shell.files).toContain(path)
})

it('keeps nothing but files of the build and that page', async () => {
  const { shell } = await shellOf('?locale=de')
  for (const file of shell.files) expect(file).toMatch(/^\/(assets|pictures)\/|^\/offline\.js$/)
})

it('is another worker for another language or build, and the same otherwise', async () => {
  const name = async (...from: Parameters<typeof shellOf>) => (await shellOf(...from)).shell.name
  const german = await name('?locale=de')
  expect(await name('?locale=de', makePages())).toBe(german)
  expect(await name('?locale=fa')).not.toBe(german)
  expect(await name('?locale=../x')).toBe(await name('?locale=en'))
})

type Listener = (event: { waitUntil(work: Promise<unknown>): void; [member: string]: unknown }) => void

/** A worker at work, with the pages that are open, and what it showed and opened. */
async function workerWith(open: { url: string; focus(): Promise<void> }[] = []) {
  const { body } = await pages.get('/service-worker.js?locale=en')
  const listeners = new Map<string, Listener>()
  const shown: unknown[] = []
  const opened: string[] = []
  const self = {
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    location: { origin: 'https://play.example' },
    registration: { showNotification: async (title: string, look: object) => void shown.push({ title, ...look }) },
    clients: { matchAll: async () => open, openWindow: async (url: string) => void opened.push(url) },
  }
  runInNewContext(String(body), { self, URL })
  const happen = async (name: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners.get(name)!({ ...event, waitUntil: (promise) => void work.push(promise) })
    await Promise.all(work)
  }
  return { shown, opened, happen }
}

it('shows what the house has pushed', async () => {
  const { shown, happen } = await workerWith()
  const message = { title: 'Deposit received', body: 'It is there.', url: '/profile/history', tag: 'one', lang: 'en' }
  await happen('push', { data: { json: () => message } })
  await happen('push', { data: null })
  expect(shown).toMatchObject([
    { title: 'Deposit received', body: 'It is there.', tag: 'one', lang: 'en', data: { url: '/profile/history' } },
  ])
})

it.each([
  ['/profile/history?tab=bets', 'https://play.example/profile/history?tab=bets'],
  ['https://play.example/loyalty', 'https://play.example/loyalty'],
  ['https://elsewhere.example/loyalty', 'https://play.example/loyalty'],
])('pressed, a message that leads to %s opens %s', async (url, expected) => {
  const { opened, happen } = await workerWith([{ url: 'https://play.example/', focus: async () => undefined }])
  let isClosed = false
  await happen('notificationclick', { notification: { data: { url }, close: () => (isClosed = true) } })
  expect([opened, isClosed]).toEqual([[expected], true])
})

it('pressed, a message goes to the page where that is open already', async () => {
  let isInFront = false
  const page = { url: 'https://play.example/loyalty', focus: async () => void (isInFront = true) }
  const { opened, happen } = await workerWith([page])
  await happen('notificationclick', { notification: { data: { url: '/loyalty' }, close: () => undefined } })
  expect([opened, isInFront]).toEqual([[], true])
})
