import type { FieldDef } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { bodyOf, changed, fieldsIn, initialValues, layoutOf, problemsOf } from './registration-form.ts'

function field(name: string, more: Partial<FieldDef> = {}): FieldDef {
  return { id: 1, name, description: '', editable: true, isRequired: false, isVisible: true, position: 1, ...more }
}

const required = { isRequired: true }
const hidden = { isVisible: false }

const scenario = [
  field('password', required),
  field('password_confirmation', required),
  field('email', required),
  field('nickname', hidden),
  field('country', { ...required, ...hidden }),
  field('currency', { ...required, ...hidden }),
  field('locale'),
  field('bonusCode'),
  field('referralCode'),
  field('receiveEmailPromo'),
  field('receiveSmsPromo'),
  field('agreements', required),
]

const setting = {
  contact: 'email' as const,
  visitorCountry: 'DE' as string | null,
  locale: 'de',
  codes: { referralCode: 'FRIEND7' },
  isChecked: { receiveEmailPromo: true },
  currencyOf: (country: string) => (country === 'SE' ? 'SEK' : 'EUR'),
}
const names = (fields: readonly FieldDef[]) => fields.map(({ name }) => name)

const noMarks = { affiliateTag: null, emailProof: null }

describe('the registration form', () => {
  it('starts with the e-mail, keeps the order of the server, and ends with the checkboxes', () => {
    const layout = layoutOf(scenario, setting)
    expect(names(layout.main)).toEqual(['email', 'password', 'password_confirmation'])
    expect(names(layout.codes)).toEqual(['bonusCode', 'referralCode'])
    expect(names(layout.checks)).toEqual(['agreements', 'receiveEmailPromo'])
  })

  it('asks for country and currency after all when the visitor comes from nowhere known', () => {
    const layout = layoutOf(scenario, { ...setting, visitorCountry: null })
    expect(names(layout.main)).toEqual(['email', 'password', 'password_confirmation', 'country', 'currency'])
  })

  it('never shows the locale, and shows whatever the server calls visible', () => {
    const layout = layoutOf([field('locale'), field('nickname'), field('firstName')], setting)
    expect(names(layout.main)).toEqual(['email', 'nickname', 'firstName'])
  })

  it('is filled in with what is known of the visitor', () => {
    expect(initialValues(scenario, setting)).toMatchObject({
      country: 'DE',
      currency: 'EUR',
      locale: 'de',
      referralCode: 'FRIEND7',
      receiveEmailPromo: '1',
      agreements: '',
      email: '',
    })
  })

  it('lets the currency follow the country until a currency was chosen', () => {
    const values = { country: 'DE', currency: 'EUR' }
    const change = { name: 'country', value: 'SE' }
    expect(changed(values, { ...change, isCurrencyChosen: false }, setting)).toEqual({ country: 'SE', currency: 'SEK' })
    expect(changed(values, { ...change, isCurrencyChosen: true }, setting)).toEqual({ country: 'SE', currency: 'EUR' })
  })

  it('asks for what is asked in one country while that one is chosen, and sends it then', () => {
    const fields = [...scenario, field('cpf_number', { ...required, country: 'BR' })]
    const values = { ...initialValues(fields, { ...setting, visitorCountry: 'BR' }), cpf_number: '52998224725' }
    expect(names(layoutOf(fieldsIn(fields, 'BR'), setting).main)).toContain('cpf_number')
    const elsewhere = layoutOf(fieldsIn(fields, 'DE'), setting)
    expect(names(elsewhere.main)).not.toContain('cpf_number')
    expect(bodyOf(elsewhere, values, noMarks)).not.toHaveProperty('cpf_number')
  })

  it('names every field that stands in the way', () => {
    const layout = layoutOf(scenario, setting)
    const values = { ...initialValues(scenario, setting), email: 'ada@', password: 'short', password_confirmation: 'x' }
    expect(problemsOf(layout, values)).toEqual({
      email: { rule: 'email' },
      password: { rule: 'min', values: { min: 6 } },
      password_confirmation: { rule: 'confirmed' },
      agreements: { rule: 'accepted' },
    })
  })

  it('finds nothing wrong with a complete form', () => {
    const layout = layoutOf(scenario, setting)
    const password = 'longenough'
    const values = {
      ...initialValues(scenario, setting),
      email: 'ada@example.com',
      password,
      password_confirmation: password,
      agreements: '1',
    }
    expect(problemsOf(layout, values)).toEqual({})
  })

  it('sends every field of the scenario, with a name made of the e-mail and no text-message promotion', () => {
    const layout = layoutOf(scenario, setting)
    const values = {
      ...initialValues(scenario, setting),
      email: ' ada.byron@example.com',
      password: ' spaced ',
      agreements: '1',
    }
    expect(bodyOf(layout, values, { ...noMarks, affiliateTag: 'partner-1' })).toEqual({
      email: 'ada.byron@example.com',
      password: ' spaced ',
      password_confirmation: '',
      nickname: 'ada.by***',
      country: 'DE',
      currency: 'EUR',
      locale: 'de',
      bonusCode: '',
      referralCode: 'FRIEND7',
      receiveEmailPromo: '1',
      agreements: '1',
      affiliateTag: 'partner-1',
    })
  })

  it('by phone starts with the phone, needs no e-mail, and offers messages instead of letters', () => {
    const layout = layoutOf(scenario, { ...setting, contact: 'phone' })
    expect(names(layout.main)).toEqual(['phone', 'password', 'password_confirmation', 'email'])
    expect(names(layout.checks)).toEqual(['agreements', 'receiveSmsPromo'])
    const values = {
      ...initialValues(layout.all, setting),
      phone: '+49 1701234567',
      password: 'secret77',
      password_confirmation: 'secret77',
      agreements: '1',
    }
    expect(problemsOf(layout, values)).toEqual({})
    expect(bodyOf(layout, values, noMarks)).toMatchObject({ phone: '491701234567', email: '', nickname: '' })
  })
})
