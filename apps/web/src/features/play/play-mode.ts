import { refusalCodes } from '@baize/contract/codes'

export interface ModeRequest {
  isPlayer: boolean
  /** The address says `?real=true`. */
  wantsReal: boolean
  /** The game has a demo. */
  isDemo: boolean
}

/**
 * How a game opens: demo unless real money is asked for. A guest who asks for real money gets the demo; where
 * there is none, the plug that leads to registration. A player opens a game without demo for real money.
 */
export function playModeOf({ isPlayer, wantsReal, isDemo }: ModeRequest): 'real' | 'demo' | 'plug' {
  if (isPlayer && (wantsReal || !isDemo)) return 'real'
  return isDemo ? 'demo' : 'plug'
}

/** What a refused start leads to. */
export type StartFailure =
  | 'limit'
  | 'break'
  | 'limited-player'
  | 'bonus'
  | 'country'
  | 'identity'
  | 'register'
  | 'register-away'
  | 'other'

const FAILURES: Readonly<Record<number, StartFailure>> = {
  [refusalCodes.bet_limit_reached.code]: 'limit',
  [refusalCodes.limit_required.code]: 'limit',
  [refusalCodes.loss_limit_reached.code]: 'limit',
  [refusalCodes.cooling_off.code]: 'break',
  [refusalCodes.limited_player.code]: 'limited-player',
  [refusalCodes.identity_required.code]: 'identity',
  [refusalCodes.register_excluded.code]: 'register',
  [refusalCodes.register_unreachable.code]: 'register-away',
  [refusalCodes.bonus_restricts_game.code]: 'bonus',
  [refusalCodes.game_closed_in_country.code]: 'country',
}

export function startFailureOf(code: number): StartFailure {
  return FAILURES[code] ?? 'other'
}
