import type { GameLaunch, ParsedOf, Operations } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { findGame, SPORTSBOOK, type StudioRules } from '../../modules/play/games/index.ts'
import { findBreak } from '../../modules/play/limits/index.ts'
import type { Rules } from '../../modules/ground/packs/index.ts'
import { ANYWHERE, countryStanding } from '../../modules/ground/settings/index.ts'
import type { Services } from '../../services.ts'
import { isIdentityChecked } from '../person/identity-rules.ts'
import { studioRules } from './launch-rules.ts'
import { rulesFor } from '../person/player-rules.ts'
import { type Gambler, launchSession } from './launch-session.ts'
import { openSportsbook } from './open-sportsbook.ts'
import { ownUrl } from '../ground/own-url.ts'

type PlayRequest = ParsedOf<Operations['playGame']>['body']

/**
 * Starts a game and says where its frame is. For real money it takes a signed-in player who is not limited and an
 * account of theirs; the address then carries a token that works once, for a minute. Refuses `not_found`,
 * `game_closed_in_country`, `demo_unavailable`, `session_required`, `limited_player`, `agreements_open`, `identity_required` and, where a limit of the player leaves
 * no stake, its reason; `bonus_restricts_game` where the active bonus leaves the game out.
 */
export async function playGame(
  tx: Tx,
  services: Services,
  gambler: Gambler,
  id: string,
  request: PlayRequest,
): Promise<GameLaunch> {
  if (id === SPORTSBOOK) return openSportsbook(tx, services, gambler, request)
  const game = await findGame(tx, id)
  const country = gambler.country ?? request.countryCode.toUpperCase()
  const isGameClosed = game.closedCountries.some((closed) => closed === country || country === ANYWHERE)
  if (isGameClosed || (await countryStanding(tx, country)) === 'closed') throw new Refusal('game_closed_in_country')
  const lobby = ownUrl(services.config.publicUrl, request.lobbyUrl)
  if (!lobby) throw new Refusal('validation', { lobbyUrl: [{ code: 'outsideAddress' }] })
  const studio = await services.companies.find('studio', game.source)
  // Between the switch of a company and the next look at the catalogue its games may still be shown.
  if (!studio?.isEnabled) throw new Refusal('not_found')
  const url = new URL(`${studio.url}/play/${encodeURIComponent(game.identity)}`)
  if (request.demoMode && !game.isDemoMode) throw new Refusal('demo_unavailable')
  const rules = await rulesOf(tx, services, gambler, country)
  if (request.demoMode) await refuseDemo(tx, rules, gambler, services.clock.now())
  const token = request.demoMode ? '' : await launchSession(tx, services, { ...gambler, country }, game, request)
  url.searchParams.set('mode', request.demoMode ? 'demo' : 'real')
  if (token) url.searchParams.set('token', token)
  url.searchParams.set('locale', request.locale)
  url.searchParams.set('lobby', lobby)
  // A game for play money has no session that could tell it.
  if (request.demoMode) for (const [name, value] of asked(studioRules(rules, game))) url.searchParams.set(name, value)
  return { gameUrl: url.href, token }
}

/** The rules for somebody who plays: their own, or of the country a guest is in. */
async function rulesOf(tx: Tx, services: Services, { caller }: Gambler, country: string): Promise<Rules> {
  return caller ? rulesFor(tx, services, caller.playerId) : services.packs.rulesOf(country, services.clock.now())
}

/** Play money is for whom the rules have it for, and for nobody who takes a break. */
async function refuseDemo(tx: Tx, { demo }: Rules, { caller }: Gambler, now: Date): Promise<void> {
  if (caller && (await findBreak(tx, caller.playerId, now))) throw new Refusal('cooling_off')
  if (demo === 'anyone') return
  if (!caller) throw new Refusal('session_required')
  if (demo === 'checked' && !(await isIdentityChecked(tx, caller.playerId))) throw new Refusal('identity_required')
}

/** What differs from a game without rules. */
function asked({ roundMs, ...switches }: StudioRules): [string, string][] {
  const off = Object.entries(switches).filter(([, isOn]) => !isOn)
  return [
    ...(roundMs > 0 ? [['roundMs', String(roundMs)] as [string, string]] : []),
    ...off.map(([name]): [string, string] => [name, 'off']),
  ]
}
