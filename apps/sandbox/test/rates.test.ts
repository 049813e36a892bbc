import { ManualClock, signRequest } from '@baize/kit'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ratesRoutes } from '../src/rates/routes.ts'

const SECRET = 'a secret of at least thirty-two characters'
const clock = new ManualClock(new Date('2026-11-22T10:00:00Z'))
let app: FastifyInstance
let asked = 0

beforeAll(async () => {
  app = Fastify()
  ratesRoutes(app, { secret: SECRET, clock })
  await app.ready()
})
afterAll(() => app.close())

async function latest(secret = SECRET) {
  const path = '/rates/v1/latest?base=EUR'
  const signed = {
    timestamp: String(clock.now().getTime()),
    nonce: `question ${++asked}`,
    method: 'GET',
    path,
    body: '',
  }
  const headers = {
    'x-provider': 'rates',
    'x-timestamp': signed.timestamp,
    'x-nonce': signed.nonce,
    'x-signature': signRequest(secret, signed),
  }
  return app.inject({ url: path, headers })
}

const tell = (habit: string) =>
  app.inject({ method: 'POST', url: '/rates/habit', payload: `habit=${habit}`, headers: form })
const form = { 'content-type': 'application/x-www-form-urlencoded' }

it('says rates that move a little, with eighteen digits after the point, to whoever signs', async () => {
  expect((await latest('a secret of somebody else, as long as that')).statusCode).toBe(401)
  const { at, base, rates } = (await latest()).json()
  expect([at, base]).toEqual(['2026-11-22T10:00:00.000Z', 'EUR'])
  for (const rate of Object.values(rates)) expect(rate).toMatch(/^\d+\.\d{18}$/)
  expect(Number(rates.USD)).toBeCloseTo(1.1, 2)
  clock.advance(3_600_000)
  const later = (await latest()).json().rates
  expect(later.USD).not.toBe(rates.USD)
  expect(Number(later.ETH)).toBeCloseTo(0.0003, 5)
})

it('is told on its page to be silent or wrong, and forgets it after half an hour', async () => {
  await tell('silent')
  expect((await latest()).statusCode).toBe(503)
  await tell('zero')
  expect((await latest()).json().rates.USD).toBe('0')
  await tell('negative')
  expect((await latest()).json().rates.USD).toMatch(/^-1\./)
  await tell('jump')
  expect(Number((await latest()).json().rates.USD)).toBeGreaterThan(100)
  expect((await app.inject({ url: '/rates/' })).body).toContain('say a hundredfold')
  clock.advance(30 * 60_000)
  expect(Number((await latest()).json().rates.USD)).toBeCloseTo(1.1, 2)
})
