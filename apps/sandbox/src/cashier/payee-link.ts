import { createHash } from 'node:crypto'
import { isSignatureValid, isUuid } from '@baize/kit'
import { oneOf, readMembers, type Rules, text } from '../protocol/members.ts'
import { isAddress, type OrderTerms, orderRules } from './order-rules.ts'

/** What the platform has signed for a payee, who says here where the money goes. */
export interface PayeeLink extends Pick<
  OrderTerms,
  'amount' | 'currency' | 'subunitToUnit' | 'playerReference' | 'locale' | 'callbackUrl'
> {
  payoutId: string
  shownIn: 'window' | 'frame'
  returnUrl: string
  expiresAt: string
  signature: string
}

const { amount, currency, subunitToUnit, playerReference, locale, callbackUrl } = orderRules

const rules: Rules<PayeeLink> = {
  amount,
  currency,
  subunitToUnit,
  playerReference,
  locale,
  callbackUrl,
  payoutId: text(isUuid),
  shownIn: oneOf('window', 'frame'),
  returnUrl: isAddress,
  expiresAt: text((value) => /^\d{1,15}$/.test(value)),
  signature: text((value) => /^[0-9a-f]{64}$/.test(value)),
}

interface Trust {
  secret: string
  platformOrigins: readonly string[]
  now: Date
}

/** The link of a request; `null` for one that the platform did not sign, or that is past. */
export function readPayeeLink(members: object, { secret, platformOrigins, now }: Trust): PayeeLink | null {
  const link = readMembers(members, rules)
  if (typeof link === 'string') return null
  const { signature, ...told } = link
  const query = new URLSearchParams(Object.entries(told).toSorted(([left], [right]) => (left < right ? -1 : 1)))
  const path = `/cashier/payout?${query.toString()}`
  const signed = { timestamp: link.expiresAt, nonce: link.payoutId, method: 'GET', path, body: '' }
  const isOfPlatform = [link.callbackUrl, link.returnUrl].every((url) => platformOrigins.includes(new URL(url).origin))
  const isTrusted = isSignatureValid(secret, signed, signature) && isOfPlatform
  return isTrusted && Number(link.expiresAt) > now.getTime() ? link : null
}

/** Where a payee can have money sent. Test accounts, the same for everybody. */
export const places = ['4711', '0815'] as const
export type Place = (typeof places)[number]

/** A place as the platform gets to know it: by a token that is always the same for the same payee and place. */
export function destinationAt(place: Place, { playerReference }: Pick<PayeeLink, 'playerReference'>) {
  const token = createHash('sha256').update(`${playerReference} ${place}`).digest('base64url')
  return { token, masked: `···· ${place}` }
}
