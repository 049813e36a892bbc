import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let platform: TestPlatform
let anna: TestPlayer
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => void (anna = await platform.player()))

it('shows the profile to its player', async () => {
  const profile = await anna.call('getProfile', {})
  expect(profile).toEqual(anna.profile)
})

it('changes what is given and keeps the rest', async () => {
  const body = { firstName: ' Anna ', city: 'Köln', birthdate: '1990-02-28 00:00:00', gender: 'female' as const }
  const changed = await anna.call('updateProfile', { body })
  const expected = { ...anna.profile, firstName: 'Anna', city: 'Köln', birthdate: '1990-02-28', gender: 'female' }
  expect(changed).toEqual(expected)
  expect(await anna.call('getProfile', {})).toEqual(expected)
  expect((await anna.call('updateProfile', { body: { locale: 'fa' } })).locale).toBe('fa')
  expect(await anna.call('getProfile', {})).toEqual({ ...expected, locale: 'fa' })
})

it('takes the whole form with empty fields as it stands', async () => {
  const fields = await anna.call('listFieldValidations', { query: { scenario: 'profile' } })
  const form = Object.fromEntries(
    fields.filter(({ name }) => !name.startsWith('receive')).map(({ name, value }) => [name, value ?? '']),
  )
  expect(await anna.call('updateProfile', { body: { ...form, birthdate: null, gender: null } })).toEqual(anna.profile)
})

it.each(['receiveEmailPromo', 'receiveSmsPromo', 'receiveBonus', 'pwaInstalled'] as const)(
  'switches %s alone',
  async (name) => {
    const wanted = !anna.profile[name]
    expect(await anna.call('updateProfile', { body: { [name]: wanted } })).toEqual({ ...anna.profile, [name]: wanted })
  },
)

it('keeps the restore id of the chat', async () => {
  const body = { freshchatRestoreId: 'restore-1' }
  expect((await anna.call('updateProfile', { body })).freshchatRestoreId).toBe('restore-1')
})

it('sets, changes and removes the phone, which then has yet to be confirmed', async () => {
  expect(await anna.call('updateProfile', { body: { phone: '4915112345678' } })).toMatchObject({
    phone: '4915112345678',
    phoneConfirmed: false,
  })
  await platform.pool.query('UPDATE player SET phone_confirmed = true WHERE id = $1', [anna.id])
  const same = await anna.call('updateProfile', { body: { phone: '4915112345678' } })
  expect(same.phoneConfirmed).toBe(true)
  expect(await anna.call('updateProfile', { body: { phone: '' } })).toMatchObject({
    phone: null,
    phoneConfirmed: false,
  })
})

it('keeps the phone of a player who has no other way to sign in', async () => {
  await platform.pool.query(`UPDATE player SET email = NULL, phone = '49170111223' WHERE id = $1`, [anna.id])
  const failure = await anna.refusal('updateProfile', { body: { phone: '' } })
  expect(failure).toMatchObject({ status: 422, fields: { phone: ['Value is required'] } })
})

it('lets two players name one phone number that nobody confirmed', async () => {
  const eve = await platform.player()
  for (const player of [anna, eve])
    expect((await player.call('updateProfile', { body: { phone: '4366012345678' } })).phone).toBe('4366012345678')
})

it('gives a player without an e-mail one, once, and not one that is taken', async () => {
  const eve = await platform.player()
  await platform.pool.query(
    `UPDATE player SET email = NULL, phone = '49170111222', confirmed_at = now() WHERE id = $1`,
    [anna.id],
  )
  expect(await anna.refusal('updateProfile', { body: { email: eve.email } })).toMatchObject({
    status: 422,
    fields: { email: ['Already registered'] },
  })
  const email = `${crypto.randomUUID()}@Example.com`
  expect(await anna.call('updateProfile', { body: { email } })).toMatchObject({
    email: email.toLowerCase(),
    confirmedAt: null,
  })
  expect(await anna.refusal('updateProfile', { body: { email: 'other@example.com' } })).toMatchObject({
    fields: { email: ['This value cannot be changed'] },
  })
})

