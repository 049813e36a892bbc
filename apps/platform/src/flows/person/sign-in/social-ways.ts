import type { Constants } from '@baize/contract'
import { Refusal } from '@baize/kit'
import { constants, limitConstants } from '../../../modules/ground/settings/index.ts'
import { limitRulesOf } from '../../../modules/ground/packs/index.ts'
import type { Company } from '../../../modules/ground/companies/index.ts'
import {
  type OutsidePerson,
  askOpenId,
  attemptCookie,
  finishOpenId,
  isCompanyOf,
  TELEGRAM_FRESH_MS,
  readAttempt,
  readTelegramPerson,
  serveableWays,
  spentAttemptCookie,
} from '../../../modules/person/social/index.ts'
import { findReferralRules } from '../../../modules/person/referrals/index.ts'
import type { Services } from '../../../services.ts'
import type { SocialArrival } from './social-sign-in.ts'
import type { Visit } from './visit.ts'

/** The tree of enumerations, with the ways to sign in that are configured, whether referrals count and the lengths of limits of the country. */
export async function readConstants(services: Services, country: string | null): Promise<Constants> {
  const ways = await serveableWays(services)
  const limit = limitConstants(limitRulesOf(services.packs.rulesOf(country, services.clock.now())))
  const { isEnabled: enabled } = await findReferralRules(services.pool)
  const referral = { ...constants.player.referral, enabled }
  const player: Constants['player'] = { ...constants.player, limit, referral, socialAuth: ways.map(({ id }) => id) }
  const telegram = ways.find((way) => isCompanyOf('widget', way))
  if (telegram) player.telegram = widgetOf(services, telegram)
  const { isDepositBonusDeclined: depositBonusDeclineDefault } = services.offers.current().house
  const game = { ...constants.game, bonus: { ...constants.game.bonus, depositBonusDeclineDefault } }
  return { ...constants, player, game }
}

/** Telegram says how its script is asked; only where it comes from is ours to name. */
function widgetOf(services: Services, { id, url, clientId }: Company): NonNullable<Constants['player']['telegram']> {
  return { bot: clientId!, auth_url: callbackOf(services, id), widget_url: `${url}/js/telegram-widget.js` }
}

/** Where the browser is sent, and the cookie by which it is known again. */
interface Departure {
  redirect: string
  cookie: string | null
}

/**
 * Sends the browser to a company, or to a connection behind it. Whoever cannot be taken there comes back at once, to the
 * page that says so. Refuses `provider_unknown`.
 */
export async function departTo(
  services: Services,
  { companyId, connection, state }: { companyId: string; connection: string | null; state: string },
): Promise<Departure> {
  const company = await findWay(services, companyId, connection !== null)
  const redirectUrl = callbackOf(services, connection ?? companyId)
  try {
    const { url, nonce, verifier } = await askOpenId(services, company, { redirectUrl, state, connection })
    const attempt = { companyId, connection: connection ?? companyId, nonce, verifier }
    return { redirect: url, cookie: attemptCookie(services, state, attempt) }
  } catch (error) {
    services.logger.warn('a company that vouches for people cannot be asked', {
      company: companyId,
      reason: String(error),
    })
    const query = new URLSearchParams({ error: 'temporarily_unavailable', state })
    return { redirect: `${redirectUrl}?${query}`, cookie: null }
  }
}

/** What the browser brought back. */
export interface SocialReturn {
  query: Record<string, string>
  body: { provider: string; connection: string; locale: string } & {
    [Name in 'fingerprint' | 'affiliateTag' | 'referralCode' | 'bonusCode']?: string
  }
}

/**
 * Whom the company vouches for, asked outside of any transaction, and the cookie that ends the attempt. Refuses
 * `social_sign_in_failed` when this browser did not leave with that state, and `provider_unknown`.
 */
export async function takeReturn(
  services: Services,
  { query, body }: SocialReturn,
  visit: Visit,
): Promise<SocialArrival & { spentCookie: string | null }> {
  const { provider, connection, locale, fingerprint, affiliateTag } = body
  const codes = { referralCode: body.referralCode?.trim() || null, bonusCode: body.bonusCode?.trim() || null }
  if (provider !== connection) throw new Refusal('provider_unknown')
  const agreements = await services.agreements()
  const said = {
    locale,
    fingerprint: fingerprint ?? null,
    affiliateTag: affiliateTag ?? null,
    ...codes,
    agreements,
    visit,
  }
  if (isCompanyOf('widget', { id: connection }))
    return { ...said, person: await takeWidget(services, connection, query), spentCookie: null }
  const state = query.state ?? ''
  const attempt = readAttempt(services, visit.cookies, state)
  if (!attempt || attempt.connection !== connection) throw new Refusal('social_sign_in_failed')
  const company = await findWay(services, attempt.companyId, isCompanyOf('connections', { id: attempt.companyId }))
  const callbackUrl = new URL(`${callbackOf(services, connection)}?${new URLSearchParams(query)}`)
  const person: OutsidePerson = await finishOpenId(services, company, { callbackUrl, state, attempt })
  return { ...said, person, spentCookie: spentAttemptCookie(services, state) }
}

/** Whom the widget vouches for. What it signed is taken once, by one process of all. */
async function takeWidget(
  services: Services,
  companyId: string,
  query: Record<string, string>,
): Promise<OutsidePerson> {
  const { companies, clock, seenCalls } = services
  const company = (await serveableWays(services)).find(({ id }) => id === companyId)
  if (!company) throw new Refusal('provider_unknown')
  const person = readTelegramPerson(companyId, await companies.secretFor(company), query, clock.now())
  if (!person || !(await seenCalls.isFirst(`${companyId} ${query.hash}`, TELEGRAM_FRESH_MS * 2)))
    throw new Refusal('social_sign_in_failed')
  return person
}

async function findWay(services: Services, companyId: string, hasConnections: boolean): Promise<Company> {
  const company = (await serveableWays(services)).find(({ id }) => id === companyId)
  if (!company || !isCompanyOf(hasConnections ? 'connections' : 'openid', company))
    throw new Refusal('provider_unknown')
  return company
}

/** The page the company sends the browser back to, which must be registered there. */
function callbackOf({ config }: Services, connection: string): string {
  return `${config.publicUrl}/auth/social/${encodeURIComponent(connection)}/callback`
}
