export { findAccount, hideAccount, openAccount, switchAccount } from './accounts.ts'
export { publishAccount } from './events.ts'
export {
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
