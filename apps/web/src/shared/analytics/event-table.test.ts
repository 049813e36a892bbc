// @vitest-environment jsdom
import { InvoiceStatus } from '@baize/contract/kinds'
import { beforeEach, expect, it } from 'vitest'
import { registrationStep, registrationSucceeded } from './registration-events.ts'
import { balanceOpened, paymentEnded, walletStep } from './wallet-events.ts'

/** Every event by its name in the specification: what brings it, and all that a tag manager reads of it. */
const registration = (funnelStep: string, more: object = {}) => ({
  event: 'Action',
  eventCategory: 'registrationFunnel',
  userId: 'not set',
  funnelStep,
  ...more,
})
const wallet = (funnelStep: string, more: object = {}) => ({
  event: 'Action',
  eventCategory: 'walletFunnel',
  userId: 'not set',
  funnelStep,
  ...more,
})
const deposit = (invoiceId: string, successDepositNumber: number) => ({
  depositAmount: 20,
  depositCurrency: 'EUR',
  successDepositNumber,
  invoiceId,
  walletType: 'crypto',
  userId: 'not set',
})
const withdrawal = (invoiceId: string) => ({
  event: 'Action',
  withdrawAmount: 20,
  withdrawCurrency: 'EUR',
  invoiceId,
  walletType: 'fiat',
  userId: 'not set',
})
const ended = (id: string, status: number, number: number | null = 2) =>
  ({ id, status, amount: 20, currency: 'EUR', number }) as Parameters<typeof paymentEnded>[1]

const { success, failure } = InvoiceStatus
const item = {
  item_id: 'd1',
  item_name: 'deposit',
  affiliation: 'crypto',
  item_brand: '',
  item_category: 'Financial Services',
  item_category2: 'Deposits',
  price: 20,
  quantity: 1,
}

const table: Record<string, [() => void, object]> = {
  registrationOpen: [
    () => registrationStep({ funnelStep: 'open', loadTime: 80 }),
    registration('open', { loadTime: 80 }),
  ],
  'registrationChangeType to e-mail': [() => registrationStep({ funnelStep: 'email' }), registration('email')],
  'registrationChangeType to phone': [() => registrationStep({ funnelStep: 'phone' }), registration('phone')],
  'registrationChangeType to a company': [() => registrationStep({ funnelStep: 'social' }), registration('social')],
  registrationSubmit: [() => registrationStep({ funnelStep: 'sent' }), registration('sent')],
  registrationOtp: [() => registrationStep({ funnelStep: 'otp' }), registration('otp')],
  registrationSuccess: [
    () => registrationSucceeded('phone'),
    { event: 'Action', eventCategory: 'registration', userId: 'not set', regType: 'phone' },
  ],
  walletOpen: [() => walletStep({ funnelStep: 'open', loadTime: 120 }), wallet('open', { loadTime: 120 })],
  'walletChangeType to deposit': [() => walletStep({ funnelStep: 'deposit' }), wallet('deposit')],
  'walletChangeType to withdraw': [() => walletStep({ funnelStep: 'withdraw' }), wallet('withdraw')],
  ...Object.fromEntries(
    (['method', 'network', 'sent', 'close'] as const).map((funnelStep) => [
      `wallet ${funnelStep}`,
      [
        () => walletStep({ funnelStep, operationType: 'withdraw' }),
        wallet(funnelStep, { operationType: 'withdraw' }),
      ] as [() => void, object],
    ]),
  ),
  ...Object.fromEntries(
    (['selectBonus', 'declineBonuses', 'promoOpen', 'promoSent'] as const).map((funnelStep) => [
      `wallet ${funnelStep}`,
      [
        () => walletStep({ funnelStep, operationType: 'deposit' }),
        wallet(funnelStep, { operationType: 'deposit' }),
      ] as [() => void, object],
    ]),
  ),
  walletDepositSuccess: [
    () => paymentEnded('deposit', ended('d1', success), 'crypto'),
    {
      event: 'purchase',
      eventCategory: 'deposit',
      ...deposit('d1', 2),
      ecommerce: { transaction_id: 'd1', value: 20, currency: 'EUR', items: [item] },
    },
  ],
  walletDepositFail: [
    () => paymentEnded('deposit', ended('d2', failure, null), 'crypto'),
    { event: 'Action', eventCategory: 'failDeposit', ...deposit('d2', 0) },
  ],
  walletWithdrawSuccess: [
    () => paymentEnded('withdraw', ended('w1', success), 'fiat'),
    { eventCategory: 'withdraw', ...withdrawal('w1') },
  ],
  walletWithdrawFail: [
    () => paymentEnded('withdraw', ended('w2', failure), 'fiat'),
    { eventCategory: 'failWithdraw', ...withdrawal('w2') },
  ],
  openBalancePopup: [
    balanceOpened,
    { event: 'Action', eventCategory: 'balanceFunnel', userId: 'not set', funnelStep: 'open' },
  ],
}

beforeEach(() => void (window.dataLayer = []))

it.each(Object.entries(table))('tells %s with these fields and no others', (_name, [act, expected]) => {
  act()
  expect(window.dataLayer).toStrictEqual([expected])
})
