import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ManualClock, signRequest, uuidv7 } from '@baize/kit'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inboxRoutes } from './routes.ts'

const SECRET = 'shared by the mail company and the platform'
const PHONE_SECRET = 'a secret shared with the telephone company'
const SITE = 'https://play.example'
const START = new Date('2026-11-21T10:00:00Z')

let dataDir: string
let clock: ManualClock
let app: FastifyInstance
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inbox-'))
  clock = new ManualClock(START)
  app = open()
})
afterEach(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

function open(lettersMax?: number): FastifyInstance {
  const server = Fastify({ bodyLimit: 64 * 1024 })
  inboxRoutes(server, {
    secrets: { mail: SECRET, telephone: PHONE_SECRET },
    siteOrigin: SITE,
    dataDir,
    clock,
    lettersMax,
  })
  return server
}

async function reopen(lettersMax?: number): Promise<void> {
  await app.close()
  app = open(lettersMax)
}

const letterTo = (to: string, over: object = {}) => ({
  letterId: uuidv7(),
  kind: 'passwordReset',
  medium: 'email',
  from: 'Baize <no-reply@play.example>',
  to,
  replyTo: null,
  locale: 'en',
  subject: 'Choose a new password',
  text: `Hello,\n\nopen this link:\n\n${SITE}/password/reset/c0de-1\n\nBaize`,
  writtenAt: clock.now().toISOString(),
  ...over,
})

interface Handing {
  nonce?: string
  signature?: string
  text?: string
  company?: 'mail' | 'telephone'
  secret?: string
}

async function hand(letter: object, over: Handing = {}) {
  const { company = 'mail' } = over
  const path = company === 'mail' ? '/inbox/v1/letters' : '/telephone/v1/messages'
  const secret = over.secret ?? (company === 'mail' ? SECRET : PHONE_SECRET)
  const body = over.text ?? JSON.stringify(letter)
  const timestamp = String(clock.now().getTime())
  const nonce = over.nonce ?? uuidv7()
  const signature = over.signature ?? signRequest(secret, { timestamp, nonce, method: 'POST', path, body })
  const headers = {
    'content-type': 'application/json',
    'x-provider': company,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signature,
  }
  const reply = await app.inject({ method: 'POST', url: path, payload: body, headers })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}

async function read(url: string) {
  const reply = await app.inject({ url })
  return { status: reply.statusCode, headers: reply.headers, text: reply.body }
}

const messageTo = (to: string, over: object = {}) => ({
  messageId: uuidv7(),
  kind: 'oneTimeCode',
  from: 'Baize',
  to,
  locale: 'en',
  text: '123456 is your code.\nBaize',
  writtenAt: clock.now().toISOString(),
  ...over,
})

/** What the list shows as titles and addresses, from the top. */
const rowsOf = (text: string) =>
  [...text.matchAll(/<strong[^>]*>([^<]*)<\/strong[\s\S]*?To ([^<]*)</g)].map(([, title, to]) => `${title} → ${to}`)

describe('the interface of the telephone company', () => {
  const company = 'telephone'

  it('keeps a message once however often it comes, and says so', async () => {
    const message = messageTo('4915112345678')
    for (const _ of [1, 2, 3])
      expect(await hand(message, { company })).toEqual({
        status: 200,
        body: { status: 'ok', messageId: message.messageId },
      })
    expect(rowsOf((await read('/inbox')).text)).toHaveLength(1)
    expect(await hand({ ...message, text: '654321' }, { company })).toMatchObject({
      status: 409,
      body: { status: 'message_conflict' },
    })
  })

  it.each([
    ['an address', { to: 'anna@example.com' }],
    ['no text', { text: '' }],
    ['too long a text', { text: 'x'.repeat(1001) }],
  ])('refuses %s', async (_, over) => {
    expect(await hand(messageTo('4915112345678', over), { company })).toMatchObject({
      status: 400,
      body: { status: 'malformed' },
    })
  })

  it('trusts its own secret alone', async () => {
    expect((await hand(messageTo('4915112345678'), { company, secret: SECRET })).status).toBe(401)
    expect((await hand(letterTo('anna@example.com'), { secret: PHONE_SECRET })).status).toBe(401)
    expect((await hand(letterTo('4915112345678', { medium: 'sms', subject: null }))).status).toBe(400)
  })
})

describe('the interface for the platform', () => {
  it('keeps a letter and says so', async () => {
    const letter = letterTo('anna@example.com')
    expect(await hand(letter)).toEqual({ status: 200, body: { status: 'ok', letterId: letter.letterId } })
    expect(rowsOf((await read('/inbox')).text)).toEqual(['Choose a new password → anna@example.com'])
  })

  it('takes a letter once however often it comes, also at the same moment', async () => {
    const letter = letterTo('anna@example.com')
    const replies = await Promise.all([hand(letter), hand(letter), hand(letter)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await hand(letter)).status).toBe(200)
    expect(rowsOf((await read('/inbox')).text)).toHaveLength(1)
  })

  it('does not let one letter take the place of another', async () => {
    const letter = letterTo('anna@example.com')
    await hand(letter)
    expect(await hand({ ...letter, text: 'something else' })).toMatchObject({
      status: 409,
      body: { status: 'letter_conflict' },
    })
    expect((await read(`/inbox/letters/${letter.letterId}`)).text).toContain('open this link')
  })

  it('listens to nobody without a good signature', async () => {
    const letter = letterTo('anna@example.com')
    expect(await hand(letter, { signature: 'ab'.repeat(32) })).toMatchObject({ status: 401 })
    expect((await hand(letter, { nonce: 'used twice' })).status).toBe(200)
    expect(await hand(letter, { nonce: 'used twice' })).toMatchObject({ status: 401 })
    const bare = await app.inject({ method: 'POST', url: '/inbox/v1/letters', payload: letter })
    expect(bare.statusCode).toBe(401)
  })

  it.each([
    ['no address', { to: '' }],
    ['two lines in a subject', { subject: 'One\r\nBcc: two@example.com' }],
    ['an id that is none', { letterId: '7' }],
    ['a medium we do not have', { medium: 'pigeon' }],
    ['a language that is none', { locale: '"><script>' }],
    ['no text', { text: '' }],
    ['too much text', { text: 'x'.repeat(20_001) }],
    ['no time', { writtenAt: 'yesterday' }],
  ])('refuses a letter with %s for good', async (_title, over) => {
    expect(await hand(letterTo('anna@example.com', over))).toMatchObject({ status: 400, body: { status: 'malformed' } })
  })

  it('refuses what is no letter at all', async () => {
    for (const text of ['[]', 'null', '"text"', '{'])
      expect(await hand({}, { text })).toMatchObject({ status: 400, body: { status: 'malformed' } })
  })

  it('does not mind members it does not know', async () => {
    expect((await hand(letterTo('anna@example.com', { priority: 'high' }))).status).toBe(200)
  })
})

describe('what is kept', () => {
  it('is there after a restart, whatever a crash left at the end of the file', async () => {
    await hand(letterTo('anna@example.com'))
    await hand(letterTo('ben@example.com'))
    await app.close()
    await appendFile(join(dataDir, 'inbox.jsonl'), '{"letterId":"cut o')
    await reopen()
    await hand(letterTo('cleo@example.com'))
    await reopen()
    expect(rowsOf((await read('/inbox')).text).map((row) => row.split(' → ')[1])).toEqual([
      'cleo@example.com',
      'ben@example.com',
      'anna@example.com',
    ])
  })

  it('is known as a repeat after a restart', async () => {
    const letter = letterTo('anna@example.com')
    await hand(letter)
    await reopen()
    expect((await hand(letter)).status).toBe(200)
    expect(rowsOf((await read('/inbox')).text)).toHaveLength(1)
  })

  it('is the newest letters only, in memory and on disk', async () => {
    await reopen(3)
    for (let n = 0; n < 20; n++) await hand(letterTo(`player-${n}@example.com`))
    expect(rowsOf((await read('/inbox')).text).map((row) => row.split(' → ')[1])).toEqual([
      'player-19@example.com',
      'player-18@example.com',
      'player-17@example.com',
    ])
    const lines = (await readFile(join(dataDir, 'inbox.jsonl'), 'utf8')).trim().split('\n')
    expect(lines.length).toBeLessThanOrEqual(6)
  })
})

describe('the pages', () => {
  it('find letters by a part of the address, in any case, newest first', async () => {
    await hand(letterTo('anna@example.com', { subject: 'First' }))
    await hand(letterTo('ben@example.com'))
    await hand(letterTo('Anna@example.com', { subject: 'Second' }))
    const { text } = await read('/inbox?to=ANNA%40')
    expect(rowsOf(text)).toEqual(['Second → Anna@example.com', 'First → anna@example.com'])
    expect(text).toContain('2 letters')
    expect((await read('/inbox?to=nobody')).text).toContain('Nobody wrote to an address with “nobody”')
  })

  it('show 25 letters at a time and keep the search from page to page', async () => {
    for (let n = 1; n <= 30; n++) await hand(letterTo('anna@example.com', { subject: `Letter ${n}` }))
    const first = await read('/inbox?to=anna')
    expect(rowsOf(first.text)).toHaveLength(25)
    expect(first.text).toContain('href="/inbox?to=anna&amp;page=2"')
    const second = await read('/inbox?to=anna&page=2')
    expect(rowsOf(second.text)[0]).toContain('Letter 5 ')
    expect(second.text).toContain('Page 2 of 2')
    expect(rowsOf((await read('/inbox?to=anna&page=900')).text)).toHaveLength(5)
    expect(rowsOf((await read('/inbox?to=a&to=b&page[]=1')).text)).toHaveLength(25)
  })

  it('show a letter with everything about it, and links to the site only', async () => {
    const letter = letterTo('support@example.com', {
      replyTo: 'anna@example.com',
      text: `Look:\n${SITE}/a?b=1&c=2\nhttps://evil.example/\n${SITE}.evil.example/\njavascript:alert(1)`,
    })
    await hand(letter)
    const { status, text } = await read(`/inbox/letters/${letter.letterId}`)
    expect(status).toBe(200)
    for (const part of ['support@example.com', 'anna@example.com', 'Baize &lt;no-reply@play.example&gt;', '10:00:00'])
      expect(text).toContain(part)
    const links = [...text.matchAll(/href="(https?:[^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual([`${SITE}/a?b=1&amp;c=2`])
    expect(text).toContain('https://evil.example/')
  })

  it('show what somebody wrote as text, never as markup', async () => {
    const letter = letterTo('"><img src=x>@example.com', { subject: '<script>1</script>', text: '<b onclick=x>hi</b>' })
    await hand(letter)
    for (const url of ['/inbox', '/inbox?to=%22%3E%3Cimg', `/inbox/letters/${letter.letterId}`])
      expect((await read(url)).text).not.toMatch(/<script|<img|<b |\sonclick=\w+>/)
  })

  it('set a letter in its own language and direction', async () => {
    const letter = letterTo('anna@example.com', { locale: 'fa', subject: 'انتخاب گذرواژهٔ تازه' })
    await hand(letter)
    expect((await read(`/inbox/letters/${letter.letterId}`)).text).toContain('lang="fa" dir="rtl"')
  })

  it('call a text message by its first line', async () => {
    await hand(messageTo('4915112345678'), { company: 'telephone' })
    for (const to of ['4915112', '%2B49%20151-12'])
      expect(rowsOf((await read(`/inbox?to=${to}`)).text)).toEqual(['123456 is your code. → +4915112345678'])
  })

  it('say that there is nothing, and that a letter does not exist', async () => {
    expect((await read('/inbox')).text).toContain('No letters yet')
    expect(await read(`/inbox/letters/${uuidv7()}`)).toMatchObject({ status: 404 })
    expect(await read('/inbox/assets/other.css')).toMatchObject({ status: 404 })
  })

  it('run no script, tell nobody where the reader came from, and are kept by nobody', async () => {
    const { headers, text } = await read('/inbox')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cache-control']).toBe('no-store')
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i)
    const sheet = await read(/href="(\/inbox\/assets\/[^"]+)"/.exec(text)![1]!)
    expect(sheet).toMatchObject({ status: 200, headers: { 'content-type': 'text/css; charset=utf-8' } })
  })

  it('slow down a visitor who asks without end', async () => {
    const replies = await Promise.all(Array.from({ length: 605 }, () => read('/inbox')))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5)
    clock.advance(60_000)
    expect((await read('/inbox')).status).toBe(200)
  })
})
