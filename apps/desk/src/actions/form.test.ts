import { operatorForms } from '@baize/contract/operator-forms'
import { describe, expect, it } from 'vitest'
import { isKnown, readFilters, readValues, startValues } from './form.ts'

describe('the form of an operation', () => {
  it('begins with what is known of its subject, and never with the words of somebody else', () => {
    const known = { correctionId: 'c', reason: 'Asked for by letter', state: 'waiting' }
    expect(startValues('refuseCorrection', operatorForms.refuseCorrection, known)).toEqual({
      correctionId: 'c',
      reason: '',
    })
  })

  it('begins a switch at the other side', () => {
    const values = startValues('switchCompany', operatorForms.switchCompany, { companyId: 'studio', isEnabled: true })
    expect(values).toMatchObject({ companyId: 'studio', isEnabled: 'false' })
  })

  it('does not ask for what is known from the path', () => {
    const asked = operatorForms.correctBalance.fields.filter(
      (field) => !isKnown(field, { playerId: 'p', accountId: 'a' }),
    )
    expect(asked.map(({ name }) => name)).toEqual(['direction', 'amount', 'reason'])
  })

  it('sends figures as figures, a comma being a point, and leaves out what is empty', () => {
    const values = { playerId: 'p', accountId: 'a', direction: 'credit', amount: '1 250,50', reason: 'as promised' }
    expect(readValues(operatorForms.correctBalance, values)).toEqual({
      input: {
        params: { playerId: 'p' },
        body: { accountId: 'a', direction: 'credit', amount: 1250.5, reason: 'as promised' },
      },
      problems: {},
    })
    const { input } = readValues(operatorForms.refuseWithdrawal, {
      withdrawalId: 'w',
      why: 'other',
      note: '',
      reason: 'no answer',
    })
    expect(input).toEqual({ params: { withdrawalId: 'w' }, body: { why: 'other', reason: 'no answer' } })
  })

  it('says what is wrong before anything is sent', () => {
    const values = { playerId: 'p', accountId: 'a', direction: '', amount: 'many', reason: 'x' }
    expect(readValues(operatorForms.correctBalance, values).problems).toEqual({
      direction: 'required',
      amount: 'number',
      reason: 'short',
    })
    const jobs = { ids: ['7', '8'], reason: 'again' }
    expect(readValues(operatorForms.retryJobs, jobs).input).toEqual({ body: { ids: [7, 8], reason: 'again' } })
  })

  it('sends a choice by its number where the wire has numbers', () => {
    expect(readFilters(operatorForms.listPlayers, { status: 'blocked', email: '' })).toEqual({ status: 3 })
    expect(readFilters(operatorForms.listPlayerInvoices, { status: 'pending,review' })).toEqual({ status: [1, 4] })
  })
})
