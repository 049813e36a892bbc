import type { Movement } from '../../ledger/index.ts'
import { kindOf, type MovementKind, movementKinds } from './movement.ts'

/** What a line stands for: one movement, or those of one kind in a day or a month. */
export type Grain = 'movement' | 'day' | 'month'

export interface FileLine {
  /** The moment of a movement, or the day (`2026-03-09`) or month (`2026-03`) whose movements it sums up. */
  at: string
  kind: MovementKind
  count: number
  amount: bigint
  /** What was left; of sums only the last of a day or month says so. */
  balance: bigint | null
}

/** The movements of a day or month, by kind. */
interface Sums {
  kinds: Map<MovementKind, { count: number; amount: bigint }>
  closing: bigint
}

/**
 * Keeps as many lines as a person reads, however many movements there are: when they grow too many, those of a day
 * become a line for each kind, and at last those of a month. Days are those of the time zone.
 */
export class ReadableLines {
  #grain: Grain = 'movement'
  #movements: { at: Date; line: FileLine }[] = []
  #sums = new Map<string, Sums>()
  readonly #days: Intl.DateTimeFormat

  constructor(
    private balance: bigint,
    private readonly countMax: number,
    timeZone: string,
  ) {
    this.#days = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  }

  get grain(): Grain {
    return this.#grain
  }

  add(movement: Movement): void {
    const { at, amount } = movement
    this.balance += amount
    const line = { at: at.toISOString(), kind: kindOf(movement), count: 1, amount, balance: this.balance }
    if (this.#grain === 'movement') this.#movements.push({ at, line })
    else this.#sumUp(this.#dayOf(at), line, this.balance)
    if (this.#grain === 'movement' && this.#movements.length > this.countMax) this.#turnToDays()
    if (this.#grain === 'day' && this.#lineCount() > this.countMax) this.#turnToMonths()
  }

  /** In the order of time, and of kinds within a day or month. */
  all(): FileLine[] {
    if (this.#grain === 'movement') return this.#movements.map(({ line }) => line)
    return [...this.#sums].flatMap(([at, { kinds, closing }]) => {
      const told = movementKinds.filter((kind) => kinds.has(kind))
      return told.map((kind) => ({
        at,
        kind,
        ...kinds.get(kind)!,
        balance: kind === told.at(-1) ? closing : null,
      }))
    })
  }

  #dayOf(at: Date): string {
    const day = this.#days.format(at)
    return this.#grain === 'month' ? monthOf(day) : day
  }

  #lineCount(): number {
    return [...this.#sums.values()].reduce((count, { kinds }) => count + kinds.size, 0)
  }

  #turnToDays(): void {
    this.#grain = 'day'
    for (const { at, line } of this.#movements) this.#sumUp(this.#dayOf(at), line, line.balance!)
    this.#movements = []
  }

  #turnToMonths(): void {
    this.#grain = 'month'
    const days = this.#sums
    this.#sums = new Map()
    for (const [day, { kinds, closing }] of days)
      for (const [kind, sum] of kinds) this.#sumUp(monthOf(day), { kind, ...sum }, closing)
  }

  #sumUp(at: string, { kind, count, amount }: Pick<FileLine, 'kind' | 'count' | 'amount'>, closing: bigint): void {
    const sums = this.#sums.get(at) ?? { kinds: new Map<MovementKind, { count: number; amount: bigint }>(), closing }
    const sum = sums.kinds.get(kind) ?? { count: 0, amount: 0n }
    sums.kinds.set(kind, { count: sum.count + count, amount: sum.amount + amount })
    this.#sums.set(at, { ...sums, closing })
  }
}

function monthOf(day: string): string {
  return day.slice(0, 'YYYY-MM'.length)
}
