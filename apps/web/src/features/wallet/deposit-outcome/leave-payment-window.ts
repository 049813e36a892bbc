/**
 * Ends the visit of a window that was opened for a payment: closes it, so that the player is back where the
 * wallet was. A window the player came to otherwise stays, and only the result goes.
 */
export function leavePaymentWindow(onStay: () => void): void {
  // A window with a single entry would close whoever opened it; one that was at a payment page has more.
  if (history.length > 1) window.close()
  if (!window.closed) onStay()
}
