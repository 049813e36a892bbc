import { startTestPlatform, type TestPlatform, type TestVisitor } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanUp } from '../../src/flows/ground/clean-up.ts'
import { CARRIERS, TestPost } from '../support/post.ts'

let platform: TestPlatform
let post: TestPost
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())

const from = (email: string, message = 'When do you open?') => ({ body: { email, message } })
const send = (visitor: TestVisitor, email: string, message?: string) =>
  visitor.call('sendCommunication', from(email, message))
const kept = async (email: string) =>
  (await platform.pool.query('SELECT * FROM communication WHERE email = $1 ORDER BY id', [email])).rows
const lettersFrom = async (email: string) =>
  (await post.lettersTo(platform, platform.services.config.mail.operatorAddress)).filter(
    ({ replyTo }) => replyTo === email,
  )

it('keeps what a guest writes and tells the operator, who can answer it', async () => {
  const guest = platform.visitor({ country: 'DE' })
  const message = 'Guten Tag,\r\n\r\nwann öffnen Sie? {link}\n<b>'
  expect(await send(guest, 'Gast@example.com', message)).toEqual({ message: 'Sent' })
  const [row] = await kept('Gast@example.com')
  expect(row).toMatchObject({ message: 'Guten Tag,\n\nwann öffnen Sie? {link}\n<b>', country: 'DE' })
  expect(row.address).toBe(guest.address)
  const [letter] = await lettersFrom('Gast@example.com')
  expect(letter).toMatchObject({
    to: 'support@baize.example',
    kind: 'communication',
    subject: 'Contact form: message from Gast@example.com',
    locale: 'en',
  })
  expect(letter!.text).toMatch(/^Guten Tag,\n\nwann öffnen Sie\? \{link\}\n<b>\n/)
  expect(letter!.text).toContain(`Reference: ${row.id}`)
})

it('sends nothing to the address that was typed, whoever it belongs to', async () => {
  await send(platform.visitor(), 'somebody-else@example.com')
  expect(await post.lettersTo(platform, 'somebody-else@example.com')).toEqual([])
})

it('serves players like guests', async () => {
  const anna = await platform.player()
  await send(anna, anna.email)
  expect(await kept(anna.email)).toHaveLength(1)
})

it('keeps a message that is sent twice, twice', async () => {
  const guest = platform.visitor()
  await send(guest, 'twice@example.com')
  await send(guest, 'twice@example.com')
  expect(await kept('twice@example.com')).toHaveLength(2)
  expect(await lettersFrom('twice@example.com')).toHaveLength(2)
})

it.each<[string, object, Record<string, string[]>]>([
  ['nothing', {}, { email: ['Value is required'], message: ['Value is required'] }],
  ['an e-mail that is none', { email: 'gast', message: 'Hi' }, { email: ['Value is not a valid email address'] }],
  ['a message of spaces', { email: 'a@example.com', message: ' \n\t ' }, { message: ['Value is required'] }],
  [
    'a message that is too long',
    { email: 'a@example.com', message: 'x'.repeat(5001) },
    { message: ['This field should be at most 5000 characters long'] },
  ],
  ['a member of no form', { email: 'a@example.com', message: 'Hi', to: 'b@example.com' }, { to: ['Unknown field'] }],
])('names the field when it gets %s', async (_title, body, fields) => {
  expect(await platform.refusal('sendCommunication', { body })).toMatchObject({ status: 422, code: 1, fields })
})

it('takes five messages an hour under one e-mail, from wherever and however it is written', async () => {
  for (let n = 0; n < 5; n++) await send(platform.visitor(), n % 2 ? 'busy@example.com' : 'BUSY@example.com')
  expect(await platform.refusal('sendCommunication', from('busy@example.com'))).toMatchObject({ status: 429, code: 7 })
  await send(platform.visitor(), 'calm@example.com')
  platform.clock.advance(3600_000)
  await send(platform.visitor(), 'busy@example.com')
})

it('takes ten messages in ten minutes from one address', async () => {
  const guest = platform.visitor()
  for (let n = 0; n < 10; n++) await send(guest, `guest-${n}@example.com`)
  expect(await guest.refusal('sendCommunication', from('guest-10@example.com'))).toMatchObject({ status: 429, code: 7 })
  expect(await kept('guest-10@example.com')).toEqual([])
})

it('keeps a message for two years', async () => {
  await using own = await startTestPlatform()
  await own.client('sendCommunication', from('long-ago@example.com'))
  const count = async () => (await own.pool.query('SELECT FROM communication')).rows.length
  own.clock.advance(2 * 365 * 86_400_000 - 1000)
  await cleanUp(own.services)
  expect(await count()).toBe(1)
  own.clock.advance(2000)
  expect((await cleanUp(own.services)).communications).toBe(1)
  expect(await count()).toBe(0)
})
