import {
  type ShortCheckMark,
  type ShortCheckMoneyMark,
  shortCheckMarks,
  shortCheckMoneyMarks,
} from '@baize/contract/kinds'
import { CHASES_MIN, DEPOSITS_MIN, LUCK_DIVISOR, NIGHTS_MIN, RAISES_MIN, TIMES } from './rules.ts'

/** The last seven days, and the four weeks before them. */
export interface Compared<Value> {
  week: Value
  fourWeeks: Value
}

/** What the rules look at; amounts in smallest units of real money. */
export interface Figures {
  money: { currency: string; deposited: Compared<bigint>; staked: Compared<bigint>; won: Compared<bigint> }[]
  /** Deposits of the last seven days, in all currencies. */
  deposits: number
  nights: Compared<number>
  chases: number
  /** In four weeks. */
  raises: number
}

const USUAL_WEEKS = 4n

/** Figures with what stands out in them: in all, and in each currency. */
export interface Found extends Omit<Figures, 'money'> {
  money: (Figures['money'][number] & { marks: ShortCheckMoneyMark[] })[]
  marks: ShortCheckMark[]
}

/** Finds what stands out, by the rules of `docs/short-check.md`. */
export function judge(figures: Figures): Found {
  const { deposits, nights, chases, raises } = figures
  const money = figures.money.map((own) => ({ ...own, marks: moneyMarksOf(own, deposits) }))
  const stands: Record<ShortCheckMark, boolean> = {
    deposits: money.some(({ marks }) => marks.includes('deposits')),
    losses: money.some(({ marks }) => marks.includes('losses')),
    nights: nights.week >= NIGHTS_MIN && isMany({ week: BigInt(nights.week), fourWeeks: BigInt(nights.fourWeeks) }),
    chasing: chases >= CHASES_MIN,
    raises: raises >= RAISES_MIN,
  }
  return { ...figures, money, marks: shortCheckMarks.filter((mark) => stands[mark]) }
}

function moneyMarksOf(own: Figures['money'][number], deposits: number): ShortCheckMoneyMark[] {
  const { deposited } = own
  const stands: Record<ShortCheckMoneyMark, boolean> = {
    deposits: deposits >= DEPOSITS_MIN && deposited.fourWeeks > 0n && isMany(deposited),
    losses: isLossMarked(own),
  }
  return shortCheckMoneyMarks.filter((mark) => stands[mark])
}

/** Whether the week is so many times a usual one. */
function isMany({ week, fourWeeks }: Compared<bigint>): boolean {
  return week > 0n && week * USUAL_WEEKS >= TIMES * fourWeeks
}

function isLossMarked({ staked, won }: Figures['money'][number]): boolean {
  const lost = staked.week - won.week
  const lostBefore = staked.fourWeeks - won.fourWeeks
  // Multiplied out, so that nothing is rounded: the greater of a usual loss and the part that luck may cost.
  return (
    staked.fourWeeks > 0n &&
    isMany({ week: lost, fourWeeks: lostBefore }) &&
    isMany({ week: lost * LUCK_DIVISOR, fourWeeks: staked.fourWeeks })
  )
}
