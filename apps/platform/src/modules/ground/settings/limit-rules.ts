import { type CashPeriod, cashPeriods } from '@baize/contract/kinds'

/** A length of breaks as players choose it; without days and months it has no end. */
export interface BreakLength {
  id: string
  name: string
  days?: number
  /** Calendar months. */
  months?: number
}

/** What the house asks of limits and breaks that players set on themselves. A country may ask for more. */
export interface LimitRules {
  cashPeriods: readonly CashPeriod[]
  /** Most that a cash limit may be, in main units. */
  amountMax: number
  /** What makes a limit weaker waits, and then for the player to say again that they want it. */
  weakening: {
    delayHours: number
    /** Whether it waits for the end of the running period besides. */
    waitsForPeriodEnd: boolean
    /** How long the player may confirm it; afterwards the limit stays as it was. */
    confirmableDays: number
  }
  coolingOff: {
    /** From short to long; screens rely on the order. */
    lengths: readonly BreakLength[]
    /** How long somebody waits who asks for an earlier end; `null` where there is none. */
    earlyEndHours: number | null
    /** Whether signing in is refused as well. */
    closesSignIn: boolean
  }
  selfExclusion: { lengths: readonly BreakLength[] }
}

/** The specification's own rules, for players whom no country's rules concern. */
export const openLimitRules: LimitRules = {
  cashPeriods,
  amountMax: 1_000_000,
  weakening: { delayHours: 24, waitsForPeriodEnd: true, confirmableDays: 7 },
  coolingOff: {
    lengths: [
      { id: '1_day', name: '1 day', days: 1 },
      { id: '3_days', name: '3 days', days: 3 },
      { id: '1_week', name: '1 week', days: 7 },
      { id: '1_month', name: '1 month', months: 1 },
      { id: '3_months', name: '3 months', months: 3 },
    ],
    earlyEndHours: 24,
    closesSignIn: false,
  },
  selfExclusion: {
    lengths: [
      { id: '6_months', name: '6 months', months: 6 },
      { id: '9_months', name: '9 months', months: 9 },
      { id: '1_year', name: '1 year', months: 12 },
      { id: 'forever', name: 'Forever' },
    ],
  },
}

/** When a break that begins now is over; `null` for never. */
export function breakEnd({ days, months }: BreakLength, now: Date): Date | null {
  if (days === undefined && months === undefined) return null
  const end = new Date(now.getTime() + (days ?? 0) * 86_400_000)
  // A day that the month does not have moves the end into the next one, never before.
  end.setUTCMonth(end.getUTCMonth() + (months ?? 0))
  return end
}
