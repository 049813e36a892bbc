import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Platform } from '../../kinds.ts'
import { CountryCode, Id, Identity, LocaleCode, PageUrl } from '../../shapes/common.ts'
import { GameLaunch } from '../../shapes/game.ts'

export const playGame = operation('playGame', {
  summary: 'Starts a game, by id or identity, and answers with the address of its frame.',
  method: 'POST',
  path: '/api/game/games/{id}/play',
  auth: 'either',
  params: z.strictObject({ id: Identity }),
  body: z.strictObject({
    accountId: Id.nullish(),
    lobbyUrl: PageUrl,
    locale: LocaleCode,
    countryCode: CountryCode,
    platform: z.enum(Platform),
    demoMode: z.boolean(),
  }),
  reply: GameLaunch,
  refusals: [
    'not_found',
    'session_required',
    'demo_unavailable',
    'bet_limit_reached',
    'limit_required',
    'register_excluded',
    'register_unreachable',
    'loss_limit_reached',
    'cooling_off',
    'identity_required',
    'agreements_open',
    'limited_player',
    'bonus_restricts_game',
    'game_closed_in_country',
    'too_many_requests',
  ],
  throttle: [{ count: 120, windowSeconds: 60, per: 'address' }],
})
