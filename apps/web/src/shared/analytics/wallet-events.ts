import type { SocketInvoice } from '@baize/contract'
import { InvoiceStatus } from '@baize/contract/kinds'
import { pushToDataLayer } from './data-layer.ts'

export type WalletOperation = 'deposit' | 'withdraw'

/** How far somebody is in the wallet. */
export type WalletStep =
  | { funnelStep: 'open'; loadTime: number }
  | { funnelStep: WalletOperation }
  | { funnelStep: 'method' | 'network' | 'sent' | 'close'; operationType: WalletOperation }
  | { funnelStep: 'selectBonus' | 'declineBonuses' | 'promoOpen' | 'promoSent'; operationType: 'deposit' }

export function walletStep(step: WalletStep): void {
  pushToDataLayer({ event: 'Action', eventCategory: 'walletFunnel', ...step })
}

/** The balance was opened to look into. */
export function balanceOpened(): void {
  pushToDataLayer({ event: 'Action', eventCategory: 'balanceFunnel', funnelStep: 'open' })
}

type Ended = Pick<SocketInvoice, 'id' | 'status' | 'amount' | 'currency' | 'number'>

const told = new Set<string>()

/** How a deposit or a withdrawal ended; once in a page, however often it is told. */
export function paymentEnded(operation: WalletOperation, invoice: Ended, walletType: 'fiat' | 'crypto'): void {
  const event = endOf(operation, invoice, walletType)
  const key = `${invoice.id} ${invoice.status}`
  if (!event || told.has(key)) return
  told.add(key)
  pushToDataLayer(event)
}

/** The event of an end; `null` while there is none. */
export function endOf(operation: WalletOperation, invoice: Ended, walletType: 'fiat' | 'crypto'): object | null {
  const { id, status, amount, currency, number } = invoice
  if (status !== InvoiceStatus.success && status !== InvoiceStatus.failure) return null
  const isPaid = status === InvoiceStatus.success
  if (operation === 'withdraw')
    return {
      event: 'Action',
      eventCategory: isPaid ? 'withdraw' : 'failWithdraw',
      withdrawAmount: amount,
      withdrawCurrency: currency,
      invoiceId: id,
      walletType,
    }
  const fields = {
    depositAmount: amount,
    depositCurrency: currency,
    successDepositNumber: number ?? 0,
    invoiceId: id,
    walletType,
  }
  if (!isPaid) return { event: 'Action', eventCategory: 'failDeposit', ...fields }
  const item = {
    item_id: id,
    item_name: 'deposit',
    affiliation: walletType,
    item_brand: '',
    item_category: 'Financial Services',
    item_category2: 'Deposits',
    price: amount,
    quantity: 1,
  }
  return {
    event: 'purchase',
    eventCategory: 'deposit',
    ...fields,
    ecommerce: { transaction_id: id, value: amount, currency, items: [item] },
  }
}
