import { oneOf, readMembers, type Rules, text } from '../protocol/members.ts'

/** What the house tells of a player. */
export interface Postback {
  id: string
  event: 'registration' | 'first-deposit'
  tag: string
  /** The player, under a name the house made for them. */
  player: string
  occurredAt: string
  /** Of a first deposit, in smallest units. */
  amount?: string | undefined
  currency?: string | undefined
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isId = text((value) => UUID.test(value))

const rules: Rules<Pick<Postback, 'id' | 'event' | 'tag' | 'player' | 'occurredAt'>> = {
  id: isId,
  event: oneOf('registration', 'first-deposit'),
  tag: text((value) => value.length > 0 && value.length <= 255),
  player: isId,
  occurredAt: text((value) => /^\d{4}-\d\d-\d\dT/.test(value) && Number.isFinite(Date.parse(value))),
}

const money: Rules<{ amount: string; currency: string }> = {
  amount: text((value) => /^\d{1,38}$/.test(value)),
  currency: text((value) => /^[A-Z0-9]{2,10}$/.test(value)),
}

/** The postback, or a sentence that says what is wrong with it. Members we do not know are left out. */
export function readPostback(body: unknown): Postback | string {
  const common = readMembers(body, rules)
  if (typeof common === 'string' || common.event === 'registration') return common
  const paid = readMembers(body, money)
  return typeof paid === 'string' ? paid : { ...common, ...paid }
}
