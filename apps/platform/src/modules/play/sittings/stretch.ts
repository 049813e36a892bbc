import { uuidv7 } from '@baize/kit'
import { PAUSE_MINUTES } from './sitting.ts'

/** A stake, a win, a stake given back or the opening of a game; smallest units of real money. */
export interface Happened {
  playerId: string
  occurredAt: Date
  /** Stakes and openings go on with a sitting or begin one. */
  isPlay: boolean
  currency: string | null
  staked: bigint
  won: bigint
}

/** What one player did without a long pause; without stakes and openings `firstAt` and `lastAt` are missing. */
export interface Stretch {
  id: string
  playerId: string
  /** When the first of it happened. */
  at: Date
  firstAt: Date | null
  lastAt: Date | null
  money: Map<string, { staked: bigint; won: bigint }>
}

/** Puts what happened, in the order of time, into stretches: one list for each that a player may have behind another. */
export function stretchesOf(happened: readonly Happened[]): Stretch[][] {
  const rounds: Map<string, Stretch>[] = []
  const roundOf = new Map<string, number>()
  for (const event of happened) {
    const { playerId, occurredAt } = event
    let round = roundOf.get(playerId) ?? 0
    const running = rounds[round]?.get(playerId)
    if (running && event.isPlay && isLongAfter(running, occurredAt)) round++
    roundOf.set(playerId, round)
    const stretches = (rounds[round] ??= new Map<string, Stretch>())
    const stretch = stretches.get(playerId) ?? begin(event)
    stretches.set(playerId, stretch)
    add(stretch, event)
  }
  return rounds.map((stretches) => [...stretches.values()])
}

function isLongAfter({ lastAt }: Stretch, at: Date): boolean {
  return lastAt !== null && at.getTime() - lastAt.getTime() > PAUSE_MINUTES * 60_000
}

function begin({ playerId, occurredAt }: Happened): Stretch {
  const id = uuidv7(occurredAt.getTime())
  return { id, playerId, at: occurredAt, firstAt: null, lastAt: null, money: new Map() }
}

function add(stretch: Stretch, { occurredAt, isPlay, currency, staked, won }: Happened): void {
  if (isPlay) {
    stretch.firstAt ??= occurredAt
    if (stretch.lastAt === null || occurredAt > stretch.lastAt) stretch.lastAt = occurredAt
  }
  if (currency === null) return
  const sums = stretch.money.get(currency) ?? { staked: 0n, won: 0n }
  stretch.money.set(currency, { staked: sums.staked + staked, won: sums.won + won })
}
