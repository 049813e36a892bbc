/**
 * Where a player waits: for a deposit on the screen that asks for patience or at its step within the wallet, for a
 * withdrawal at the page that asks where it goes.
 */
export type WaitingPlace = 'patience' | 'wallet' | 'payee'

const KEYS: Record<WaitingPlace, string> = {
  patience: 'awaitedDeposit',
  wallet: 'asyncInvoiceId',
  payee: 'awaitedPayee',
}

const SHOWN_AT: Record<'patience' | 'wallet', RegExp> = {
  patience: /[?&]deposit-pending=/,
  wallet: /[?&]wallet=deposit/,
}

/** Remembers in this tab, past a reload, for which payment the player waits. */
export function awaitDeposit(place: WaitingPlace, invoiceId: string): void {
  sessionStorage.setItem(KEYS[place], invoiceId)
}

/** The payment the player waits for, if any. */
export function awaitedDeposit(place: WaitingPlace): string | null {
  return sessionStorage.getItem(KEYS[place])
}

export function endAwaiting(place: WaitingPlace): void {
  sessionStorage.removeItem(KEYS[place])
}

/** Whether the page shows how the deposit goes on, so that nothing else has to tell of its end. */
export function isShownInPlace(invoiceId: string, search: string): boolean {
  return (['patience', 'wallet'] as const).some(
    (place) => awaitedDeposit(place) === invoiceId && SHOWN_AT[place].test(search),
  )
}
