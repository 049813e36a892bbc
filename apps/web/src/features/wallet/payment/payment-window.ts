/** The window the payment company will show its page in, opened by the press itself so that no blocker minds. */
export interface PaymentWindow {
  /** Whether it could: the browser may have kept the window closed, or the player closed it meanwhile. */
  send(url: string): boolean
  close(): void
}

/**
 * Opens an empty window with a word of patience in it, unless there is no line that a page could come by. Must be called
 * before anything is awaited.
 */
export function openPaymentWindow(waitingText: string): PaymentWindow {
  const opened = navigator.onLine ? window.open('about:blank', '_blank') : null
  if (!opened) return { send: () => false, close: () => {} }
  // Pages of the payment company must not reach back into the site.
  opened.opener = null
  opened.document.title = waitingText
  opened.document.body.textContent = waitingText
  return {
    send: (url) => {
      if (opened.closed) return false
      opened.location.replace(url)
      return true
    },
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
