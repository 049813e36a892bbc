import { recordFact } from '../../ground/facts/index.ts'
import { currencyByCode } from '../../ground/settings/index.ts'
import type { Queryable, Tx } from '@baize/database'
import { assert, isUuid, Refusal, uuidv7 } from '@baize/kit'
import { toMainText } from '@baize/money'
import { publishAccount } from './events.ts'
import * as store from './store.ts'
import type { StoredAccount } from './store.ts'

/**
 * Makes sure the player has a visible account in the currency and returns it; a hidden one comes back.
 * With `isActive` it also becomes the active account. The player's first account is always active.
 * The caller has checked that players may hold the currency.
 */
export async function openAccount(
  tx: Tx,
  { playerId, currency }: { playerId: string; currency: string },
  { isActive }: { isActive: boolean },
): Promise<StoredAccount> {
  const definition = currencyByCode(currency)
  assert(definition, 'an account is opened in a currency of the house')
  await store.lockWallet(tx, playerId)
  const subunitValue = toMainText(1n, definition.subunitToUnit)
  const isNew = await store.insertAccount(tx, { id: uuidv7(), playerId, currency, subunitValue })
  const accounts = await store.readAccounts(tx, playerId)
  const account = accounts.find((candidate) => candidate.currency === currency)
  assert(account, 'the account was just made')
  if (account.isHidden) await store.setHidden(tx, account.id, false)
  const becomesActive = !account.isActive && (isActive || !accounts.some((candidate) => candidate.isActive))
  if (becomesActive) await makeActive(tx, playerId, account)
  if (isNew) await recordFact(tx, { kind: 'account_opened', playerId, data: { accountId: account.id, currency } })
  return { ...account, isHidden: false, isActive: account.isActive || becomesActive }
}

/** Makes the account the active one. Refuses `not_found` for an account the player does not see. */
export async function switchAccount(tx: Tx, playerId: string, accountId: string): Promise<void> {
  await store.lockWallet(tx, playerId)
  const account = await findAccount(tx, playerId, accountId)
  if (account.isActive) return
  await makeActive(tx, playerId, account)
  const { currency } = account
  await recordFact(tx, { kind: 'account_switched', playerId, data: { accountId: account.id, currency } })
}

/** Open pages are told of both accounts; of a player's first account there is nobody to tell. */
async function makeActive(tx: Tx, playerId: string, account: StoredAccount): Promise<void> {
  const previous = await store.readActiveAccount(tx, playerId)
  await store.setActive(tx, playerId, account.id)
  if (!previous) return
  await publishAccount(tx, previous)
  await publishAccount(tx, account)
}

/** Takes an account out of sight. Refuses `account_not_empty` while it is active or holds anything. */
export async function hideAccount(tx: Tx, playerId: string, accountId: string): Promise<void> {
  await store.lockWallet(tx, playerId)
  const account = await findAccount(tx, playerId, accountId)
  if (account.isActive || !(await store.isEmpty(tx, account.id))) throw new Refusal('account_not_empty')
  await store.setHidden(tx, account.id, true)
}

/** The player's visible account with this id. Refuses `not_found` for any other, someone else's included. */
export async function findAccount(db: Queryable, playerId: string, accountId: string): Promise<StoredAccount> {
  const account = isUuid(accountId) ? await store.readAccount(db, accountId) : undefined
  if (!account || account.playerId !== playerId || account.isHidden) throw new Refusal('not_found')
  return account
}
