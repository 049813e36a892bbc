/** How a refusal is told on the wire. 401 and 403 speak of the session only; a business refusal has another status. */
export interface RefusalCode {
  status: number
  code: number
}

/**
 * Every reason the platform says no, with its status and numeric code (wire-contract section 13). The numbers
 * live here and nowhere else; this file depends on nothing, so a browser may read it. What is said about each
 * stands in `core/refusals.ts`.
 */
export const refusalCodes = {
  validation: { status: 422, code: 1 },
  malformed: { status: 400, code: 1 },
  too_large: { status: 413, code: 1 },
  unsupported_media_type: { status: 415, code: 1 },
  not_found: { status: 404, code: 2 },
  method_not_allowed: { status: 405, code: 2 },
  unauthorised: { status: 401, code: 3 },
  invalid_credentials: { status: 401, code: 3 },
  forbidden: { status: 403, code: 4 },
  account_blocked: { status: 403, code: 4 },
  too_many_bonus_codes: { status: 400, code: 5 },
  session_required: { status: 400, code: 3 },
  conflict: { status: 409, code: 6 },
  key_conflict: { status: 409, code: 15001 },
  key_in_use: { status: 409, code: 15002 },
  too_many_requests: { status: 429, code: 7 },
  not_served: { status: 501, code: 8 },
  internal: { status: 500, code: 9 },
  unavailable: { status: 503, code: 9 },
  quest_closed: { status: 409, code: 10001 },
  tournament_closed: { status: 409, code: 10002 },
  no_valid_spin: { status: 409, code: 10003 },
  wheel_changed: { status: 409, code: 10004 },
  social_email_unverified: { status: 409, code: 11001 },
  social_account_blocked: { status: 403, code: 11002 },
  one_time_code_wrong: { status: 400, code: 11003 },
  one_time_code_limit: { status: 429, code: 11005 },
  confirmation_code_wrong: { status: 400, code: 11010 },
  email_missing: { status: 409, code: 11011 },
  already_confirmed: { status: 409, code: 11012 },
  provider_unknown: { status: 404, code: 11013 },
  social_sign_in_failed: { status: 400, code: 11014 },
  account_closed: { status: 403, code: 11015 },
  session_closed_elsewhere: { status: 401, code: 11031 },
  session_password_changed: { status: 401, code: 11032 },
  session_disowned: { status: 401, code: 11033 },
  session_ended_by_house: { status: 401, code: 11034 },
  session_account_blocked: { status: 401, code: 11035 },
  session_account_closed: { status: 401, code: 11036 },
  session_excluded: { status: 401, code: 11037 },
  session_expired: { status: 401, code: 11038 },
  session_guards_changed: { status: 401, code: 11039 },
  session_idle: { status: 401, code: 11040 },
  fresh_proof_needed: { status: 409, code: 11020 },
  proof_way_closed: { status: 409, code: 11021 },
  second_factor_needed: { status: 409, code: 11022 },
  sign_in_over: { status: 409, code: 11023 },
  passkey_refused: { status: 400, code: 11024 },
  too_many_passkeys: { status: 409, code: 11025 },
  agreements_open: { status: 400, code: 11026 },
  document_approved: { status: 409, code: 12001 },
  too_many_documents: { status: 409, code: 12002 },
  document_decided: { status: 409, code: 12003 },
  limit_exists: { status: 409, code: 12101 },
  limit_change_pending: { status: 409, code: 12102 },
  limit_not_changeable: { status: 409, code: 12103 },
  chat_unavailable: { status: 400, code: 12201 },
  identity_check_unavailable: { status: 400, code: 12202 },
  identity_required: { status: 400, code: 12203 },
  deposits_stopped: { status: 400, code: 13100 },
  method_unavailable: { status: 400, code: 13101 },
  amount_out_of_range: { status: 422, code: 13102 },
  profile_limited: { status: 400, code: 13103 },
  invoice_closed: { status: 409, code: 13104 },
  provider_failed: { status: 502, code: 13105 },
  payouts_locked: { status: 409, code: 13106 },
  turnover_open: { status: 409, code: 13107 },
  withdrawal_stands: { status: 409, code: 13108 },
  account_not_empty: { status: 409, code: 13200 },
  currency_unavailable: { status: 422, code: 13202 },
  insufficient_funds: { status: 400, code: 13201 },
  bet_limit_reached: { status: 400, code: 14100 },
  register_excluded: { status: 400, code: 14107 },
  register_unreachable: { status: 400, code: 14108 },
  limit_required: { status: 400, code: 14106 },
  loss_limit_reached: { status: 400, code: 14101 },
  limited_player: { status: 400, code: 14103 },
  demo_unavailable: { status: 400, code: 14104 },
  cooling_off: { status: 400, code: 14105 },
  bonus_not_available: { status: 409, code: 14301 },
  bonus_code_wrong: { status: 400, code: 14302 },
  bonus_locked: { status: 409, code: 14303 },
  bonus_restricts_game: { status: 400, code: 14306 },
  game_closed_in_country: { status: 400, code: 14308 },
  invitation_wrong: { status: 400, code: 16001 },
  last_owner: { status: 409, code: 16002 },
  own_correction: { status: 409, code: 16003 },
  correction_decided: { status: 409, code: 16004 },
  company_refused: { status: 409, code: 16005 },
  win_decided: { status: 409, code: 16006 },
  ticket_closed: { status: 409, code: 16021 },
  other_currency_paid: { status: 409, code: 16007 },
  own_approval: { status: 409, code: 16011 },
  player_can_withdraw: { status: 409, code: 16012 },
} as const satisfies Record<string, RefusalCode>

export type RefusalReason = keyof typeof refusalCodes

/**
 * What ended a session, other than its own sign-out: a refusal each, with which every call of the session is answered
 * from then on, so that its page can say why.
 */
export const sessionEnds = {
  elsewhere: 'session_closed_elsewhere',
  password: 'session_password_changed',
  guards: 'session_guards_changed',
  disowned: 'session_disowned',
  house: 'session_ended_by_house',
  blocked: 'session_account_blocked',
  closed: 'session_account_closed',
  excluded: 'session_excluded',
  expired: 'session_expired',
  idle: 'session_idle',
} as const satisfies Record<string, RefusalReason>

export type SessionEnd = keyof typeof sessionEnds

/** Whether somebody named what ended a session by this word. */
export function isSessionEnd(word: string): word is SessionEnd {
  return Object.hasOwn(sessionEnds, word)
}

/** What the socket is closed with for good when the session behind it is over. */
export const SESSION_CLOSED_CODE = 3500
