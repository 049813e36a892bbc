export { findAccount, hideAccount, openAccount, switchAccount } from './accounts.ts'
export { type Debt, listDebts } from './debts.ts'
export { publishAccount } from './events.ts'
export { payIn } from './pay-in.ts'
export { readTurnover, requireTurnover, type Turnover } from './turnover.ts'
export {
  lockAccountMoney,
  lockMoney,
  areAllEmpty as areAccountsEmpty,
  readAccount,
  readAccountIn as findAccountIn,
  readAccountViews as listAccounts,
  readAllViews as listAllAccounts,
  readPurses as findPurses,
  readActiveAccount as findActiveAccount,
  type StoredAccount,
} from './store.ts'
