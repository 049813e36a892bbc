import { type ParsedOf, type Operations, PlayerStatus } from '@baize/contract'
import type { Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { barsGame } from '../../modules/play/wagering/index.ts'
import { recordFact } from '../../modules/ground/facts/index.ts'
import { type CatalogueGame, launchPlaySession } from '../../modules/play/games/index.ts'
import { findInterval } from '../../modules/play/sittings/index.ts'
import { findPlayer } from '../../modules/person/players/index.ts'
import { findAccount, findActiveAccount } from '../../modules/money/wallet/index.ts'
import type { Services } from '../../services.ts'
import { refuseOpenAgreements } from '../person/agreements.ts'
import { refuseUncheckedPlay } from '../person/identity-rules.ts'
import { refusePlay } from './limit-rules.ts'
import { refusePlayWithoutLimits } from '../money/deposit-rules.ts'
import { launchRules } from './launch-rules.ts'
import { refuseRegistered } from '../person/registration/register-checks.ts'

/** Who plays: `caller` is `null` for a guest, `country` for a visitor the edge did not place. */
export interface Gambler {
  caller: { playerId: string; sessionId: string } | null
  country: string | null
}

/** What of a game a launch goes by. */
type LaunchedGame = Pick<CatalogueGame, 'id' | 'identity' | 'source' | 'type'>

/**
 * Opens a game for real money and returns its token, which works once, for a minute. Refuses `session_required`,
 * `limited_player`, `agreements_open`, `identity_required`, where a limit of the player leaves no stake its reason, and
 * `bonus_restricts_game` where the active bonus leaves the game out.
 */
export async function launchSession(
  tx: Tx,
  services: Services,
  { caller, country }: Gambler,
  game: LaunchedGame,
  { accountId, locale }: Pick<ParsedOf<Operations['playGame']>['body'], 'accountId' | 'locale'>,
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

/** The first of two moments, where there are any. */
function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}
