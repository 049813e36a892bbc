import { withTransaction } from '@baize/database'
import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deliverLetters, letterJobs, writeLetter } from '../../src/modules/delivery/mail/index.ts'
import { startJobs } from '../../src/modules/ground/jobs/index.ts'
import { CARRIERS, TestPost } from '../support/post.ts'

const HOUR_MS = 3_600_000
const LINK = '/password/reset/a-secret-code'

let platform: TestPlatform
let post: TestPost
beforeEach(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterEach(() => platform[Symbol.asyncDispose]())

const write = (to: string | null = 'anna@example.com') =>
  withTransaction(platform.pool, (tx) =>
    writeLetter(tx, platform.services, {
      kind: 'passwordReset',
      to,
      locale: 'de',
      values: { link: LINK, minutes: 60 },
      expiresAt: new Date(platform.clock.now().getTime() + HOUR_MS),
    }),
  )
const deliver = () => deliverLetters(platform.services)
const waiting = async () => (await platform.pool.query('SELECT * FROM letter')).rows

it('hands a letter over once it is committed, and keeps nothing of it', async () => {
  await write()
  expect(await deliver()).toBe(1)
  expect(post.letters).toEqual([
    {
      letterId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'passwordReset',
      medium: 'email',
      from: 'Baize <no-reply@baize.example>',
      to: 'anna@example.com',
      replyTo: null,
      locale: 'de',
      subject: 'Neues Passwort wählen',
      text: expect.stringContaining(`\n\n${platform.services.config.publicUrl}/de${LINK}\n\n`),
      writtenAt: platform.clock.now().toISOString(),
    },
  ])
  expect(await waiting()).toEqual([])
  expect(await deliver()).toBe(0)
})

it('writes nothing of a transaction that rolled back', async () => {
  const attempt = withTransaction(platform.pool, async (tx) => {
    await writeLetter(tx, platform.services, {
      kind: 'emailConfirmation',
      to: 'anna@example.com',
      locale: 'en',
      values: { link: LINK, days: 7 },
      expiresAt: new Date(platform.clock.now().getTime() + HOUR_MS),
    })
    throw new Error('changed our mind')
  })
  await expect(attempt).rejects.toThrow('changed our mind')
  expect(await deliver()).toBe(0)
})

it('shows nobody who reads the table what a waiting letter says', async () => {
  await write()
  const [row] = await waiting()
  expect(Buffer.from(row.sealed).toString('latin1')).not.toContain('a-secret-code')
  expect(JSON.stringify(row)).not.toContain('a-secret-code')
})

it('tries again under the same id after waits that grow, until the company has it', async () => {
  await write()
  post.troubles.push('unreachable', 'error', 'unreachable')
  for (const pauseMs of [1_000, 2_000, 4_000]) {
    expect(await deliver()).toBe(1)
    platform.clock.advance(pauseMs - 1)
    expect(await deliver()).toBe(0)
    platform.clock.advance(1)
  }
  expect(await deliver()).toBe(1)
  expect(post.letters).toHaveLength(1)
  expect(new Set(post.attempts.map(({ letterId }) => letterId)).size).toBe(1)
  expect(post.attempts).toHaveLength(4)
  expect(await waiting()).toEqual([])
})

it('waits five minutes at most, and gives up when the letter is of no use any more', async () => {
  await write()
  for (;;) {
    post.troubles.push('error')
    await deliver()
    const [row] = await waiting()
    if (!row) break
    const pauseMs = row.next_attempt_at.getTime() - platform.clock.now().getTime()
    expect(pauseMs).toBeLessThanOrEqual(5 * 60_000)
    platform.clock.advance(pauseMs)
  }
  expect(platform.clock.now().getTime()).toBeLessThan(Date.parse(post.attempts[0]!.writtenAt) + HOUR_MS + 5 * 60_000)
  expect(post.letters).toEqual([])
})

it('drops and reports a letter that the company will never take', async () => {
  await write()
  post.troubles.push('refuses')
  await deliver()
  expect(await waiting()).toEqual([])
  expect(platform.reported.splice(0)).toHaveLength(1)
})

it('drops and reports a letter that was sealed with a secret we no longer have', async () => {
  await write()
  platform.services.config.tokenSecret = 'another secret of thirty-two characters'
  await deliver()
  expect(post.attempts).toEqual([])
  expect(await waiting()).toEqual([])
  expect(platform.reported.splice(0)).toHaveLength(1)
})

it('sends a letter to nobody to nobody', async () => {
  await write(null)
  expect(await deliver()).toBe(1)
  expect(post.attempts).toEqual([])
  expect(await waiting()).toEqual([])
})

it('hands each letter over once while several deliver at the same moment', async () => {
  const people = Array.from({ length: 30 }, (_, n) => `player-${n}@example.com`)
  for (const to of people) await write(to)
  while ((await Promise.all([deliver(), deliver(), deliver()])).some((count) => count > 0));
  expect(post.attempts.map(({ to }) => to).toSorted()).toEqual(people.toSorted())
})

it('takes up again what a process left in the middle of an attempt', async () => {
  await write()
  const isWorking = new Promise<void>((resolve) => {
    const crashed = { ...platform.services, fetch: () => (resolve(), new Promise<Response>(() => undefined)) }
    void deliverLetters(crashed)
  })
  await isWorking
  expect(await deliver()).toBe(0)
  platform.clock.advance(30_000)
  expect(await deliver()).toBe(1)
  expect(post.letters).toHaveLength(1)
})

it('leaves by itself as soon as it is written, and when its wait is over', async () => {
  const { pool, services } = platform
  const jobs = startJobs({ pool, logger: services.logger, ...letterJobs(services) })
  try {
    post.troubles.push('unreachable')
    await write()
    await vi.waitFor(() => expect(post.attempts).toHaveLength(1), { timeout: 10_000, interval: 5 })
    platform.clock.advance(1_000)
    await vi.waitFor(() => expect(post.letters).toHaveLength(1), { timeout: 10_000, interval: 20 })
  } finally {
    await jobs.stop()
  }
})
