/** The window the payment company will show its page in, opened by the press itself so that no blocker minds. */
export interface PaymentWindow {
  /** The browser kept it closed; the player has to open the address. */
  isBlocked: boolean
  send(url: string): void
  close(): void
}

/** Opens an empty window with a word of patience in it. Must be called before anything is awaited. */
export function openPaymentWindow(waitingText: string): PaymentWindow {
  const opened = window.open('about:blank', '_blank')
  if (!opened) return { isBlocked: true, send: () => {}, close: () => {} }
  // Pages of the payment company must not reach back into the site.
  opened.opener = null
  opened.document.title = waitingText
  opened.document.body.textContent = waitingText
  return {
    isBlocked: false,
    send: (url) => opened.location.replace(url),
    close: () => opened.close(),
  }
}

/** The address of a payment page with its fields as query; `null` for an address no browser should be sent to. */
export function paymentUrl(action: string | null, fields: Readonly<Record<string, string>> | null): string | null {
  if (!action || !URL.canParse(action)) return null
  const url = new URL(action)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  for (const [key, value] of Object.entries(fields ?? {})) url.searchParams.append(key, value)
  return url.href
}
