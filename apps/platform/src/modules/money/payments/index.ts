export { type AmountBound, withinBounds } from './bounds.ts'
export { registerCallbacks, rehearsePayment } from './callbacks.ts'
export { checkFields, limitsOf } from './check-fields.ts'
export { type Coin, type CoinNetwork, coins, cryptoMethod, networkOf } from './crypto.ts'
export * as fields from './fields.ts'
export {
  countDeposits,
  countLargeDeposits,
  listOrdered,
  type PaymentTotals,
  sumDeposits,
  sumOrdered,
  sumPayments,
  worthOfDeposits,
} from './history.ts'
export { entryOf, type Invoice, type InvoiceState, isRefused, judge, type NextStep } from './invoice.ts'
export { type KnownValues, type MethodTerms, methodsIn, nameOf } from './method-terms.ts'
export { addressMethods, cashierMethods, depositMethods, type DepositTerms } from './methods.ts'
export { type CompanyMethods, isOn, mergeMethods, type MergedMethods, methodsOf } from './company-methods.ts'
export { askForMethods } from './ask-methods.ts'
export { addressOf } from './next-step.ts'
export { type DepositDraft, type DepositRule, orderDeposit } from './order-deposit.ts'
export { periodOf } from './period.ts'
export { reconcileInvoices } from './reconcile.ts'
export { type Foresee, type Foreseen, settlePlain } from './settle-plain.ts'
export { statisticsOf } from './statistics.ts'
export {
  listInReview,
  lockAmountBounds,
  lockInvoice,
  pageInReview,
  readAmountBounds,
  readCompanyOffers,
  saveAmountBound,
  switchMethod,
} from './store.ts'
export { dispute, factOf, fail, holdSmall, openComing, refuseCredit, succeed, type TakeReport } from './transitions.ts'
export { invoiceStatus, invoiceView } from './view.ts'
