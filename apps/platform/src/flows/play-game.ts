import { type GameLaunch, type ParsedOf, type Operations, PlayerStatus } from '@baize/contract'
import type { Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { barsGame } from '../modules/play/wagering/index.ts'
import { recordFact } from '../modules/ground/facts/index.ts'
import { type CatalogueGame, findGame, launchPlaySession, type StudioRules } from '../modules/play/games/index.ts'
import { findBreak } from '../modules/play/limits/index.ts'
import { findInterval } from '../modules/play/sittings/index.ts'
import { findPlayer } from '../modules/person/players/index.ts'
import type { Rules } from '../modules/ground/packs/index.ts'
import { ANYWHERE, countryStanding } from '../modules/ground/settings/index.ts'
import { findAccount, findActiveAccount } from '../modules/money/wallet/index.ts'
import type { Services } from '../services.ts'
import { refuseOpenAgreements } from './agreements.ts'
import { isIdentityChecked, refuseUncheckedPlay } from './identity-rules.ts'
import { refusePlay } from './limit-rules.ts'
import { refusePlayWithoutLimits } from './deposit-rules.ts'
import { launchRules, studioRules } from './launch-rules.ts'
import { rulesFor } from './player-rules.ts'
import { refuseRegistered } from './register-checks.ts'
import { ownUrl } from './own-url.ts'

type PlayRequest = ParsedOf<Operations['playGame']>['body']

/** Who plays: `caller` is `null` for a guest, `country` for a visitor the edge did not place. */
export interface Gambler {
  caller: { playerId: string; sessionId: string } | null
  country: string | null
}

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
  const token = request.demoMode ? '' : await launch(tx, services, { ...gambler, country }, game, request)
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

/** The first of two moments, where there are any. */
function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? one : other
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

async function launch(
  tx: Tx,
  services: Services,
  { caller, country }: Gambler,
  game: CatalogueGame,
  { accountId, locale }: PlayRequest,
): Promise<string> {
  if (!caller) throw new Refusal('session_required')
  const { playerId, sessionId: signInId } = caller
  const player = await findPlayer(tx, playerId)
  assert(player, 'a session belongs to a player')
  if (player.status === PlayerStatus.limited) throw new Refusal('limited_player')
  const account = accountId ? await findAccount(tx, playerId, accountId) : await findActiveAccount(tx, playerId)
  assert(account, 'every player has an active account')
  const now = services.clock.now()
  await refuseOpenAgreements(tx, services, playerId)
  await refuseRegistered(tx, services, playerId)
  await refusePlayWithoutLimits(tx, services, { playerId, currency: account.currency })
  await refusePlay(tx, playerId, account.currency, now)
  if (await barsGame(tx, account.id, game.id, now)) throw new Refusal('bonus_restricts_game')
  const { packs } = services
  const ruled = packs.rulesOf(player.country, now)
  const graceEndsAt = await refuseUncheckedPlay(tx, ruled, playerId, now)
  const rules = await launchRules(tx, ruled, {
    game,
    currency: account.currency,
    birthdate: player.birthdate,
    chosenMinutes: await findInterval(tx, playerId),
    now,
    until: earlier(packs.changeAfter(player.country, now), graceEndsAt),
  })
  const { source, id: gameId } = game
  const session = { source, playerId, signInId, accountId: account.id, gameId, locale, country, rules }
  const token = await launchPlaySession(tx, session, now)
  const opened = { source, gameId, accountId: account.id, currency: account.currency }
  await recordFact(tx, { kind: 'game_opened', playerId, data: opened, occurredAt: now })
  return token
}
