import type { SpinReply } from '../play/reply.ts'
import type { GameBoot } from '../boot.ts'

/** A win to be shown on its own: the places it stands on and what it paid. */
export interface ShownWin {
  readonly kind: 'line' | 'scatter'
  readonly line: number | undefined
  readonly symbol: string
  readonly count: number
  readonly amount: bigint
  readonly places: ReadonlySet<number>
}

/** The wins of a spin, the highest first. */
export function winsOf(boot: Pick<GameBoot, 'rows' | 'paylines' | 'symbols'>, spin: SpinReply): ShownWin[] {
  const wins: ShownWin[] = spin.lineWins.map(({ line, symbol, count, amount }) => ({
    kind: 'line',
    line,
    symbol: boot.symbols[symbol].label,
    count,
    amount: BigInt(amount),
    places: new Set(boot.paylines[line]!.slice(0, count).map((row, reel) => reel * boot.rows + row)),
  }))
  if (BigInt(spin.scatterWin) > 0n || spin.freeSpinsWon > 0) {
    const places = spin.window.flatMap((column, reel) =>
      column.flatMap((role, row) => (role === 'scatter' ? [reel * boot.rows + row] : [])),
    )
    wins.push({
      kind: 'scatter',
      line: undefined,
      symbol: boot.symbols.scatter.label,
      count: spin.scatters,
      amount: BigInt(spin.scatterWin),
      places: new Set(places),
    })
  }
  return wins.toSorted((left, right) => (left.amount < right.amount ? 1 : left.amount > right.amount ? -1 : 0))
}

/** Every place of every win at once. */
export function allPlaces(wins: readonly ShownWin[]): Set<number> {
  return new Set(wins.flatMap(({ places }) => [...places]))
}

/** The window as a sentence, reel by reel. */
export function windowInWords(boot: Pick<GameBoot, 'symbols'>, spin: SpinReply): string {
  return spin.window.map((column) => column.map((role) => boot.symbols[role].label).join(', ')).join(' | ')
}

/** How much is made of a win. A return that is not above the stake is stated and never celebrated. */
export const grades = ['none', 'return', 'small', 'good', 'big', 'great', 'grand'] as const
export type Grade = (typeof grades)[number]

/** From how many stakes a win is called so. */
const GRADE_FROM: readonly (readonly [Grade, bigint])[] = [
  ['grand', 100n],
  ['great', 40n],
  ['big', 15n],
  ['good', 5n],
]

/** The grade of what was won for a stake. */
export function gradeOf(win: bigint, stake: bigint): Grade {
  if (win <= 0n) return 'none'
  if (win <= stake) return 'return'
  return GRADE_FROM.find(([, from]) => win >= from * stake)?.[0] ?? 'small'
}

/** Whether a win is more than what it cost. */
export const isCelebrated = (grade: Grade) => grades.indexOf(grade) >= grades.indexOf('small')

/** Whether a win is shown over everything else. */
export const isOverwhelming = (grade: Grade): grade is 'big' | 'great' | 'grand' =>
  grades.indexOf(grade) >= grades.indexOf('big')

/** How long an amount counts up: by its grade, never longer than a player would wait. */
export function countMs(grade: Grade): number {
  return { none: 0, return: 250, small: 700, good: 1300, big: 2200, great: 3000, grand: 3800 }[grade]
}

/** The reel from which on the free spins can still be decided, once all but one of their scatters stand; undefined when it never comes to that. */
export function awaitedFrom(boot: Pick<GameBoot, 'freeSpins'>, window: SpinReply['window']): number | undefined {
  const needed = boot.freeSpins.findIndex((spins) => spins > 0)
  if (needed < 2) return undefined
  let scatters = 0
  for (const [reel, column] of window.entries()) {
    scatters += column.filter((role) => role === 'scatter').length
    if (scatters >= needed - 1) return reel + 1 < window.length ? reel + 1 : undefined
  }
  return undefined
}
