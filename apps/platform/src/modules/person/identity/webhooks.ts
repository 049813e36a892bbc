import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Logger } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import type { Companies } from '../../ground/companies/index.ts'
import type { SecurityLog } from '../../ground/security/index.ts'
import { malformed, type SignatureGuard, signedRoutes } from '../../ground/signing/index.ts'
import type { Report } from './check.ts'
import { readReport } from './report.ts'

interface Ports {
  logger: Logger
  security: SecurityLog
  companies: Companies
  config: { identity: { level: string } }
}

const PATH = '/callbacks/identity/'

/** By the header that says which. SHA-1 is not taken. */
const ALGORITHMS: Record<string, 'sha256' | 'sha512'> = { HMAC_SHA256_HEX: 'sha256', HMAC_SHA512_HEX: 'sha512' }

/**
 * Adds the address where identity companies tell what became of applicants, `/callbacks/identity/<company>`. `taken`
 * carries out what they mean; it is called again for whatever comes again.
 */
export async function registerIdentityWebhooks(
  app: FastifyInstance,
  ports: Ports,
  taken: (report: Report) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    const post = signedRoutes(scope, digestGuard(ports.companies), ports)
    post(
      `${PATH}:company`,
      async ({ sender, body }) => {
        let report: Report | null
        try {
          report = readReport(sender, body, ports.config.identity.level)
        } catch (error) {
          if (error instanceof SyntaxError) return malformed(error.message)
          throw error
        }
        // Whatever is not for us is received as well: it would be sent again for a day.
        if (report) await taken(report)
        return { status: 200, body: { status: 'ok' } }
      },
      { isKeyed: true },
    )
  })
}

/**
 * Judges a webhook as the company documents it: an HMAC of the body, byte for byte, by a secret of the company the
 * address names. There is neither nonce nor time in it, and none is needed: what comes again changes nothing.
 */
function digestGuard(companies: Companies): SignatureGuard {
  return async ({ path, headers, body }) => {
    const sender = path.slice(PATH.length).split('?')[0]!
    const secrets = await companies.secretsOf('identity', sender)
    if (secrets.length === 0) return { kind: 'refused', message: 'the sender is not known' }
    const algorithm = ALGORITHMS[String(headers['x-payload-digest-alg'])]
    if (!algorithm) return { kind: 'refused', message: 'the algorithm of the digest is not one of ours' }
    const given = Buffer.from(String(headers['x-payload-digest']), 'hex')
    const secret = secrets.find((known) => {
      const expected = createHmac(algorithm, known.secret).update(body).digest()
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
    if (!secret) return { kind: 'refused', message: 'the digest does not match' }
    companies.noteUse(secret)
    return { kind: 'trusted', sender }
  }
}
