import type { Account } from '@baize/contract'
import { useMemo, useSyncExternalStore } from 'react'

/** The account a round is played from, as it stood at its lowest since the round began. */
let held: Account | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const subscribers = new Set<() => void>()

/** A game that says nothing more keeps nobody from their money for longer. */
const HOLD_MAX_MS = 10_000

/**
 * Keeps this tab from showing what a round has won before its reels stand: what leaves the account is shown, what comes
 * waits. It ends with the round, after ten seconds, or with the game.
 */
export function holdBalance(account: Account): void {
  change(account)
  timer = setTimeout(releaseBalance, HOLD_MAX_MS)
}

/** Shows the truth. */
export function releaseBalance(): void {
  if (held) change(null)
}

/** Takes notice of a newer copy of an account. */
export function noteAccount(account: Account): void {
  if (held?.id !== account.id || account.balance >= held.balance) return
  held = account
  tell()
}

/** The accounts as they are shown here: the one at play without what its round has brought so far. */
export function useShownAccounts(accounts: Account[] | undefined): Account[] | undefined {
  const copy = useSyncExternalStore(subscribe, read, readNone)
  return useMemo(
    () => (accounts && copy ? accounts.map((account) => shownOf(account, copy)) : accounts),
    [accounts, copy],
  )
}

/** Whether a round is on the screen, whose result is not told yet. */
export function useIsRoundOn(): boolean {
  return useSyncExternalStore(subscribe, read, readNone) !== null
}

export function shownOf(account: Account, copy: Account): Account {
  return account.id === copy.id && account.balance > copy.balance ? copy : account
}

function change(next: Account | null): void {
  clearTimeout(timer)
  held = next
  tell()
}

function tell(): void {
  for (const subscriber of subscribers) subscriber()
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

const read = (): Account | null => held
const readNone = (): null => null
