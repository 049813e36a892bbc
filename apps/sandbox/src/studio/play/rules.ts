/** What the house asks of a game by the rules of the player's country. */
export interface PlayRules {
  /** Least time from one round to the next, in milliseconds. */
  readonly roundMs: number
  readonly autoplay: boolean
  readonly turbo: boolean
  readonly slamStop: boolean
  /** Whether a return of no more than the bet may be shown as a win. This studio never does. */
  readonly lossesAsWins: boolean
}

/** A house that asks for nothing. */
export const freeRules: PlayRules = { roundMs: 0, autoplay: true, turbo: true, slamStop: true, lossesAsWins: true }

const ROUND_MS_MAX = 60_000

/** The rules in an answer of the platform; what is not said there is free. */
export function readRules(value: unknown): PlayRules {
  if (typeof value !== 'object' || value === null) return freeRules
  const said = value as Record<string, unknown>
  const isOn = (name: string) => said[name] !== false
  return {
    roundMs: typeof said.roundMs === 'number' ? pace(said.roundMs) : 0,
    autoplay: isOn('autoplay'),
    turbo: isOn('turbo'),
    slamStop: isOn('slamStop'),
    lossesAsWins: isOn('lossesAsWins'),
  }
}

/** The rules in the address of a game for play money: `roundMs=2500&autoplay=off`. */
export function rulesOfQuery(text: (name: string) => string | undefined): PlayRules {
  const isOn = (name: string) => text(name) !== 'off'
  return {
    roundMs: pace(Number(text('roundMs') ?? 0)),
    autoplay: isOn('autoplay'),
    turbo: isOn('turbo'),
    slamStop: isOn('slamStop'),
    lossesAsWins: isOn('lossesAsWins'),
  }
}

function pace(roundMs: number): number {
  return Number.isFinite(roundMs) ? Math.min(ROUND_MS_MAX, Math.max(0, Math.round(roundMs))) : 0
}
