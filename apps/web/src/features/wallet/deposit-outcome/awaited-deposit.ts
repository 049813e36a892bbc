/**
 * Where a player waits: for a deposit on the screen that asks for patience and then tells its end, or at its step within
 * the wallet; for a withdrawal at the page that asks where it goes.
 */
export type WaitingPlace = 'patience' | 'wallet' | 'payee'

const KEYS: Record<WaitingPlace, string> = {
  patience: 'awaitedDeposit',
  wallet: 'asyncInvoiceId',
  payee: 'awaitedPayee',
}

const SHOWN_AT: Record<'patience' | 'wallet', RegExp> = {
  patience: /[?&]deposit-(pending|success|error|redirect)=/,
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

/** The deposit a result screen speaks of: the one the payment page sent the player back from, or the one waited for. */
export function resultInvoiceId(search: string): string | null {
  return new URLSearchParams(search).get('invoice') ?? awaitedDeposit('patience')
}

/** Whether the page shows how the deposit goes on, so that nothing else has to tell of its end. */
export function isShownInPlace(invoiceId: string, search: string): boolean {
  return (
    (SHOWN_AT.patience.test(search) && resultInvoiceId(search) === invoiceId) ||
    (SHOWN_AT.wallet.test(search) && awaitedDeposit('wallet') === invoiceId)
  )
}
