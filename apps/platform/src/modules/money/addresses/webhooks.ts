import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Logger } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Companies } from '../../ground/companies/index.ts'
import type { SecurityLog } from '../../ground/security/index.ts'
import { malformed, type SignatureGuard, signedRoutes } from '../../ground/signing/index.ts'

interface Ports {
  logger: Logger
  security: SecurityLog
  companies: Companies
}

/** Which of the company's invoices its word is about. What it says about it is asked for, so that no order matters. */
export interface Word {
  provider: string
  companyInvoice: string
}

const PATH = '/callbacks/coins/'

/** Events that are about no invoice have no id of one. */
const Webhook = z.object({
  type: z.string().max(64),
  storeId: z.string().optional(),
  invoiceId: z.string().min(1).max(255).optional(),
})

/**
 * Adds the address where companies tell that something happened to an invoice of theirs, `/callbacks/coins/<company>`.
 * `heard` looks what it is; it is called again for whatever comes again.
 */
export async function registerCoinWebhooks(
  app: FastifyInstance,
  ports: Ports,
  heard: (word: Word) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    const post = signedRoutes(scope, guardOf(ports.companies), ports)
    post(
      `${PATH}:company`,
      async ({ sender, body }) => {
        const webhook = Webhook.safeParse(body)
        if (!webhook.success) return malformed(webhook.error.issues[0]!.message)
        const { storeId, invoiceId: companyInvoice } = webhook.data
        const company = await ports.companies.find('chain', sender)
        // Another store's invoices are none of ours; what is received is not sent again.
        if (companyInvoice && company?.clientId === storeId) await heard({ provider: sender, companyInvoice })
        return { status: 200, body: { status: 'ok' } }
      },
      { isKeyed: true },
    )
  })
}

/**
 * Judges a webhook as BTCPay documents it: `BTCPay-Sig` is an HMAC of the body, byte for byte, by a secret of the company
 * the address names. There is neither nonce nor time in it, and none is needed: it only makes the house ask.
 */
function guardOf(companies: Companies): SignatureGuard {
  return async ({ path, headers, body }) => {
    const sender = path.slice(PATH.length).split('?')[0]!
    const secrets = await companies.secretsOf('chain', sender)
    if (secrets.length === 0) return { kind: 'refused', message: 'the sender is not known' }
    const given = Buffer.from(/^sha256=([0-9a-f]{64})$/i.exec(String(headers['btcpay-sig']))?.[1] ?? '', 'hex')
    const secret = secrets.find((known) => {
      const expected = createHmac('sha256', known.secret).update(body).digest()
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
    if (!secret) return { kind: 'refused', message: 'the signature does not match' }
    companies.noteUse(secret)
    return { kind: 'trusted', sender }
  }
}
