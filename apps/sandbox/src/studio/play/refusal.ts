/** Every way the studio says no to a page, with the HTTP status it is answered with. */
export const studioRefusals = {
  malformed: 400,
  session_not_found: 401,
  launch_not_found: 401,
  insufficient_funds: 402,
  bet_refused: 403,
  check_due: 403,
  game_not_found: 404,
  round_in_progress: 409,
  round_key_conflict: 409,
  session_ended: 410,
  free_rounds_over: 410,
  bet_not_offered: 422,
  too_many_requests: 429,
  bet_not_placed: 503,
  platform_unreachable: 503,
  studio_full: 503,
} as const

export type StudioRefusalCode = keyof typeof studioRefusals

export class StudioRefusal extends Error {
  override readonly name = 'StudioRefusal'

  /** `balance`, in smallest units, travels with `insufficient_funds`. */
  constructor(
    readonly code: StudioRefusalCode,
    message: string,
    readonly balance?: bigint,
  ) {
    super(message)
  }
}
