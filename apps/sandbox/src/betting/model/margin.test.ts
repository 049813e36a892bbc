import { seededRandom } from '@baize/kit'
import { describe, expect, it } from 'vitest'
import { uniform } from './chance.ts'
import { marginOf, offerOf } from './prices.ts'
import { verdictOf } from './verdict.ts'
import { sportOf } from '../sports/index.ts'
import { beginning, sports, type MatchState, type Pair, type Sport } from '../sports/match.ts'

/** A million in the full run: `MARGIN_BETS=1000000 npx vitest run betting/model/margin --testTimeout 3600000`. */
const BETS = Number(process.env.MARGIN_BETS ?? 12_000)
const BETS_PER_MOMENT = 12
const MOMENTS_PER_MATCH = 3
const WITHIN_MS = 10 * 60_000
const DEVIATIONS_MAX = 4

interface Staked {
  stated: number
  kept: number
  live: number
  kinds: Map<string, number>
}

/** One match, and what the company keeps of bets of one unit each at moments of it, before and after its start. */
function playOne(sport: Sport, seed: number): Staked {
  const random = seededRandom(seed)
  const form = sport.form(uniform(random), uniform(random))
  const events = sport.play(form, random)
  const end = events.reduce(sport.apply, beginning)
  const staked: Staked = { stated: 0, kept: 0, live: 0, kinds: new Map() }
  for (let moment = 0; moment < MOMENTS_PER_MATCH; moment++) {
    // Not a share of the match's length: who knows that knows something of its end.
    const atMs = moment === 0 ? -1 : Math.floor(uniform(random) * WITHIN_MS)
    const state = events.filter((event) => event.atMs <= atMs).reduce(sport.apply, beginning)
    if (state.phase === 'over' || atMs < state.closedUntilMs) continue
    betAt(sport, { form, state, atMs, end }, random, staked)
  }
  return staked
}

function betAt(
  sport: Sport,
  { form, state, atMs, end }: { form: Pair; state: MatchState; atMs: number; end: MatchState },
  random: Parameters<typeof uniform>[0],
  staked: Staked,
): void {
  const isLive = state.phase !== 'before'
  const offers = sport
    .markets(sport.outlooks(form, state, atMs), form)
    .flatMap((market) => offerOf(market, isLive) ?? [])
  for (let bet = 0; bet < BETS_PER_MOMENT && offers.length > 0; bet++) {
    const { kind, scope, line, outcomes } = offers[random.below(offers.length)]!
    const { key, price } = outcomes[random.below(outcomes.length)]!
    if (price === null) continue
    const [home, away] = sport.scoreOf(end, scope as 'match')!
    const { won, back, of } = verdictOf(kind, key, home, away, line ?? 0)
    staked.kept += 1 - ((won * price) / 100 + back) / of
    staked.stated += marginOf(kind, isLive)
    staked.live += isLive ? 1 : 0
    staked.kinds.set(kind, (staked.kinds.get(kind) ?? 0) + 1)
  }
}

describe('the company keeps what it states', () => {
  it.each(sports)(`over ${BETS} bets on %s at random moments, within four standard errors`, (id) => {
    let bets = 0
    let sum = 0
    let squares = 0
    let live = 0
    const seen = new Set<string>()
    for (let seed = 1; bets < BETS / sports.length; seed++) {
      const { kept, stated, live: lived, kinds } = playOne(sportOf[id], seed * 7919)
      for (const [kind, count] of kinds) {
        bets += count
        seen.add(kind)
      }
      live += lived
      // Bets on one match go together: the error is that of matches, not of bets.
      sum += kept - stated
      squares += (kept - stated) ** 2
    }
    const deviations = sum / Math.sqrt(squares)
    if (process.env.MARGIN_BETS)
      process.stdout.write(
        `${id}: ${bets} bets, ${live} live, ${[...seen].join(' ')}, off by ${((sum / bets) * 100).toFixed(3)} %, ${deviations.toFixed(2)} standard errors\n`,
      )
    expect(live).toBeGreaterThan(bets / 5)
    expect(Math.abs(deviations)).toBeLessThan(DEVIATIONS_MAX)
  })
})
