import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '@baize/kit'
import type { ChainEvent } from './chain.ts'

export interface ReporterOptions {
  /** Where webhooks go. */
  url: string
  /** Signs them. */
  secret: string
  storeId: string
  clock: Clock
  retryFirstMs?: number
}

export interface Reporter {
  report: (event: ChainEvent) => void
  close: () => Promise<void>
}

const ATTEMPTS_MAX = 6
const RETRY_FIRST_MS = 500
const TIMEOUT_MS = 5_000

/**
 * Tells the house what happened, as real companies do at their worst: every word comes twice, and that of a settled
 * payment is followed by the one that it was received. What is not received is said again, after waits that double.
 */
export function createReporter(options: ReporterOptions): Reporter {
  const { url, secret, storeId, clock, retryFirstMs = RETRY_FIRST_MS } = options
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const webhookId = randomBytes(8).toString('base64url')

  const send = async (event: ChainEvent, type: ChainEvent['type'], isRedelivery: boolean): Promise<void> => {
    const { invoice, payment } = event
    const deliveryId = randomBytes(8).toString('base64url')
    const body = JSON.stringify({
      deliveryId,
      webhookId,
      originalDeliveryId: deliveryId,
      isRedelivery,
      type,
      timestamp: Math.floor(clock.now().getTime() / 1000),
      storeId,
      invoiceId: invoice.id,
      metadata: { orderId: invoice.orderId },
      afterExpiration: false,
      paymentMethodId: invoice.network,
      payment: paymentView(payment),
    })
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const headers = { 'content-type': 'application/json', 'btcpay-sig': `sha256=${signature}` }
    for (let attempt = 0; attempt < ATTEMPTS_MAX && !stopping.signal.aborted; attempt += 1) {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)])
      const reply = await fetch(url, { method: 'POST', body, headers, signal }).catch(() => undefined)
      await reply?.body?.cancel()
      if (reply?.ok) return
      await pause(retryFirstMs * 2 ** attempt, stopping.signal)
    }
  }

  const tell = async (event: ChainEvent): Promise<void> => {
    await send(event, event.type, false)
    await send(event, event.type, true)
    if (event.type === 'InvoicePaymentSettled') await send(event, 'InvoiceReceivedPayment', true)
  }

  return {
    report(event) {
      if (stopping.signal.aborted) return
      const telling = tell(event).finally(() => running.delete(telling))
      running.add(telling)
    },
    async close() {
      stopping.abort()
      await Promise.allSettled(running)
    },
  }
}

/** A payment as the interface shows it. */
export function paymentView({ id, receivedAt, value, status, destination }: ChainEvent['payment']): object {
  const receivedDate = Math.floor(new Date(receivedAt).getTime() / 1000)
  return { id, receivedDate, value, fee: '0', status, destination }
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, durationMs)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
