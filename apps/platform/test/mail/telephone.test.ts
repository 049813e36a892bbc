import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deliverLetters } from '../../src/modules/delivery/mail/index.ts'
import { newPhone } from '../support/phones.ts'
import { CARRIERS, POST, TestPost } from '../support/post.ts'

let platform: TestPlatform
let post: TestPost
let phone: string
beforeEach(async () => {
  post = new TestPost()
  phone = newPhone()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterEach(() => platform[Symbol.asyncDispose]())

const ask = () => platform.client('sendOneTimeCode', { body: { phone, reason: 'registration' } })
const deliver = () => deliverLetters(platform.services)
const givenUp = async () => (await platform.pool.query('SELECT medium, recipient, reason FROM letter_given_up')).rows

it('a text message goes to the telephone company, under the name of the house', async () => {
  await ask()
  await deliver()
  expect(post.letters).toMatchObject([{ kind: 'oneTimeCode', medium: 'sms', to: phone, from: 'Baize' }])
})

it('one that the company could not take comes again after a pause, and so does one whose answer was lost', async () => {
  await ask()
  post.troubles.push('error', 'lost')
  for (const pauseMs of [1_000, 2_000]) {
    await deliver()
    platform.clock.advance(pauseMs)
  }
  await deliver()
  expect(post.attempts).toHaveLength(3)
  expect(new Set(post.attempts.map(({ letterId }) => letterId)).size).toBe(1)
  expect(post.letters).toHaveLength(1)
})

it('asked for again within the minute, no second code is sent', async () => {
  await ask()
  platform.clock.advance(59_000)
  await ask()
  await deliver()
  expect(post.letters).toHaveLength(1)
})

it('one that the company refuses is given up at once, one that comes too late when it is of no use', async () => {
  await ask()
  post.troubles.push('refuses')
  await deliver()
  expect(await givenUp()).toEqual([{ medium: 'sms', recipient: phone, reason: 'refused' }])
  expect(platform.reported.splice(0)).toHaveLength(1)

  platform.clock.advance(61_000)
  await ask()
  post.troubles.push('unreachable')
  await deliver()
  platform.clock.advance(10 * 60_000)
  await deliver()
  expect(post.letters).toEqual([])
  expect(new Set((await givenUp()).map(({ reason }) => reason))).toEqual(new Set(['refused', 'late']))
})

it('waits for a house that has no telephone company yet', async () => {
  await using own = await startTestPlatform({ companies: [POST], services: { fetch: post.fetch } })
  await own.pool.query(`UPDATE company SET is_enabled = false WHERE kind = 'telephone'`)
  await own.client('sendOneTimeCode', { body: { phone, reason: 'registration' } })
  await deliverLetters(own.services)
  expect(post.attempts).toEqual([])
  expect((await own.pool.query('SELECT FROM letter')).rowCount).toBe(1)
})
