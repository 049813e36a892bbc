import { registrationForm, startTestPlatform, type TestOperator, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let platform: TestPlatform
let editor: TestOperator
beforeAll(async () => {
  platform = await startTestPlatform()
  editor = await platform.operator({ roles: ['content'] })
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(() => platform.pool.query('DELETE FROM field_setting'))

const reason = 'asked for by the licence'
const set = (name: string, change: Record<string, unknown>, scenario: 'registration' | 'profile' = 'registration') =>
  editor.call('setFormField', { params: { scenario, name }, body: { ...change, reason } })

const fields = (country = 'DE') =>
  platform.visitor({ country }).call('listFieldValidations', { query: { scenario: 'registration' } })

const person = {
  firstName: 'Anna',
  lastName: 'Muster',
  birthdate: '1990-02-28',
  gender: 'female',
  city: 'Bern',
  address: 'Gasse 1',
  postalCode: '3000',
  timeZone: 'Europe/Zurich',
  age: '36',
}

describe('an operator chooses what registration asks', () => {
  it('and every field that is asked is stored with the player', async () => {
    for (const name of Object.keys(person)) await set(name, { isAsked: true, isRequired: true })
    const { profile } = await platform.client('registerByEmail', { body: registrationForm(person) })
    expect(profile).toMatchObject(person)
  })

  it('and a required one is missed by name', async () => {
    await set('birthdate', { isAsked: true, isRequired: true })
    await set('city', { isAsked: true })
    expect(await platform.refusal('registerByEmail', { body: registrationForm() })).toMatchObject({
      status: 422,
      fields: { birthdate: ['Value is required'] },
    })
  })

  it('and whether the password is asked twice', async () => {
    expect((await fields()).map(({ name }) => name)).not.toContain('password_confirmation')
    await set('password_confirmation', { isAsked: true })
    expect(await platform.refusal('registerByEmail', { body: registrationForm() })).toMatchObject({
      status: 422,
      fields: { password_confirmation: ['Value is required'] },
    })
    const { password } = registrationForm()
    const body = registrationForm({ password_confirmation: password })
    expect(await platform.client('registerByEmail', { body })).toBeTruthy()
  })

  it('and in which order', async () => {
    await set('birthdate', { isAsked: true, position: 15 })
    const names = (await fields()).map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['email', 'birthdate', 'password'])
    expect((await fields()).map(({ position }) => position)).toEqual(names.map((_, index) => index + 1))
  })

  it('and what is hidden, and filled in by the site', async () => {
    await set('country', { isVisible: false })
    await set('nickname', { isVisible: true })
    const visible = Object.fromEntries((await fields()).map(({ name, isVisible }) => [name, isVisible]))
    expect(visible).toMatchObject({ country: false, nickname: true })
  })

  it('and what it no longer asks is refused as unknown', async () => {
    await set('bonusCode', { isAsked: false })
    expect((await fields()).map(({ name }) => name)).not.toContain('bonusCode')
    const failure = await platform.refusal('registerByEmail', { body: registrationForm({ bonusCode: 'GIFT' }) })
    expect(failure.fields).toEqual({ bonusCode: ['Unknown field'] })
  })

  it('and the profile form likewise', async () => {
    const anna = await platform.player()
    await set('profession', { isAsked: false }, 'profile')
    await set('city', { isRequired: true }, 'profile')
    const asked = await anna.call('listFieldValidations', { query: { scenario: 'profile' } })
    expect(asked.map(({ name }) => name)).not.toContain('profession')
    await anna.call('updateProfile', { body: { city: 'Bern' } })
    expect(await anna.refusal('updateProfile', { body: { city: '', profession: 'Baker' } })).toMatchObject({
      fields: { city: ['Value is required'], profession: ['Unknown field'] },
    })
  })

  it('but not away what no account can do without', async () => {
    const call = (name: string, change: object) =>
      editor.refusal('setFormField', { params: { scenario: 'registration', name }, body: { ...change, reason } })
    expect(await call('email', { isAsked: false })).toMatchObject({
      status: 422,
      fields: { isAsked: [expect.anything()] },
    })
    expect(await call('agreements', { isRequired: false })).toMatchObject({ status: 422 })
    expect(await call('shoeSize', { isAsked: true })).toMatchObject({ status: 404 })
  })

  it('and sees all there are, with what they are now', async () => {
    await set('age', { isAsked: true })
    const known = await editor.call('listFormFields', { params: { scenario: 'registration' } })
    const age = known.find(({ name }) => name === 'age')
    expect(age).toMatchObject({ isAsked: true, isRequired: false, isFixed: false, scenario: 'registration' })
    expect(known.find(({ name }) => name === 'email')).toMatchObject({ isFixed: true, isRequired: true })
  })
})

describe('values are judged by one set of rules', () => {
  it.each<[string, string, string]>([
    ['birthdate', '2020-01-01', 'You must be at least 18 years old'],
    ['birthdate', '1990-02-30', 'Value is not a valid date'],
    ['age', '17', 'You must be at least 18 years old'],
    ['age', 'many', 'Value is not an integer'],
    ['age', '300', 'Value should be at most 120'],
    ['firstName', 'A', 'This field should be at least 2 characters long'],
    ['personalIdNumber', '7', 'This field should be at least 2 characters long'],
    ['timeZone', 'Mars/Base', 'This choice is not offered'],
  ])('%s %s', async (name, value, message) => {
    await set(name, { isAsked: true })
    const failure = await platform.refusal('registerByEmail', { body: registrationForm({ [name]: value }) })
    expect(failure).toMatchObject({ status: 422, fields: { [name]: [message] } })
  })

  it('asks visitors from Brazil alone for their tax number', async () => {
    await set('cpf_number', { isAsked: true, isRequired: true })
    expect((await fields('DE')).map(({ name }) => name)).not.toContain('cpf_number')
    expect((await fields('BR')).map(({ name }) => name)).toContain('cpf_number')
    const rio = platform.visitor({ country: 'BR' })
    const form = registrationForm({ country: 'BR', cpf_number: '52998224724' })
    expect((await rio.refusal('registerByEmail', { body: form })).fields).toEqual({
      cpf_number: ['Value is not a valid CPF number'],
    })
    const { profile } = await rio.call('registerByEmail', { body: { ...form, cpf_number: '52998224725' } })
    expect(profile['cpf_number']).toBe('52998224725')
  })

  it('wants the tax number of whoever lives in Brazil, and of nobody who is only there', async () => {
    await set('cpf_number', { isAsked: true, isRequired: true })
    const rio = platform.visitor({ country: 'BR' })
    const missing = await rio.refusal('registerByEmail', { body: registrationForm({ country: 'BR' }) })
    expect(missing.fields).toEqual({ cpf_number: ['Value is required'] })
    const guest = registrationForm({ country: 'DE', cpf_number: 'typed before another country was chosen' })
    const { profile } = await rio.call('registerByEmail', { body: guest })
    expect(profile['cpf_number']).toBeUndefined()
    // The form of a visitor elsewhere does not know of it, so it is asked for in the profile.
    const berlin = platform.visitor({ country: 'DE' })
    const away = await berlin.call('registerByEmail', { body: registrationForm({ country: 'BR' }) })
    const asked = await platform
      .visitor({ token: away.accessToken })
      .call('listFieldValidations', { query: { scenario: 'profile' } })
    expect(asked.map(({ name }) => name)).toContain('cpf_number')
  })
})

describe('what a player agreed to', () => {
  it('is kept with its version, the time, the session and the address', async () => {
    const anna = await platform.player()
    const { rows } = await platform.pool.query(
      'SELECT document, version, agreed_at, session_id, address FROM player_agreement WHERE player_id = $1 ORDER BY document',
      [anna.id],
    )
    const kept = { version: '1', agreed_at: platform.clock.now(), session_id: anna.sessionId, address: anna.address }
    expect(rows).toEqual([
      { document: 'privacy', ...kept },
      { document: 'terms', ...kept },
    ])
  })
})
