/** Hundredths of a deposit that must be staked before money may leave; 100 is once. */
const DEFAULT_PERCENT = 100n

/** Currencies in which the house asks for something else. */
const percents: Readonly<Record<string, bigint>> = {
  // Coins are sent on within minutes, so they are the first choice of whoever only passes money through.
  BTC: 150n,
  ETH: 150n,
  USDT: 150n,
}

/** How much of a deposit must be staked before money may leave the account, so that nobody only passes it through. */
export function turnoverOf(deposit: bigint, currency: string): bigint {
  return (deposit * percentOf(currency)) / 100n
}

/** The same as the factor players read: 1 is once the deposit. */
export function turnoverMultiplier(currency: string): number {
  return Number(percentOf(currency)) / 100
}

function percentOf(currency: string): bigint {
  return percents[currency] ?? DEFAULT_PERCENT
}
