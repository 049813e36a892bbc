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

/** How long an amount counts up: longer for more bets, never longer than a player would wait. */
export function countMs(win: bigint, bet: bigint): number {
  const bets = Number(win / (bet > 0n ? bet : 1n))
  return Math.min(3200, 500 + bets * 90)
}
