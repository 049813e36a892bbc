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
  social_email_unverified: { status: 409, code: 11001 },
  social_account_blocked: { status: 403, code: 11002 },
  one_time_code_wrong: { status: 400, code: 11003 },
  one_time_code_limit: { status: 429, code: 11005 },
  confirmation_code_wrong: { status: 400, code: 11010 },
  email_missing: { status: 409, code: 11011 },
  already_confirmed: { status: 409, code: 11012 },
  provider_unknown: { status: 404, code: 11013 },
  social_sign_in_failed: { status: 400, code: 11014 },
  document_approved: { status: 409, code: 12001 },
  too_many_documents: { status: 409, code: 12002 },
  document_decided: { status: 409, code: 12003 },
  limit_exists: { status: 409, code: 12101 },
  limit_change_pending: { status: 409, code: 12102 },
  limit_not_changeable: { status: 409, code: 12103 },
  chat_unavailable: { status: 400, code: 12201 },
  identity_check_unavailable: { status: 400, code: 12202 },
  deposits_stopped: { status: 400, code: 13100 },
  method_unavailable: { status: 400, code: 13101 },
  amount_out_of_range: { status: 422, code: 13102 },
  profile_limited: { status: 400, code: 13103 },
  invoice_closed: { status: 409, code: 13104 },
  provider_failed: { status: 502, code: 13105 },
  account_not_empty: { status: 409, code: 13200 },
  currency_unavailable: { status: 422, code: 13202 },
  insufficient_funds: { status: 400, code: 13201 },
  bet_limit_reached: { status: 400, code: 14100 },
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
} as const satisfies Record<string, RefusalCode>

export type RefusalReason = keyof typeof refusalCodes

/** What the socket is closed with for good when the session behind it is over. */
export const SESSION_CLOSED_CODE = 3500
