// @vitest-environment jsdom
import { InvoiceStatus } from '@baize/contract/kinds'
import { beforeEach, expect, it } from 'vitest'
import { pushToDataLayer } from './data-layer.ts'
import { paymentEnded, walletStep } from './wallet-events.ts'

beforeEach(() => void (window.dataLayer = []))

const invoice = { id: 'i1', amount: 25.5, currency: 'EUR', number: 3 } as const

it('leaves a step of the wallet as a tag manager reads it, of nobody for a guest', () => {
  walletStep({ funnelStep: 'method', operationType: 'withdraw' })
  expect(window.dataLayer).toEqual([
    {
      event: 'Action',
      eventCategory: 'walletFunnel',
      funnelStep: 'method',
      operationType: 'withdraw',
      userId: 'not set',
    },
  ])
})

it('tells a deposit that came in as a purchase, once', () => {
  for (const status of [InvoiceStatus.pending, InvoiceStatus.success, InvoiceStatus.success])
    paymentEnded('deposit', { ...invoice, status }, 'fiat')
  expect(window.dataLayer).toEqual([
    {
      event: 'purchase',
      eventCategory: 'deposit',
      userId: 'not set',
      depositAmount: 25.5,
      depositCurrency: 'EUR',
      successDepositNumber: 3,
      invoiceId: 'i1',
      walletType: 'fiat',
      ecommerce: {
        transaction_id: 'i1',
        value: 25.5,
        currency: 'EUR',
        items: [
          {
            item_id: 'i1',
            item_name: 'deposit',
            affiliation: 'fiat',
            item_brand: '',
            item_category: 'Financial Services',
            item_category2: 'Deposits',
            price: 25.5,
            quantity: 1,
          },
        ],
      },
    },
  ])
})

it('tells what failed, and a withdrawal by its own fields', () => {
  paymentEnded('deposit', { ...invoice, id: 'i2', number: null, status: InvoiceStatus.failure }, 'crypto')
  paymentEnded('withdraw', { ...invoice, id: 'i3', status: InvoiceStatus.success }, 'fiat')
  paymentEnded('withdraw', { ...invoice, id: 'i4', status: InvoiceStatus.failure }, 'fiat')
  const sum = { withdrawAmount: 25.5, withdrawCurrency: 'EUR', walletType: 'fiat' }
  expect(window.dataLayer).toMatchObject([
    { event: 'Action', eventCategory: 'failDeposit', successDepositNumber: 0, walletType: 'crypto' },
    { event: 'Action', eventCategory: 'withdraw', invoiceId: 'i3', ...sum },
    { event: 'Action', eventCategory: 'failWithdraw', invoiceId: 'i4', ...sum },
  ])
})

it('does not grow without end', () => {
  for (let count = 0; count < 300; count++) pushToDataLayer({ event: 'Action', count })
  expect(window.dataLayer).toHaveLength(200)
  expect(window.dataLayer?.at(-1)).toMatchObject({ count: 299 })
})
