import { other, type Pair, type Side } from './match.ts'

/** Chance of each side to win a point on its own serve. */
export type Serve = Pair

/** The server's chance to win a game in which he wins each point with chance `p`, from this score. */
export function gameChance(p: number, server: number, receiver: number): number {
  if (server >= 4 && server - receiver >= 2) return 1
  if (receiver >= 4 && receiver - server >= 2) return 0
  const deuce = (p * p) / (p * p + (1 - p) * (1 - p))
  if (server >= 3 && receiver >= 3)
    return server === receiver ? deuce : server > receiver ? p + (1 - p) * deuce : p * deuce
  return p * gameChance(p, server + 1, receiver) + (1 - p) * gameChance(p, server, receiver + 1)
}

/** Who serves the next point of a tie-break that `first` began: once, then twice each. */
export const tieBreakServer = (first: Side, played: number): Side =>
  Math.floor((played + 1) / 2) % 2 === 0 ? first : other(first)

const homeWinsPoint = ([home, away]: Serve, server: Side): number => (server === 0 ? home : 1 - away)

/** Home's chance to win a tie-break from this score. */
export function tieBreakChance(
  serve: Serve,
  first: Side,
  home: number,
  away: number,
  known = new Map<number, number>(),
): number {
  if (home >= 7 && home - away >= 2) return 1
  if (away >= 7 && away - home >= 2) return 0
  if (home >= 6 && home === away) {
    const both = homeWinsPoint(serve, 0) * homeWinsPoint(serve, 1)
    return both / (both + (1 - homeWinsPoint(serve, 0)) * (1 - homeWinsPoint(serve, 1)))
  }
  const key = home * 100 + away
  const found = known.get(key)
  if (found !== undefined) return found
  const p = homeWinsPoint(serve, tieBreakServer(first, home + away))
  const chance =
    p * tieBreakChance(serve, first, home + 1, away, known) +
    (1 - p) * tieBreakChance(serve, first, home, away + 1, known)
  known.set(key, chance)
  return chance
}

export type SetEnds = readonly (readonly [home: number, away: number, chance: number])[]

const isWon = (own: number, others: number): boolean => (own >= 6 && own - others >= 2) || own === 7

/**
 * How a set may end from a score in games, with home's chance in the game under way where one is. Goes on game by
 * game, because many ways lead through few scores.
 */
export function setEnds(serve: Serve, from: Pair, server: Side, underWay?: number): SetEnds {
  const holds = [gameChance(serve[0], 0, 0), 1 - gameChance(serve[1], 0, 0)] as const
  const ends: [home: number, away: number, chance: number][] = []
  let scores = new Map<number, { games: Pair; chance: number }>([[0, { games: from, chance: 1 }]])
  let now = underWay
  for (let serving = server; scores.size > 0; serving = other(serving), now = undefined) {
    const next = new Map<number, { games: Pair; chance: number }>()
    const add = (home: number, away: number, chance: number) => {
      const key = home * 10 + away
      next.set(key, { games: [home, away], chance: (next.get(key)?.chance ?? 0) + chance })
    }
    for (const { games, chance } of scores.values()) {
      const [home, away] = games
      if (isWon(home, away) || isWon(away, home)) {
        ends.push([home, away, chance])
        continue
      }
      const wins = now ?? (home === 6 && away === 6 ? tieBreakChance(serve, serving, 0, 0) : holds[serving])
      add(home + 1, away, chance * wins)
      add(home, away + 1, chance * (1 - wins))
    }
    scores = next
  }
  return ends
}
