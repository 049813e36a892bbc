import type { PaymentField } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { fieldProblem, fieldsToSend, initialFieldValues, localText, shownFields } from './payment-fields.ts'

function field(key: string, more: Partial<PaymentField> = {}): PaymentField {
  return {
    key,
    fieldType: 'text',
    type: 'text',
    regexp: null,
    labels: {},
    hints: {},
    isRequired: true,
    position: 1,
    value: null,
    ...more,
  }
}

describe('the fields of a payment method', () => {
  it('are asked for unless they are known and valid, in their order', () => {
    const fields = [
      field('iban', { position: 3 }),
      field('name', { position: 2, value: 'Ada' }),
      field('phone', { position: 1, value: 'none' }),
      field('agentNumber', { position: 4, value: '77' }),
    ]
    expect(shownFields(fields).map(({ key }) => key)).toEqual(['phone', 'iban', 'agentNumber'])
  })

  it('follow the rule of their key, or else their pattern', () => {
    expect(fieldProblem(field('phone', { regexp: '^x$' }), '+49 151 123456')).toBeNull()
    expect(fieldProblem(field('cpf_number'), '11111111111')).toEqual({ rule: 'cpf_number' })
    expect(fieldProblem(field('iban', { regexp: '^DE' }), 'AT12')).toEqual({ rule: 'regex' })
    expect(fieldProblem(field('iban'), ' ')).toEqual({ rule: 'required' })
    expect(fieldProblem(field('note', { isRequired: false }), '')).toBeNull()
  })

  it('are all sent, with the plus of a phone number', () => {
    const fields = [field('phone'), field('name', { value: 'Ada' })]
    const values = { ...initialFieldValues(fields), phone: '49 151-123456' }
    expect(fieldsToSend(fields, values)).toEqual({ phone: '+49151123456', name: 'Ada' })
  })

  it('speak the language of the reader, or English', () => {
    const texts = { en: 'Bank card', de: 'Bankkarte' }
    expect([localText(texts, 'de'), localText(texts, 'fa'), localText({}, 'fa')]).toEqual([
      'Bankkarte',
      'Bank card',
      '',
    ])
  })
})
