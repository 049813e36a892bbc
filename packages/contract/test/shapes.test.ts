import { describe, expect, it } from 'vitest'
import {
  CallbackQuery,
  DepositRequest,
  Id,
  isChecked,
  LimitRequest,
  MinorUnits,
  operations,
  PageUrl,
  PeriodEdge,
  ProfileChange,
  RegistrationByEmail,
  RegistrationByPhone,
  text,
  WithdrawRequest,
} from '../src/index.ts'

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('an amount in smallest units', () => {
  it('is a whole number that a double holds exactly', () => {
    expect(MinorUnits.parse(0)).toBe(0n)
    expect(MinorUnits.parse(2550)).toBe(2550n)
    expect(MinorUnits.parse(Number.MAX_SAFE_INTEGER)).toBe(9007199254740991n)
    for (const value of [-1, 0.5, 25.5, Number.MAX_SAFE_INTEGER + 1, 1e300, Number.NaN, Infinity])
      expect(accepts(MinorUnits, value), String(value)).toBe(false)
  })

  it('is digits as text where 18 decimals outgrow that, exact to the last one', () => {
    expect(MinorUnits.parse('123456789012345678901')).toBe(123456789012345678901n)
    expect(MinorUnits.parse('9'.repeat(38))).toBe(10n ** 38n - 1n)
    for (const value of ['', '-1', '1.5', '1e18', ' 1', '1n', '0x1', '9'.repeat(39), '१'])
      expect(accepts(MinorUnits, value), value).toBe(false)
  })

  it('is nothing else', () => {
    for (const value of [null, undefined, true, [1], { amount: 1 }, 5n]) expect(accepts(MinorUnits, value)).toBe(false)
  })
})

describe('a deposit request', () => {
  const request = { method: 'card', currency: 'EUR', amount: 2550, accountId: 'a1', isBonusDecline: false }

  it('is read from the worked example of the wire contract', () => {
    const example = {
      ...request,
      bonusId: 'd7',
      redirectSuccessUrl: 'https://site/main?deposit-success=true',
      redirectErrorUrl: 'https://site/main?deposit-error=true',
      redirectUrl: 'https://site/main?deposit-redirect=true',
      fields: { phone: '+4915112345678' },
    }
    expect(DepositRequest.parse(example)).toEqual({ ...example, amount: 2550n })
  })

  it('takes a crypto network that was not chosen as null', () => {
    expect(accepts(DepositRequest, { ...request, fields: { crypto_network: null } })).toBe(true)
  })

  it('is refused with a decimal amount, a missing or an unknown member, or fields without end', () => {
    expect(accepts(DepositRequest, { ...request, amount: 25.5 })).toBe(false)
    expect(accepts(DepositRequest, { ...request, isBonusDecline: undefined })).toBe(false)
    expect(accepts(DepositRequest, { ...request, playerId: 'p1' })).toBe(false)
    expect(accepts(DepositRequest, { ...request, fields: { note: 'x'.repeat(1001) } })).toBe(false)
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`f${index}`, '1']))
    expect(accepts(DepositRequest, { ...request, fields: many })).toBe(false)
  })
})

describe('a withdrawal request', () => {
  const request = { method: 'btc_out', currency: 'BTC', amount: 0.001, accountId: 'a2', fields: {} }

  it('is in main units above zero, exponents included', () => {
    expect(accepts(WithdrawRequest, request)).toBe(true)
    expect(accepts(WithdrawRequest, { ...request, amount: JSON.parse('1e-7') as number })).toBe(true)
    for (const amount of [0, -1, '1', Infinity, Number.NaN, 1e16])
      expect(accepts(WithdrawRequest, { ...request, amount }), String(amount)).toBe(false)
  })
})

