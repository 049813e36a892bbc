/** How a refusal travels. 401 and 403 speak of the session only; a business refusal has another status. */
export interface RefusalWire {
  status: number
  code: number
  message: string
}

/**
 * Every reason the platform says no, with its status and numeric code (wire-contract section 13).
 * The numbers live here and nowhere else.
 */
export const refusals = {
  validation: { status: 422, code: 1, message: 'Validation failed' },
  malformed: { status: 400, code: 1, message: 'The request could not be read' },
  too_large: { status: 413, code: 1, message: 'The request is too large' },
  unsupported_media_type: { status: 415, code: 1, message: 'This content type is not accepted' },
  not_found: { status: 404, code: 2, message: 'Not found' },
  method_not_allowed: { status: 405, code: 2, message: 'This method is not offered here' },
  unauthorised: { status: 401, code: 3, message: 'Sign in to go on' },
  invalid_credentials: { status: 401, code: 3, message: 'These sign-in details are not correct' },
  forbidden: { status: 403, code: 4, message: 'Your session may not do this' },
  account_blocked: { status: 403, code: 4, message: 'This account is blocked' },
  too_many_bonus_codes: { status: 400, code: 5, message: 'Too many bonus codes were tried' },
  session_required: { status: 400, code: 3, message: 'Sign in to go on' },
  conflict: { status: 409, code: 6, message: 'This clashes with the present state' },
  key_conflict: { status: 409, code: 15001, message: 'This key was used for another request' },
  key_in_use: { status: 409, code: 15002, message: 'The first attempt of this request is still under way' },
  too_many_requests: { status: 429, code: 7, message: 'Too many attempts, try again later' },
  not_served: { status: 501, code: 8, message: 'This operation is not served yet' },
  internal: { status: 500, code: 9, message: 'Something went wrong' },
  unavailable: { status: 503, code: 9, message: 'The platform is not ready' },
  quest_closed: { status: 409, code: 10001, message: 'This quest is not open for that' },
  tournament_closed: { status: 409, code: 10002, message: 'This tournament cannot be joined' },
  no_valid_spin: { status: 409, code: 10003, message: 'No valid spin is left' },
  social_email_unverified: { status: 409, code: 11001, message: 'Verify the e-mail of this account first' },
  social_account_blocked: { status: 403, code: 11002, message: 'This account is blocked' },
  one_time_code_wrong: { status: 400, code: 11003, message: 'The code is wrong or has expired' },
  one_time_code_limit: { status: 429, code: 11005, message: 'No more codes can be sent for now' },
  confirmation_code_wrong: { status: 400, code: 11010, message: 'This confirmation link is wrong or has expired' },
  email_missing: { status: 409, code: 11011, message: 'The account has no e-mail address' },
  already_confirmed: { status: 409, code: 11012, message: 'This is confirmed already' },
  provider_unknown: { status: 404, code: 11013, message: 'This way to sign in is not offered' },
  social_sign_in_failed: { status: 400, code: 11014, message: 'The provider did not confirm the sign-in' },
  document_approved: { status: 409, code: 12001, message: 'An approved document stays' },
  limit_exists: { status: 409, code: 12101, message: 'Such a limit is active already' },
  limit_change_pending: { status: 409, code: 12102, message: 'A change of this limit is under way' },
  limit_not_changeable: { status: 409, code: 12103, message: 'This limit cannot be changed' },
  chat_unavailable: { status: 400, code: 12201, message: 'The chat is not available' },
  identity_check_unavailable: { status: 400, code: 12202, message: 'The identity check is not available' },
  deposits_stopped: { status: 400, code: 13100, message: 'Deposits are stopped by a limit' },
  method_unavailable: { status: 400, code: 13101, message: 'This payment method is not available' },
  amount_out_of_range: { status: 422, code: 13102, message: 'The amount is outside the limits of the method' },
  profile_limited: { status: 400, code: 13103, message: 'This account is limited' },
  invoice_closed: { status: 409, code: 13104, message: 'This payment is already closed' },
  provider_failed: { status: 502, code: 13105, message: 'The payment company did not answer' },
  account_not_empty: { status: 409, code: 13200, message: 'The account is in use' },
  currency_unavailable: { status: 422, code: 13202, message: 'This currency is not offered' },
  insufficient_funds: { status: 400, code: 13201, message: 'The balance is not sufficient' },
  bet_limit_reached: { status: 400, code: 14100, message: 'A bet limit stops play' },
  loss_limit_reached: { status: 400, code: 14101, message: 'A loss limit stops play' },
  limited_player: { status: 400, code: 14103, message: 'A limited account cannot play for real money' },
  demo_unavailable: { status: 400, code: 14104, message: 'This game has no demo' },
  cooling_off: { status: 400, code: 14105, message: 'A break from play is running' },
  bonus_not_available: { status: 409, code: 14301, message: 'This bonus is not available' },
  bonus_code_wrong: { status: 400, code: 14302, message: 'This bonus code is not correct' },
  bonus_locked: { status: 409, code: 14303, message: 'The active bonus cannot be changed now' },
  bonus_restricts_game: { status: 400, code: 14306, message: 'The active bonus does not allow this game' },
  game_closed_in_country: { status: 400, code: 14308, message: 'This game is not offered in your country' },
} as const satisfies Record<string, RefusalWire>

export type RefusalReason = keyof typeof refusals

/** The envelope of every failure. */
export interface ErrorEnvelope {
  error: { code: number; message: string; fields?: Record<string, string[]> }
}
