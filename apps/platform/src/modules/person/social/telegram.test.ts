import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readTelegramPerson } from './telegram.ts'

const TOKEN = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw'
const NOW = new Date('2026-11-22T10:00:00Z')
const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000))

/** The formula of Telegram's page on the widget, step by step. */
function signed(members: Record<string, string>, token = TOKEN) {
  const text = Object.keys(members)
    .toSorted()
    .map((name) => `${name}=${members[name]}`)
    .join('\n')
  const key = createHash('sha256').update(token).digest()
  return { ...members, hash: createHmac('sha256', key).update(text).digest('hex') }
}

const anna = { id: '4711', first_name: 'Anna', last_name: 'Berg', username: 'anna', auth_date: seconds(NOW) }
const read = (query: Record<string, string>, now = NOW) => readTelegramPerson('telegram', TOKEN, query, now)

it('knows whom Telegram vouches for, who has no e-mail', () => {
  expect(read(signed(anna))).toEqual({
    companyId: 'telegram',
    subject: '4711',
    email: null,
    isEmailVerified: false,
    name: 'Anna Berg',
  })
})

it('takes a signature for five minutes', () => {
  expect(read(signed(anna), new Date(NOW.getTime() + 300_000))).not.toBeNull()
  expect(read(signed(anna), new Date(NOW.getTime() + 301_000))).toBeNull()
  expect(read(signed({ ...anna, auth_date: seconds(new Date(NOW.getTime() + 120_000)) }))).toBeNull()
})

it.each([
  ['another bot', signed(anna, '1:another')],
  ['another id', { ...signed(anna), id: '1' }],
  ['one member more', { ...signed(anna), email: 'anna@example.com' }],
  ['one member less', { ...anna, hash: signed({ ...anna, photo_url: 'x' }).hash }],
  ['no signature', anna],
  ['an empty signature', { ...anna, hash: '' }],
  ['a signature in capitals', { ...signed(anna), hash: signed(anna).hash.toUpperCase() }],
  ['no date', signed({ id: '4711' })],
  ['an id that is none', signed({ ...anna, id: 'me' })],
])('vouches for nobody with %s', (_, query) => {
  expect(read(query)).toBeNull()
})
