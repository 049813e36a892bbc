import { refusalCodes, type RefusalCode, type RefusalReason } from '../codes.ts'
import type { FieldIssue } from './field-issues.ts'

/** A refusal as it travels: its numbers, and what they mean for a reader of the API. */
export interface RefusalWire extends RefusalCode {
  message: string
}

const messages: Record<RefusalReason, string> = {
  validation: 'Validation failed',
  malformed: 'The request could not be read',
  too_large: 'The request is too large',
  unsupported_media_type: 'This content type is not accepted',
  not_found: 'Not found',
  method_not_allowed: 'This method is not offered here',
  unauthorised: 'Sign in to go on',
  invalid_credentials: 'These sign-in details are not correct',
  forbidden: 'Your session may not do this',
  account_blocked: 'This account is blocked',
  account_closed: 'This account is closed, as its owner wished',
  too_many_bonus_codes: 'Too many bonus codes were tried',
  session_required: 'Sign in to go on',
  conflict: 'This clashes with the present state',
  key_conflict: 'This key was used for another request',
  key_in_use: 'The first attempt of this request is still under way',
  too_many_requests: 'Too many attempts, try again later',
  not_served: 'This operation is not served yet',
  internal: 'Something went wrong',
  unavailable: 'The platform is not ready',
  quest_closed: 'This quest is not open for that',
  tournament_closed: 'This tournament cannot be joined',
  no_valid_spin: 'No valid spin is left',
  wheel_changed: 'The wheel was renewed, look at it again',
  social_email_unverified: 'Verify the e-mail of this account first',
  social_account_blocked: 'This account is blocked',
  one_time_code_wrong: 'The code is wrong or has expired',
  one_time_code_limit: 'No more codes can be sent for now',
  confirmation_code_wrong: 'This confirmation link is wrong or has expired',
  email_missing: 'The account has no e-mail address',
  already_confirmed: 'This is confirmed already',
  provider_unknown: 'This way to sign in is not offered',
  social_sign_in_failed: 'The provider did not confirm the sign-in',
  session_closed_elsewhere: 'This session was closed on another device',
  session_password_changed: 'This session ended with a new password',
  session_disowned: 'This session ended because a sign-in was reported',
  session_ended_by_house: 'This session was ended by the house',
  session_account_blocked: 'This session ended because the account was blocked',
  session_account_closed: 'This session ended because the account was closed',
  session_excluded: 'This session ended with an exclusion from play',
  session_expired: 'This session has run out',
  session_idle: 'This session ended because its player gave no sign for too long',
  session_guards_changed: 'This session ended because a passkey or the second proof of the account was changed',
  fresh_proof_needed: 'Prove once more who you are, then try again',
  proof_way_closed: 'This player proves it in another way',
  second_factor_needed: 'Give the second proof to finish this sign-in',
  sign_in_over: 'This sign-in took too long or too many tries, begin anew',
  passkey_refused: 'This passkey was not accepted, begin anew',
  too_many_passkeys: 'No more passkeys can be kept, remove one first',
  agreements_open: 'Documents have changed and must be agreed to first',
  document_approved: 'An approved document stays',
  too_many_documents: 'No more documents can be kept, take one back first',
  document_decided: 'Something else was decided about this document',
  limit_exists: 'Such a limit is active already',
  limit_change_pending: 'A change of this limit is under way',
  limit_not_changeable: 'This limit cannot be changed',
  chat_unavailable: 'The chat is not available',
  identity_check_unavailable: 'The identity check is not available',
  identity_required: 'The identity must be checked first',
  deposits_stopped: 'Deposits are stopped by a limit',
  method_unavailable: 'This payment method is not available',
  amount_out_of_range: 'The amount is outside the limits of the method',
  profile_limited: 'This account is limited',
  invoice_closed: 'This payment is already closed',
  provider_failed: 'The payment company did not answer',
  payouts_locked: 'Payouts are locked until there is a new password',
  turnover_open: 'Deposits have to be staked first',
  withdrawal_stands: 'The rules of this country let no withdrawal be taken back',
  account_not_empty: 'The account is in use',
  currency_unavailable: 'This currency is not offered',
  insufficient_funds: 'The balance is not sufficient',
  bet_limit_reached: 'A bet limit stops play',
  register_excluded: 'A national register excludes this player from play',
  register_unreachable: 'A national register did not answer, so nobody plays now',
  limit_required: 'A limit on deposits has to be set before play',
  loss_limit_reached: 'A loss limit stops play',
  limited_player: 'A limited account cannot play for real money',
  demo_unavailable: 'This game has no demo',
  cooling_off: 'A break from play is running',
  bonus_not_available: 'This bonus is not available',
  bonus_code_wrong: 'This bonus code is not correct',
  bonus_locked: 'The active bonus cannot be changed now',
  bonus_restricts_game: 'The active bonus does not allow this game',
  game_closed_in_country: 'This game is not offered in your country',
  invitation_wrong: 'This invitation is wrong, used or over',
  last_owner: 'Somebody must remain who is an owner',
  own_correction: 'Somebody else must decide about this correction',
  correction_decided: 'This correction is decided already',
  company_refused: 'This cannot be made of the company',
  win_decided: 'Something else was decided about this win',
  ticket_closed: 'The bet is settled already',
  other_currency_paid: 'What was paid is in another currency than the account: it can only fail, and be paid back',
  own_approval: 'Somebody else must approve as well',
  player_can_withdraw: 'The player asks for their money themselves',
}

/** Every reason the platform says no, with its numbers and its words. */
export const refusals = Object.fromEntries(
  Object.entries(refusalCodes).map(([reason, numbers]) => [
    reason,
    { ...numbers, message: messages[reason as RefusalReason] },
  ]),
) as Record<RefusalReason, RefusalWire>

/** The envelope of every failure. */
export interface ErrorEnvelope {
  error: {
    code: number
    message: string
    /** Messages by field, in English, with status 422 only. */
    fields?: Record<string, string[]>
    /** The same by code, for whoever says it in another language: as many, in the same order. */
    issues?: Record<string, FieldIssue[]>
  }
}
