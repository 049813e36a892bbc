import type { Price } from '../model/prices.ts'
import type { Verdict } from '../model/verdict.ts'

export type TicketType = 'single' | 'combination' | 'system'

/** Every way to choose `size` of `count`, each as the places chosen. */
export function linesOf(count: number, size: number): number[][] {
  const lines: number[][] = []
  const choose = (from: number, chosen: readonly number[]): void => {
    if (chosen.length === size) lines.push([...chosen])
    else for (let at = from; at < count; at++) choose(at + 1, [...chosen, at])
  }
  choose(0, [])
  return lines
}

export function lineCount(count: number, size: number): number {
  let result = 1
  for (let at = 1; at <= size; at++) result = (result * (count - size + at)) / at
  return Math.round(result)
}

/** What a leg multiplies a stake by, as a fraction. */
interface Factor {
  readonly times: bigint
  readonly of: bigint
}

const atPrice = (price: Price): Factor => ({ times: BigInt(price), of: 100n })

/** What a price and a verdict come to. */
export const factorOf = (price: Price, { won, back, of }: Verdict): Factor => ({
  times: BigInt(won * price + back * 100),
  of: BigInt(of * 100),
})

/** What a ticket pays: every line by itself, rounded down to whole units. */
export function payoutOf(lineStake: bigint, size: number, factors: readonly Factor[]): bigint {
  return linesOf(factors.length, size).reduce((sum, line) => {
    const times = line.reduce((product, leg) => product * factors[leg]!.times, lineStake)
    const of = line.reduce((product, leg) => product * factors[leg]!.of, 1n)
    return sum + times / of
  }, 0n)
}

/** The most a ticket can pay. */
export const payoutMost = (lineStake: bigint, size: number, prices: readonly Price[]): bigint =>
  payoutOf(lineStake, size, prices.map(atPrice))

/** What a ticket comes to on average when its legs do, in whole units. */
export function valueOf(lineStake: bigint, size: number, averages: readonly number[]): bigint {
  const sum = linesOf(averages.length, size).reduce(
    (total, line) => total + line.reduce((product, leg) => product * averages[leg]!, 1),
    0,
  )
  return (lineStake * BigInt(Math.floor(sum * 1_000_000))) / 1_000_000n
}

/** The price of a whole ticket as decimal text: what it pays at most for each unit staked, four decimals, rounded down. */
export function coefficientOf(lineStake: bigint, size: number, prices: readonly Price[]): string {
  const lines = BigInt(lineCount(prices.length, size))
  const scaled = (payoutMost(lineStake * 1_000_000n, size, prices) * 10_000n) / (lineStake * 1_000_000n * lines)
  const text = String(scaled).padStart(5, '0')
  return `${text.slice(0, -4)}.${text.slice(-4)}`.replace(/\.?0+$/, '')
}

export interface Limits {
  readonly stakeMin: bigint
  /** What one ticket pays at most. */
  readonly payoutMax: bigint
  /** What open tickets may cost beyond their stakes, all together. */
  readonly costMax: Readonly<Record<'event' | 'market' | 'player', bigint>>
}

/** Coins are worth much and have many small units; every other currency has a hundred or none. */
export function limitsOf(subunitToUnit: bigint): Limits {
  const isCoin = subunitToUnit > 10_000n
  const payoutMax = subunitToUnit * (isCoin ? 5n : 50_000n)
  return {
    stakeMin: isCoin ? subunitToUnit / 100_000n : subunitToUnit > 10n ? subunitToUnit / 10n : 1n,
    payoutMax,
    costMax: { event: payoutMax * 10n, market: payoutMax * 4n, player: payoutMax * 2n },
  }
}