describe('a member that breaks a rule is named, and nothing changes', () => {
  const eighteenTomorrow = new Date(Date.now() + 2 * 86_400_000)
  eighteenTomorrow.setUTCFullYear(eighteenTomorrow.getUTCFullYear() - 18)
  it.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['nothing where text belongs', { lastName: null }, { lastName: ['Value is required'] }],
    ['nothing in a field of the scenario', { cpf_number: null }, { cpf_number: ['Value is required'] }],
    ['a short name', { firstName: 'A' }, { firstName: ['This field should be at least 2 characters long'] }],
    ['another e-mail', { email: 'other@example.com' }, { email: ['This value cannot be changed'] }],
    ['no e-mail', { email: '' }, { email: ['This value cannot be changed'] }],
    ['another country', { country: 'AT' }, { country: ['This value cannot be changed'] }],
    ['a day that is none', { birthdate: '1990-02-30' }, { birthdate: ['Value is not a valid date'] }],
    ['a day to come', { birthdate: '2990-01-01' }, { birthdate: ['Value is not a valid date'] }],
    ['a day long ago', { birthdate: '1801-01-01' }, { birthdate: ['Value is not a valid date'] }],
    [
      'too few years',
      { birthdate: eighteenTomorrow.toISOString().slice(0, 10) },
      { birthdate: ['You must be at least 18 years old'] },
    ],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, { timeZone: ['This choice is not offered'] }],
    ['an unknown language', { locale: 'xx' }, { locale: ['This choice is not offered'] }],
    ['a gender of no list', { gender: 'x' }, { gender: ['Value is not valid'] }],
    ['a phone with letters', { phone: '+49 151' }, { phone: ['Value is not valid'] }],
    ['a member of no form', { status: 1 }, { status: ['Unknown field'] }],
    ['the id', { id: '1' }, { id: ['Unknown field'] }],
    ['a password', { password: 'secret1' }, { password: ['Unknown field'] }],
    ['a field of another country', { cpf_number: '52998224725' }, { cpf_number: ['Unknown field'] }],
    ['a name of the language', { constructor: 'x' }, { constructor: ['Unknown field'] }],
  ])('%s', async (_title, body, fields) => {
    const failure = await anna.refusal('updateProfile', { body: { ...body, city: 'Köln' } })
    expect(failure).toMatchObject({ status: 422, code: 1, fields })
    expect(await anna.call('getProfile', {})).toEqual(anna.profile)
  })
})

it('keeps an identity that was given: only the same value is taken again', async () => {
  const body = { firstName: 'Anna', lastName: 'Muster', birthdate: '1990-01-01' }
  const said = await anna.call('updateProfile', { body })
  expect(await anna.call('updateProfile', { body })).toEqual(said)
  const failure = await anna.refusal('updateProfile', { body: { firstName: 'Berta', lastName: '', birthdate: null } })
  expect(Object.keys(failure.fields).toSorted()).toEqual(['birthdate', 'firstName', 'lastName'])
})

it('asks players from Brazil for their tax number and checks it', async () => {
  const bia = await platform.player({ form: { country: 'BR', currency: 'BRL' } })
  const fields = await bia.call('listFieldValidations', { query: { scenario: 'profile' } })
  expect(fields.map(({ name }) => name)).toContain('cpf_number')
  const failure = await bia.refusal('updateProfile', { body: { cpf_number: '52998224726' } })
  expect(failure.fields).toEqual({ cpf_number: ['Value is not a valid CPF number'] })
  expect((await bia.call('updateProfile', { body: { cpf_number: '529.982.247-25' } })).cpf_number).toBe(
    '529.982.247-25',
  )
  expect((await bia.call('updateProfile', { body: { cpf_number: '' } })).cpf_number).toBeUndefined()
})

it('shows the fields of the profile with what the player has', async () => {
  const fields = await anna.call('listFieldValidations', { query: { scenario: 'profile' } })
  expect(fields.find(({ name }) => name === 'email')).toMatchObject({ editable: false, value: anna.email })
  expect(fields.find(({ name }) => name === 'city')).toMatchObject({ editable: true, value: null })
  expect(fields.map(({ position }) => position)).toEqual(fields.map((_, index) => index + 1))
})

it('tells the windows of a player that the profile changed, and only when it did', async () => {
  const facts = async () =>
    (await platform.pool.query('SELECT data FROM outbox WHERE channel = $1', [`player:profile#${anna.id}`])).rows
  await anna.refusal('updateProfile', { body: { firstName: 'A' } })
  expect(await facts()).toEqual([])
  await anna.call('updateProfile', { body: { city: 'Köln' } })
  expect(await facts()).toEqual([{ data: { event: 'player.updated' } }])
})

it('changes different members at the same moment without losing one', async () => {
  await Promise.all([
    anna.call('updateProfile', { body: { city: 'Köln' } }),
    anna.call('updateProfile', { body: { profession: 'Pilot' } }),
    anna.call('updateProfile', { body: { nickname: 'Annie' } }),
  ])
  expect(await anna.call('getProfile', {})).toMatchObject({ city: 'Köln', profession: 'Pilot', nickname: 'Annie' })
})

it('takes no query for a query-less call and no unknown scenario', async () => {
  expect(await anna.refusal('getProfile', { query: { all: true } })).toMatchObject({ status: 422 })
  const failure = await anna.refusal('listFieldValidations', { query: { scenario: 'limits' } })
  expect(failure).toMatchObject({ status: 422, fields: { scenario: ['Value is not valid'] } })
})