describe('a registration', () => {
  const byEmail = { email: 'a@example.com', password: 'secret1' }

  it('takes every field of a scenario, checked and unchecked boxes and empty ones', () => {
    const body = {
      ...byEmail,
      phone: '',
      bonusCode: '',
      agreements: 1,
      receiveEmailPromo: '',
      cpf_number: '123',
      age: '',
      fingerprint: 'f',
    }
    expect(RegistrationByEmail.parse(body)).toEqual(body)
    expect([isChecked(1), isChecked('1'), isChecked(''), isChecked(undefined)]).toEqual([true, true, false, false])
  })

  it('is refused with a bad address, a short or endless password, or a nested or endless extra field', () => {
    for (const change of [
      { email: 'a@' },
      { email: '' },
      { password: '12345' },
      { password: 'x'.repeat(129) },
      { agreements: 0 },
      { cpf_number: { a: 1 } },
      { cpf_number: ['1'] },
      { cpf_number: 'x'.repeat(501) },
      { birthdate: '24.12.1990' },
    ])
      expect(accepts(RegistrationByEmail, { ...byEmail, ...change }), JSON.stringify(change)).toBe(false)
  })

  it('is refused with more fields than any form has or a name without end', () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, '1']))
    expect(accepts(RegistrationByEmail, { ...byEmail, ...many })).toBe(false)
    expect(accepts(RegistrationByEmail, { ...byEmail, ['x'.repeat(65)]: '1' })).toBe(false)
  })

  it('by phone needs digits and a code of six', () => {
    const byPhone = { phone: '4915112345678', password: 'secret1', code: '123456' }
    expect(accepts(RegistrationByPhone, byPhone)).toBe(true)
    for (const change of [{ phone: '+4915112345678' }, { phone: '' }, { code: '12345' }, { code: 123456 }])
      expect(accepts(RegistrationByPhone, { ...byPhone, ...change }), JSON.stringify(change)).toBe(false)
  })
})

describe('a change of the profile', () => {
  it('is any part of it', () => {
    for (const body of [
      {},
      { receiveBonus: true },
      { locale: 'pt-br' },
      { phone: '' },
      { pwaInstalled: true },
      { birthdate: null, gender: null, firstName: '' },
    ])
      expect(ProfileChange.parse(body)).toEqual(body)
  })
})

describe('text', () => {
  it('holds any letter but NUL and halves of surrogate pairs, which no database takes', () => {
    expect(accepts(text(20), 'سلام 👋\n')).toBe(true)
    for (const value of ['a\0', '\uD800', 'a\uDC00b']) expect(accepts(text(20), value)).toBe(false)
  })
})

describe('an id', () => {
  it('is short printable text without spaces', () => {
    for (const value of ['018f3a5e-7c1e-7000-8000-000000000000', '0x.withdrawal.cash_agent', '7'])
      expect(accepts(Id, value)).toBe(true)
    for (const value of ['', 'a b', 'é', '\0', 'x'.repeat(65), 7]) expect(accepts(Id, value)).toBe(false)
  })
})

describe('an address to come back to', () => {
  it('is absolute or of the site, and never a script or another host in disguise', () => {
    for (const value of ['https://site/main?a=1', 'http://localhost:3000/', '/main?deposit-success=true', '/'])
      expect(accepts(PageUrl, value), value).toBe(true)
    for (const value of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'main',
      '',
      '/a b',
      'data:text/html,x',
    ])
      expect(accepts(PageUrl, value), value).toBe(false)
  })
})

describe('the edge of a period', () => {
  it('is a day or an instant', () => {
    for (const value of ['2026-01-31', '2026-01-31T23:59:59.999Z', '2026-01-31T23:59:59+02:00'])
      expect(accepts(PeriodEdge, value), value).toBe(true)
    for (const value of ['', '31.01.2026', 'yesterday', '2026-01-31T'])
      expect(accepts(PeriodEdge, value), value).toBe(false)
  })
})

describe('bodies', () => {
  it('are refused with a member they do not have', () => {
    expect(accepts(operations.createSession.body!, { login: 'a', password: 'b' })).toBe(true)
    expect(accepts(operations.createSession.body!, { login: 'a', password: 'b', isAdmin: true })).toBe(false)
    expect(accepts(LimitRequest, { definition: 4, period: '1_year' })).toBe(true)
    expect(accepts(LimitRequest, { definition: 6, period: '1_year' })).toBe(false)
  })

  it('give a bonus code with a trigger of 1 or 3 only', () => {
    for (const trigger of [1, 3])
      expect(accepts(operations.applyBonusCode.body!, { bonusCode: 'X', trigger })).toBe(true)
    for (const trigger of [0, 2, '1'])
      expect(accepts(operations.applyBonusCode.body!, { bonusCode: 'X', trigger })).toBe(false)
  })

  it('of a provider callback may hold what the provider sends, within reason', () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`f${index}`, '1']))
    expect(accepts(CallbackQuery, many)).toBe(false)
  })
})
