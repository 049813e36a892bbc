import type { GameLaunch, ParsedOf, Operations } from '@baize/contract'
import type { Tx } from '@baize/database'
import { randomToken, Refusal } from '@baize/kit'
import { countryStanding } from '../modules/ground/settings/index.ts'
import { ensureSportsbook } from '../modules/play/games/index.ts'
import type { Services } from '../services.ts'
import { type Gambler, launchSession } from './launch-session.ts'

/**
 * Opens the sportsbook of the first betting company that serves the visitor's country: a player's token works once, for
 * a minute; a guest's says nothing to anybody. Refuses `not_found` where there is no such company,
 * `game_closed_in_country`, and a player for the reasons of `launchSession`.
 */
export async function openSportsbook(
  tx: Tx,
  services: Services,
  { caller, country: placed }: Gambler,
  request: ParsedOf<Operations['playGame']>['body'],
): Promise<GameLaunch> {
  const country = placed ?? request.countryCode.toUpperCase()
  if ((await countryStanding(tx, country)) === 'closed') throw new Refusal('game_closed_in_country')
  const company = (await services.companies.serving('betting', { country })).find(({ clientId }) => clientId)
  if (!company) throw new Refusal('not_found')
  if (request.demoMode) throw new Refusal('demo_unavailable')
  if (!caller) return { gameUrl: company.url, token: randomToken() }
  const game = await ensureSportsbook(tx, company.id, services.clock.now())
  return { gameUrl: company.url, token: await launchSession(tx, services, { caller, country }, game, request) }
}

/** Whether somebody somewhere may bet: a betting company is switched on and has named the house. */
export async function hasSportsbook({ companies }: Pick<Services, 'companies'>): Promise<boolean> {
  return (await companies.serving('betting')).some(({ clientId }) => Boolean(clientId))
}
