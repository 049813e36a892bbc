import { ManualClock, signRequest } from '@baize/kit'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { registersRoutes } from '../src/registers/routes.ts'

const secret = 'a secret that the registers of this test share'
const clock = new ManualClock(new Date('2026-11-22T12:00:00Z'))
let app: FastifyInstance
let asked = 0

beforeEach(async () => {
  app = Fastify()
  registersRoutes(app, { secrets: { gamstop: secret, betguard: secret, spelpaus: secret, oasis: secret }, clock })
  await app.ready()
})
afterEach(() => app.close())

async function ask(person: object, over: { register?: string; sender?: string } = {}) {
  const { register = 'gamstop' } = over
  const { sender = register } = over
  const path = `/registers/${register}/v1/persons/check`
  const body = JSON.stringify(person)
  const [timestamp, nonce] = [String(clock.now().getTime()), `nonce-${asked++}-of-a-test`]
  const signature = signRequest(secret, { timestamp, nonce, method: 'POST', path, body })
  const reply = await app.inject({
    method: 'POST',
    url: path,
    body,
    headers: {
      'content-type': 'application/json',
      'x-provider': sender,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    },
  })
  return { status: reply.statusCode, ...reply.json<Record<string, unknown>>() }
}

const enter = (entry: Record<string, string>, register = 'gamstop') =>
  app.inject({
    method: 'POST',
    url: `/registers/${register}/entries`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(entry).toString(),
  })
const page = async (register = 'gamstop') => (await app.inject(`/registers/${register}`)).body

it('finds whom its page entered by e-mail address, or by name and date of birth', async () => {
  expect((await enter({ email: 'Anna@Example.com', endsOn: '2027-05-22' })).statusCode).toBe(303)
  await enter({ lastName: 'Berg', birthdate: '1990-12-31' })
  expect(await ask({ email: 'anna@example.com' })).toEqual({ status: 'ok', isListed: true, endsOn: '2027-05-22' })
  expect(await ask({ lastName: 'berg', birthdate: '1990-12-31' })).toMatchObject({ isListed: true, endsOn: null })
  expect(await ask({ lastName: 'berg', birthdate: null })).toMatchObject({ isListed: false })
  expect(await ask({ email: 'anna@example.com' }, { register: 'oasis' })).toMatchObject({ isListed: false })
})

it('no longer finds whom its page removed, or whose last day is over', async () => {
  await enter({ email: 'anna@example.com' })
  await enter({ email: 'ben@example.com', endsOn: '2026-11-21' })
  expect(await ask({ email: 'ben@example.com' })).toMatchObject({ isListed: false })
  const [, removal] = /action="([^"]+\/remove)"/.exec(await page())!
  await app.inject({ method: 'POST', url: removal! })
  expect(await ask({ email: 'anna@example.com' })).toMatchObject({ isListed: false })
})

it('answers nobody while its page says so', async () => {
  const away = (isAway: string) =>
    app.inject({
      method: 'POST',
      url: '/registers/gamstop/away',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `isAway=${isAway}`,
    })
  await away('yes')
  expect(await ask({ email: 'anna@example.com' })).toMatchObject({ status: 'away' })
  await away('no')
  expect(await ask({ email: 'anna@example.com' })).toMatchObject({ status: 'ok' })
})

it('tells what an entry lacks, and escapes what it shows', async () => {
  expect((await enter({ lastName: 'Berg' })).statusCode).toBe(422)
  await enter({ email: '<b>@example.com' })
  expect(await page()).toContain('&lt;b&gt;@example.com')
})

it('answers no other sender, and no register there is not', async () => {
  expect((await ask({}, { sender: 'oasis' })).status).toBe('not_found')
  expect((await ask({}, { sender: 'atlantis' })).status).toBe('unauthorized')
})
