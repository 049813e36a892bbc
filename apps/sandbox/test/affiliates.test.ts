import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ManualClock, signRequest } from '@baize/kit'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { affiliatesRoutes } from '../src/affiliates/routes.ts'

const secrets = {
  trailhead: 'a secret that trailhead shares with the house',
  signpost: 'a secret that signpost shares with the house',
}
const clock = new ManualClock(new Date('2026-11-24T12:00:00Z'))
let dataDir: string
let app: FastifyInstance

async function open(): Promise<void> {
  app = Fastify()
  affiliatesRoutes(app, { secrets, siteOrigin: 'http://site.test', dataDir, clock })
  await app.ready()
}
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'affiliates-'))
  await open()
})
afterEach(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Manner {
  company?: 'trailhead' | 'signpost'
  sender?: string
  secret?: string
  atMs?: number
  sent?: string
}

async function tell(postback: object, manner: Manner = {}) {
  const { company = 'trailhead', atMs = clock.now().getTime() } = manner
  const { sender = company, secret = secrets[company] } = manner
  const path = `/affiliates/${company}/v1/postbacks`
  const body = JSON.stringify(postback)
  const [timestamp, nonce] = [String(atMs), randomUUID()]
  const signature = signRequest(secret, { timestamp, nonce, method: 'POST', path, body })
  const headers = {
    'content-type': 'application/json',
    'x-provider': sender,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signature,
  }
  const reply = await app.inject({ method: 'POST', url: path, body: manner.sent ?? body, headers })
  return { status: reply.statusCode, outcome: reply.json<{ outcome?: string }>().outcome }
}

async function click(campaign = 'winter'): Promise<string> {
  const { statusCode, headers } = await app.inject(`/affiliates/trailhead/go/${campaign}`)
  expect(statusCode).toBe(302)
  const url = new URL(headers.location!)
  expect(url.origin).toBe('http://site.test')
  return url.searchParams.get('stag')!
}

const registration = (tag: string) => ({
  id: randomUUID(),
  event: 'registration',
  tag,
  player: randomUUID(),
  occurredAt: '2026-11-24T11:59:00.000Z',
})
const depositOf = (told: ReturnType<typeof registration>) => ({
  ...told,
  id: randomUUID(),
  event: 'first-deposit',
  amount: '2550',
  currency: 'EUR',
})
const habit = (is: string) =>
  app.inject({
    method: 'POST',
    url: '/affiliates/trailhead/habit',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `habit=${is}`,
  })
/** The line of a campaign, in one line. */
async function figures(campaign = 'winter'): Promise<string> {
  const { body } = await app.inject('/affiliates/trailhead')
  const line = new RegExp(`<strong>${campaign}</strong>:([^<]*)`).exec(body)![1]!
  return line.replaceAll(/\s+/g, ' ').trim()
}

it('counts clicks, and whom they brought, once however often it is told and in whatever order', async () => {
  const told = registration(await click())
  await click()
  const paid = depositOf(told)
  expect(await tell(paid)).toEqual({ status: 200, outcome: 'counted' })
  for (const outcome of ['counted', 'repeated', 'repeated']) expect(await tell(told)).toEqual({ status: 200, outcome })
  // Under another id it is the same player's all the same.
  expect(await tell({ ...paid, id: randomUUID() })).toEqual({ status: 200, outcome: 'repeated' })
  expect(await figures()).toBe('2 clicks, 1 registration, 1 first deposit, commission 40.00 EUR')
  expect(await figures('review')).toBe('0 clicks, 0 registrations, 0 first deposits, commission 0.00 EUR')
  const { body } = await app.inject('/affiliates/trailhead')
  expect(body).toContain('came 3 times and counts once')
})

it('keeps its books when its process ends', async () => {
  const told = registration(await click())
  await tell(told)
  await app.close()
  await open()
  expect(await tell(told)).toEqual({ status: 200, outcome: 'repeated' })
  expect(await tell(depositOf(told))).toEqual({ status: 200, outcome: 'counted' })
  expect(await figures()).toBe('1 click, 1 registration, 1 first deposit, commission 40.00 EUR')
})

it('refuses what is forged, changed on the way, old, or meant for another company', async () => {
  const told = registration(await click())
  const hour = 3_600_000
  expect((await tell(told, { secret: 'a secret of somebody else, as long as that' })).status).toBe(401)
  expect((await tell(told, { sent: JSON.stringify({ ...told, event: 'first-deposit' }) })).status).toBe(401)
  expect((await tell(told, { atMs: clock.now().getTime() - hour })).status).toBe(401)
  expect((await tell(told, { sender: 'nobody' })).status).toBe(401)
  expect((await tell(told, { sender: 'signpost', secret: secrets.signpost })).status).toBe(404)
  expect((await tell(told, { company: 'signpost' })).outcome).toBe('unknown-tag')
  expect(await figures()).toBe('1 click, 0 registrations, 0 first deposits, commission 0.00 EUR')
})

it('pays for no tag that it did not make', async () => {
  const tag = await click()
  for (const forged of ['trailhead_winter_abcdefghijkl', tag.replace('winter', 'review'), `${tag}x`, 'winter'])
    expect(await tell(depositOf(registration(forged)))).toEqual({ status: 200, outcome: 'unknown-tag' })
  expect(await figures()).toContain('0 first deposits')
})

it.each([
  ['no postback', {}],
  ['another event', { event: 'bet' }],
  ['no player', { player: 'anna@example.com' }],
  ['no time', { occurredAt: 'yesterday' }],
  ['a first deposit without a sum', { event: 'first-deposit' }],
  ['a sum below zero', { event: 'first-deposit', amount: '-1', currency: 'EUR' }],
])('takes nothing that is malformed: %s', async (_, over) => {
  const told = Object.keys(over).length === 0 ? {} : { ...registration(await click()), ...over }
  expect((await tell(told)).status).toBe(400)
})

it('is told on its page to answer nobody, or to lose its answers, and counts each once after that', async () => {
  const told = registration(await click())
  await habit('away')
  expect((await tell(told)).status).toBe(503)
  expect(await figures()).toContain('0 registrations')
  await habit('forgetful')
  expect((await tell(told)).status).toBe(500)
  clock.advance(30 * 60_000)
  expect(await tell(told)).toEqual({ status: 200, outcome: 'repeated' })
  expect(await figures()).toContain('1 registration,')
})

it('shows nothing of a hostile tag but its text', async () => {
  await tell(registration('trailhead_<script>alert(1)</script>'))
  const { body } = await app.inject('/affiliates/trailhead')
  expect(body).not.toContain('<script>')
  expect(body).toContain('&lt;script&gt;')
})
