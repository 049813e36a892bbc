import type { ShortCheckMark } from '@baize/contract/kinds'
import { toBigInt } from '@baize/database'
import type { Compared, Figures } from './marks.ts'

/** Figures as they are kept, with what stood out: what was asked about is never judged again by later rules. */
export interface Found extends Figures {
  marks: ShortCheckMark[]
}

/** As JSON has them: amounts are text. */
export interface StoredFound extends Omit<Found, 'money'> {
  money: { currency: string; deposited: Compared<string>; staked: Compared<string>; won: Compared<string> }[]
}

export function toFound({ money, ...rest }: StoredFound): Found {
  return {
    ...rest,
    money: money.map(({ currency, deposited, staked, won }) => ({
      currency,
      deposited: amounts(deposited),
      staked: amounts(staked),
      won: amounts(won),
    })),
  }
}

function amounts({ week, fourWeeks }: Compared<string>): Compared<bigint> {
  return { week: toBigInt(week), fourWeeks: toBigInt(fourWeeks) }
}
