const KEY = 'awaitedDeposit'

/** Remembers in this tab, past a reload, for which deposit the player was asked to be patient. */
export function awaitDeposit(invoiceId: string): void {
  sessionStorage.setItem(KEY, invoiceId)
}

/** The deposit the player waits for, if any. */
export function awaitedDeposit(): string | null {
  return sessionStorage.getItem(KEY)
}

export function endAwaiting(): void {
  sessionStorage.removeItem(KEY)
}
