import type { Clock } from '@baize/kit'
import { decimals, fromMain, toMainText } from '@baize/money'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPage, textsOf } from '../cashier/requests.ts'
import { type Language, languageOf } from '../cashier/texts.ts'
import { createThrottle } from '../pages/throttle.ts'
import type { Chain } from './chain.ts'
import { type Network, networkOf } from './networks.ts'
import { texts } from './texts.ts'
import { type Problem, STYLES_REVISION, styles, type WalletEntry, walletPage } from './wallet-page.ts'

interface WalletOptions {
  chain: Chain
  /** Origin of the page, as browsers know it. */
  origin: string
  clock: Clock
}

const MINUTE_MS = 60_000
const REQUESTS_PER_MINUTE = 600

/** The pretend wallet. Plain forms and links; nothing on it needs a script. */
export function walletRoutes(scope: FastifyInstance, { chain, origin, clock }: WalletOptions): void {
  const requests = createThrottle({ count: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS, clock })
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    const language = languageIn(request)
    if (!requests.take(request.ip)) return reply.code(429).type('text/plain; charset=utf-8').send(texts[language].busy)
    const sender = request.headers.origin
    if (request.method === 'POST' && sender !== undefined && sender !== origin) return reply.code(403).send()
  })

  const show = (reply: FastifyReply, language: Language, entry: WalletEntry, problems: readonly Problem[] = []) => {
    const network = networkOf(entry.network)
    const isPlace = network !== undefined && entry.address !== ''
    const tag = tagOf(network, entry)
    return sendPage(
      reply,
      problems.length > 0 ? 422 : 200,
      walletPage({
        language,
        entry,
        problems,
        sent: isPlace
          ? chain.sentTo(network.id, entry.address, tag).map((transaction) => ({
              transaction,
              confirmations: chain.confirmationsOf(transaction),
            }))
          : null,
        isKnown: isPlace && chain.at(network.id, entry.address, tag) !== undefined,
        height: network ? chain.heightOf(network.id) : 0,
        link: (known) => addressOf(entry, known),
      }),
    )
  }

  scope.get(`/assets/${STYLES_REVISION}.css`, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable').send(styles),
  )

  scope.get('/wallet', async (request, reply) => {
    const query = textsOf(request.query)
    const invoice = chain.find(query['invoice'] ?? '')
    const place: Record<string, string> = invoice
      ? { network: invoice.network, address: invoice.address, tag: invoice.tag ?? '' }
      : {}
    return show(reply, languageIn(request), entryOf({ ...query, ...place }))
  })

  scope.post('/wallet', async (request, reply) => {
    const form = textsOf(request.body)
    const language = languageIn(request)
    const entry = entryOf(form)
    const network = networkOf(entry.network)
    const amount = network && readAmount(form['way'] === 'dust' ? network.dust : entry.amount, network)
    const problems = problemsOf(entry, network, amount ?? null)
    if (problems.length > 0 || !network || !amount) return show(reply, language, entry, problems)
    const scale = 10n ** BigInt(network.places)
    const parts = form['way'] === 'parts' && amount > 1n ? [amount / 2n, amount - amount / 2n] : [amount]
    const tag = tagOf(network, entry)
    const outputs = parts.map((part) => ({ address: entry.address, tag, value: toMainText(part, scale) }))
    await chain.send({ network, outputs, fee: entry.fee })
    return reply.redirect(addressOf(entry, language), 303)
  })

  scope.post('/wallet/replace', async (request, reply) => {
    const form = textsOf(request.body)
    await chain.replace(form['id'] ?? '')
    return reply.redirect(addressOf(entryOf(form), languageIn(request)), 303)
  })

  scope.post('/wallet/block', async (request, reply) => {
    const form = textsOf(request.body)
    const network = networkOf(form['network'] ?? '')
    if (network) await chain.mine(network.id)
    return reply.redirect(addressOf(entryOf(form), languageIn(request)), 303)
  })
}

const LENGTH_MAX = 128

function entryOf(texts: Record<string, string>): WalletEntry {
  const text = (name: string) => (texts[name] ?? '').trim().slice(0, LENGTH_MAX)
  const network = networkOf(text('network'))
  return {
    network: network?.id ?? '',
    address: text('address'),
    tag: text('tag'),
    amount: text('amount') || (network?.usual ?? ''),
    fee: texts['fee'] === 'low' ? 'low' : 'usual',
  }
}

function tagOf(network: Network | undefined, { tag }: WalletEntry): string | null {
  return network?.hasTag && tag !== '' ? tag : null
}

function problemsOf(entry: WalletEntry, network: Network | undefined, amount: bigint | null): Problem[] {
  if (!network) return ['network']
  const problems: Problem[] = []
  if (!network.pattern.test(entry.address)) problems.push('address')
  if (amount === null) problems.push('amount')
  return problems
}

/** The amount in the smallest units of the network; `null` for none. */
function readAmount(text: string, { places }: Network): bigint | null {
  const scale = 10n ** BigInt(places)
  if (!/^\d{1,12}(\.\d+)?$/.test(text) || (text.split('.')[1]?.length ?? 0) > decimals(scale)) return null
  const amount = fromMain(text, scale)
  return amount > 0n ? amount : null
}

function addressOf({ network, address, tag }: WalletEntry, language: Language): string {
  return `/chain/wallet?${new URLSearchParams({ network, address, ...(tag && { tag }), lang: language }).toString()}`
}

function languageIn(request: FastifyRequest): Language {
  const { lang = '' } = { ...textsOf(request.query), ...textsOf(request.body) }
  return languageOf(lang || (request.headers['accept-language'] ?? ''))
}
