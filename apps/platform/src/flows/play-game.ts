import { type GameLaunch, type ParsedOf, type Operations, PlayerStatus } from '@baize/contract'
import type { Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { barsGame } from '../modules/play/wagering/index.ts'
import { recordFact } from '../modules/ground/facts/index.ts'
import { type CatalogueGame, findGame, launchPlaySession } from '../modules/play/games/index.ts'
import { findPlayer } from '../modules/person/players/index.ts'
import { ANYWHERE, countryStanding } from '../modules/ground/settings/index.ts'
import { findAccount, findActiveAccount } from '../modules/money/wallet/index.ts'
import type { Services } from '../services.ts'
import { refuseUncheckedPlay } from './identity-rules.ts'
import { refusePlay } from './limit-rules.ts'
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
 * `game_closed_in_country`, `demo_unavailable`, `session_required`, `limited_player`, `identity_required` and, where a limit of the player leaves
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
  const token = request.demoMode ? '' : await launch(tx, services, { ...gambler, country }, game, request)
  url.searchParams.set('mode', request.demoMode ? 'demo' : 'real')
  if (token) url.searchParams.set('token', token)
  url.searchParams.set('locale', request.locale)
  url.searchParams.set('lobby', lobby)
  return { gameUrl: url.href, token }
}

async function launch(
  tx: Tx,
  { clock }: Services,
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
  await refuseUncheckedPlay(tx, playerId)
  await refusePlay(tx, playerId, account.currency, clock.now())
  if (await barsGame(tx, account.id, game.id, clock.now())) throw new Refusal('bonus_restricts_game')
  const session = { source: game.source, playerId, signInId, accountId: account.id, gameId: game.id, locale, country }
  const token = await launchPlaySession(tx, session, clock.now())
  const opened = { source: game.source, gameId: game.id, accountId: account.id, currency: account.currency }
  await recordFact(tx, { kind: 'game_opened', playerId, data: opened, occurredAt: clock.now() })
  return token
}
