import { type FundedPlayer, fundedPlayer } from '../../support/players.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { betsInTurns } from '../bets-in-turns.ts'
import type { Figure } from '../statistics.ts'

/** Players of each kind. */
const PLAYERS = 25
/** The least a welcome bonus asks for; the last third of the bets are of bonus money. */
const FUNDS_MINOR = 2_000
const ADDED_P99_MAX_MS = 3

/** What an active bonus costs a bet. */
export async function benchBonusBets(site: SiteProcess): Promise<Figure> {
  const players: Record<'without' | 'without again' | 'with', FundedPlayer[]> = {
    without: [],
    'without again': [],
    with: [],
  }
  for (let made = 0; made < PLAYERS; made += 1) {
    players.without.push(await fundedPlayer(site.url, 3 * FUNDS_MINOR))
    players['without again'].push(await fundedPlayer(site.url, 3 * FUNDS_MINOR))
    players.with.push(await fundedPlayer(site.url, FUNDS_MINOR, { bonusId: 'welcome-1' }))
  }
  return betsInTurns(site, { what: 'an active bonus', players, amountMinor: 20, addedP99MaxMs: ADDED_P99_MAX_MS })
}
