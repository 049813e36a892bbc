import { type ShortCheckMoneyMark, shortCheckMoneyMarks } from '@baize/contract/kinds'
import { toBigInt } from '@baize/database'
import type { Compared, Found } from './marks.ts'

/** As JSON has them: amounts are text. What was asked about is never judged again by later rules. */
export interface StoredFound extends Omit<Found, 'money'> {
  money: {
    currency: string
    deposited: Compared<string>
    staked: Compared<string>
    won: Compared<string>
    /** Absent where currencies were not told apart: each had what all had. */
    marks?: ShortCheckMoneyMark[]
  }[]
}

export function toFound({ money, ...rest }: StoredFound): Found {
  return {
    ...rest,
    money: money.map(({ currency, deposited, staked, won, marks }) => ({
      currency,
      deposited: amounts(deposited),
      staked: amounts(staked),
      won: amounts(won),
      marks: marks ?? shortCheckMoneyMarks.filter((mark) => rest.marks.includes(mark)),
    })),
  }
}

function amounts({ week, fourWeeks }: Compared<string>): Compared<bigint> {
  return { week: toBigInt(week), fourWeeks: toBigInt(fourWeeks) }
}
