import type { StoredFact } from '../../ground/facts/index.ts'
import type { PostbackEvent } from './postback.ts'

/** Facts that say what came of a player. */
export type TalliedFact = StoredFact<'player_registered' | 'deposit_settled'>

/** A player somebody brought. */
export interface Brought {
  playerId: string
  companyId: string
  tag: string
  reference: string
}

/** What a fact adds to the day of a tag. */
export interface Tally extends Pick<Brought, 'companyId' | 'tag'> {
  at: Date
  registrations: number
  firstDepositors: number
  /** Smallest units as text. */
  deposit: { currency: string; amount: string } | null
}

/** A postback that is to be sent. */
export interface NewPostback extends Brought {
  event: PostbackEvent
  occurredAt: Date
  currency: string | null
  amount: string | null
}

/** What a fact of a player somebody brought adds, and what the company hears of it. */
export function tallyOf(
  brought: Brought,
  { kind, occurredAt, data }: TalliedFact,
): { tally: Tally; postback: NewPostback | null } {
  const { companyId, tag } = brought
  if (kind === 'player_registered')
    return {
      tally: { companyId, tag, at: occurredAt, registrations: 1, firstDepositors: 0, deposit: null },
      postback: { ...brought, event: 'registration', occurredAt, currency: null, amount: null },
    }
  const { currency, amount, number } = data
  const isFirst = number === 1
  return {
    tally: {
      companyId,
      tag,
      at: occurredAt,
      registrations: 0,
      firstDepositors: isFirst ? 1 : 0,
      deposit: { currency, amount },
    },
    postback: isFirst ? { ...brought, event: 'first-deposit', occurredAt, currency, amount } : null,
  }
}
