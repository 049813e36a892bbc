import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUp } from '../../src/flows/ground/clean-up.ts'
import { factsOf } from '../support/money.ts'
import { CARRIERS, codeIn, TestPost } from '../support/post.ts'

let platform: TestPlatform
let post: TestPost
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())

const lettersTo = async (player: TestPlayer) =>
  (await post.lettersTo(platform, player.email)).filter(({ kind }) => kind === 'emailConfirmation')
const codeFor = async (player: TestPlayer) => codeIn((await lettersTo(player)).at(-1)!)
const confirm = (code: string) => platform.client('confirmRegistration', { body: { code } })
const confirmedAt = async (player: TestPlayer) => (await player.call('getProfile', {})).confirmedAt
const wrong = { status: 400, code: 11010 }

it('asks everybody who registers to confirm the address, in their language', async () => {
  const anna = await platform.player({ form: { locale: 'fa' } })
  const letters = await lettersTo(anna)
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ locale: 'fa', subject: 'تأیید نشانی ایمیل' })
  expect(letters[0]!.text).toMatch(/^http:\/\/localhost:3000\/fa\/verify\/[\w-]{43}$/m)
})

it('confirms by the code of the letter, and tells the windows of the player', async () => {
  const anna = await platform.player()
  expect(await confirmedAt(anna)).toBeNull()
  await confirm(await codeFor(anna))
  expect(await confirmedAt(anna)).toBe(platform.clock.now().toISOString())
  expect(await factsOf(platform.pool, 'player:profile', anna.id)).toEqual([{ event: 'player.updated' }])
})

it('writes no letter for a registration that is refused', async () => {
  const anna = await platform.player()
  await lettersTo(anna)
  await platform.player({ email: anna.email }).catch(() => undefined)
  expect(await lettersTo(anna)).toHaveLength(1)
})

describe('a code is refused', () => {
  const refused = async (code: string) =>
    expect(await platform.refusal('confirmRegistration', { body: { code } })).toMatchObject(wrong)

  it('that nobody was given', async () => {
    await refused('a-code-somebody-made-up')
  })

  it('that was used', async () => {
    const anna = await platform.player()
    const code = await codeFor(anna)
    await confirm(code)
    await refused(code)
  })

  it('that was sent before another that was used', async () => {
    const anna = await platform.player()
    const first = await codeFor(anna)
    await anna.call('resendEmailConfirmation', {})
    await confirm(await codeFor(anna))
    await refused(first)
  })

  it('for an address the player no longer has', async () => {
    const anna = await platform.player()
    const code = await codeFor(anna)
    await platform.pool.query(`UPDATE player SET email = 'new-' || email WHERE id = $1`, [anna.id])
    await refused(code)
    expect(await confirmedAt(anna)).toBeNull()
  })

  it('that chooses a password', async () => {
    const anna = await platform.player()
    await platform.client('resetPassword', { body: { email: anna.email } })
    const letter = (await post.lettersTo(platform, anna.email)).find(({ kind }) => kind === 'passwordReset')
    await refused(codeIn(letter!))
  })

  it('after a week', async () => {
    await using own = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
    const anna = await own.player()
    const [letter] = await post.lettersTo(own, anna.email)
    own.clock.advance(7 * 86_400_000)
    expect(await own.refusal('confirmRegistration', { body: { code: codeIn(letter!) } })).toMatchObject(wrong)
  })
})

it('counts once when it comes several times at the same moment', async () => {
  const anna = await platform.player()
  const code = await codeFor(anna)
  const outcomes = await Promise.allSettled([confirm(code), confirm(code), confirm(code)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await factsOf(platform.pool, 'player:profile', anna.id)).toHaveLength(1)
})

it('sends another letter to a player who asks, whose link takes the place of the earlier one', async () => {
  const anna = await platform.player()
  const first = await codeFor(anna)
  await anna.call('resendEmailConfirmation', {})
  expect(await lettersTo(anna)).toHaveLength(2)
  expect(await platform.refusal('confirmRegistration', { body: { code: first } })).toMatchObject({ code: 11010 })
  await confirm(await codeFor(anna))
  expect(await confirmedAt(anna)).not.toBeNull()
})

it('sends no other letter when nothing is left to confirm, and none without an address', async () => {
  const anna = await platform.player()
  await confirm(await codeFor(anna))
  expect(await anna.refusal('resendEmailConfirmation', {})).toMatchObject({ status: 409, code: 11012 })
  const ben = await platform.player()
  await platform.pool.query(`UPDATE player SET email = NULL, phone = '4915112345678' WHERE id = $1`, [ben.id])
  expect(await ben.refusal('resendEmailConfirmation', {})).toMatchObject({ status: 409, code: 11011 })
})

it('asks a player who had no address and gives one to confirm it, and nobody who changes something else', async () => {
  const anna = await platform.player()
  await platform.pool.query(`UPDATE player SET email = NULL, phone = '4915112345679' WHERE id = $1`, [anna.id])
  const email = `${crypto.randomUUID()}@example.com`
  await anna.call('updateProfile', { body: { email: email.toUpperCase(), locale: 'de' } })
  await anna.call('updateProfile', { body: { email, city: 'Köln' } })
  const letters = await post.lettersTo(platform, email)
  expect(letters.map(({ kind, locale }) => [kind, locale])).toEqual([['emailConfirmation', 'de']])
  await confirm(codeIn(letters[0]!))
  expect(await confirmedAt(anna)).not.toBeNull()
})

it('sends no letter to a guest', async () => {
  expect(await platform.refusal('resendEmailConfirmation', {})).toMatchObject({ status: 401 })
})

it('sends a player five letters in ten minutes', async () => {
  const anna = await platform.player()
  for (let n = 0; n < 5; n++) await anna.call('resendEmailConfirmation', {})
  expect(await anna.refusal('resendEmailConfirmation', {})).toMatchObject({ status: 429, code: 7 })
})

it('slows down an address that tries codes', async () => {
  const visitor = platform.visitor()
  for (let n = 0; n < 20; n++)
    expect(await visitor.refusal('confirmRegistration', { body: { code: `guess-${n}` } })).toMatchObject(wrong)
  expect(await visitor.refusal('confirmRegistration', { body: { code: 'guess' } })).toMatchObject({ status: 429 })
})

it('clears codes away that are over', async () => {
  await using own = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
  for (let n = 0; n < 3; n++) await own.player()
  own.clock.advance(7 * 86_400_000)
  const anna = await own.player()
  expect(await cleanUp(own.services)).toMatchObject({ 'codes of players': 3 })
  const { rows } = await own.pool.query('SELECT player_id FROM player_code')
  expect(rows).toEqual([{ player_id: anna.id }])
})
