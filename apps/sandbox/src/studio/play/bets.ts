import { MoneyError, fromMain } from '@baize/money'

/** Bet sizes offered to players, in steps of the currency; those that split evenly over the paylines remain. */
const BETS_IN_STEPS = [20, 40, 50, 60, 80, 100, 120, 200, 300, 400, 500, 600, 1000, 2000, 5000, 10_000]

/** One step in main units: about one euro cent, rounded to what the currency's players use. */
const STEPS: Readonly<Record<string, string>> = {
  BRL: '0.05',
  BTC: '0.0000001',
  DOGE: '0.05',
  ETH: '0.000004',
  INR: '1',
  IRR: '5000',
  JPY: '1',
  KRW: '10',
  KZT: '5',
  LTC: '0.0001',
  NGN: '10',
  PLN: '0.05',
  RUB: '1',
  TRX: '0.05',
  TRY: '0.5',
  UAH: '0.5',
  UZS: '100',
}

/**
 * The bets of a game in smallest units, smallest first: for twenty paylines in euro 0.20 to 100.00. Each is
 * a whole number of smallest units per payline, so that every win is exact too.
 */
export function betLevels(paylines: number, currency: string, subunitToUnit: bigint): bigint[] {
  const step = stepOf(currency, subunitToUnit)
  return BETS_IN_STEPS.filter((steps) => steps % paylines === 0).map((steps) => BigInt(steps) * step)
}

function stepOf(currency: string, subunitToUnit: bigint): bigint {
  try {
    return fromMain(STEPS[currency] ?? '0.01', subunitToUnit)
  } catch (error) {
    // A currency whose smallest unit is coarser than the step bets in smallest units.
    if (error instanceof MoneyError) return 1n
    throw error
  }
}
