import type { GameLaunch, ParsedOf, Operations } from '@baize/contract'
import type { Tx } from '@baize/database'
import { randomToken, Refusal } from '@baize/kit'
import { countryStanding } from '../../modules/ground/settings/index.ts'
import { ensureSportsbook } from '../../modules/play/games/index.ts'
import type { Services } from '../../services.ts'
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

/** What a page needs of a betting company. */
export interface Sportsbook {
  host: string
  clientId: string
  /** The digest of its script; `null` where the house never looked at it, so that no page loads it. */
  scriptIntegrity: string | null
  /** Countries it serves; `null` serves every one. */
  countries: readonly string[] | null
}

/** The betting companies that are switched on and have named the house, in the order in which they are taken. */
export async function listSportsbooks({ companies }: Pick<Services, 'companies'>): Promise<Sportsbook[]> {
  return (await companies.serving('betting')).flatMap(({ url, clientId, scriptIntegrity, countries }) =>
    clientId ? [{ host: url, clientId, scriptIntegrity: scriptIntegrity ?? null, countries }] : [],
  )
}
