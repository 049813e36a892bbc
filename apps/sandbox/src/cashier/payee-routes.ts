import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { errorPage } from './pages.ts'
import { destinationAt, type PayeeLink, places, readPayeeLink } from './payee-link.ts'
import { placesPage, saidPage } from './payee-pages.ts'
import type { Payouts } from './payouts.ts'
import { sendPage, textsOf } from './requests.ts'
import { languageOf } from './texts.ts'

export interface PayeeRoutesOptions {
  payouts: Payouts
  secret: string
  platformOrigins: readonly string[]
  clock: Clock
  /** Lets the platform show the answer in a frame. */
  allowFrame: (reply: FastifyReply) => void
}

/** The page on which a payee says where the money goes. The platform leads there by a link it has signed. */
export function payeeRoutes(scope: FastifyInstance, options: PayeeRoutesOptions): void {
  const { payouts, secret, platformOrigins, clock, allowFrame } = options
  /** The link of a request; answers itself when there is none. */
  const read = (fields: Record<string, string>, reply: FastifyReply): PayeeLink | null => {
    const link = readPayeeLink(fields, { secret, platformOrigins, now: clock.now() })
    if (!link) void sendPage(reply, 404, errorPage('notFound', languageOf(fields['locale'] ?? 'en')))
    else if (link.shownIn === 'frame') allowFrame(reply)
    return link
  }

  scope.get('/payout', async (request, reply) => {
    const link = read(textsOf(request.query), reply)
    if (!link) return reply
    const language = languageOf(link.locale)
    const payout = await payouts.find(link.payoutId)
    return sendPage(reply, 200, payout ? saidPage(link, payout, language) : placesPage(link, language, false))
  })

  scope.post('/payout', async (request, reply) => {
    const { place: said, ...fields } = textsOf(request.body)
    const link = read(fields, reply)
    if (!link) return reply
    const place = places.find((known) => known === said)
    if (!place && said !== 'none') return sendPage(reply, 422, placesPage(link, languageOf(link.locale), true))
    await payouts.prepare(link, place ? destinationAt(place, link) : null)
    const page = `/cashier/payout?${new URLSearchParams({ ...link }).toString()}`
    return reply.redirect(link.shownIn === 'window' ? link.returnUrl : page, 303)
  })
}
