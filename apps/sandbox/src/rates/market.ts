/** Main units of each currency for one euro, around which the pretend market moves. */
const around: Readonly<Record<string, string>> = {
  USD: '1.10',
  GBP: '0.86',
  CHF: '0.94',
  PLN: '4.27',
  SEK: '11.10',
  NOK: '11.60',
  CZK: '24.60',
  RON: '5.05',
  HUF: '392',
  TRY: '47.50',
  BRL: '6.15',
  MXN: '20.80',
  INR: '96.40',
  CAD: '1.55',
  AUD: '1.72',
  NZD: '1.90',
  JPY: '168',
  KWD: '0.337',
  IRT: '118000',
  KZT: '590',
  UZS: '13600',
  BTC: '0.00001',
  ETH: '0.0003',
  USDT: '1.10',
}

/** How the feed answers: as it should, not at all, or with nonsense of some kind. */
export const habits = ['usual', 'silent', 'zero', 'negative', 'jump', 'stale'] as const
export type Habit = (typeof habits)[number]

const DAY_MS = 86_400_000
/** How far a rate swings to either side within a day. */
const SWING = 0.002
/** Digits after the point of a quote; coins of 18 decimals need them. */
const PLACES = 18n

/** What the feed says at a moment. */
export function quotesAt(now: Date, habit: Exclude<Habit, 'silent'>): { at: string; rates: Record<string, string> } {
  const at = habit === 'stale' ? new Date(now.getTime() - 3 * DAY_MS) : now
  const rates = Object.entries(around).map(([code, middle], place) => {
    if (habit === 'zero') return [code, '0']
    const phase = (2 * Math.PI * (at.getTime() % DAY_MS)) / DAY_MS + place
    const moved = times(middle, (1 + SWING * Math.sin(phase)) * (habit === 'jump' ? 100 : 1))
    return [code, habit === 'negative' ? `-${moved}` : moved]
  })
  return { at: at.toISOString(), rates: Object.fromEntries(rates) }
}

/** A decimal text times a factor, exact to the factor's millionth. */
function times(decimal: string, factor: number): string {
  const [whole = '0', part = ''] = decimal.split('.')
  const scaled = BigInt(whole + part.padEnd(Number(PLACES), '0'))
  const product = ((scaled * BigInt(Math.round(factor * 1e6))) / 1_000_000n)
    .toString()
    .padStart(Number(PLACES) + 1, '0')
  return `${product.slice(0, -Number(PLACES))}.${product.slice(-Number(PLACES))}`
}
