export { registerPayoutCallbacks } from './callbacks.ts'
export { type Destination, destinationOf, openDetails, sealDetails } from './destination.ts'
export { type InvoiceFilter, listInvoices, sumPayouts } from './history.ts'
export { definitions as payoutMethods, destinationField, methodName, withdrawalMethods } from './methods.ts'
export { createPayoutCashier } from './providers/cashier.ts'
export { payeePage } from './providers/payee-page.ts'
export { PayoutFailure } from './providers/port.ts'
export { whyRefused } from './refusal-texts/index.ts'
export { rulesOf, rulesView } from './rules-view.ts'
export { readHouseRules, saveHouseRules } from './rule-store.ts'
export { type Check, checksOf, type HouseFacts, type HouseRules, takesTwo, VELOCITY_MS } from './rules.ts'
export {
  applyChecks,
  approve,
  beginSending,
  decline,
  dispute,
  keepWaiting,
  payoutJob,
  refuse,
  rememberDestination,
  requestWithdrawal,
  settleFailed,
  addPayoutJob,
  settlePaid,
  settleReturned,
} from './steps.ts'
export {
  countUndecided,
  isDestinationKnown,
  listWithdrawals,
  lockRequests,
  lockWithdrawal,
  payoutsSince,
  saveWithdrawal,
  sumSince,
  takeUnasked,
} from './store.ts'
export { reviewedView, withdrawalView } from './view.ts'
export { COLLECTED_FOR_MS, judge, nextAsk, type Payout, type Withdrawal } from './withdrawal.ts'
