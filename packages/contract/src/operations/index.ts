import type { InputsOf } from '../core/operation.ts'
import { changePassword } from './player/change-password.ts'
import { closeAccount } from './player/close-account.ts'
import { downloadExport } from './player/download-export.ts'
import { getClosingTerms } from './player/get-closing-terms.ts'
import { getExport } from './player/get-export.ts'
import { requestExport } from './player/request-export.ts'
import { closeSession } from './player/close-session.ts'
import { confirmPassword } from './player/confirm-password.ts'
import { confirmRegistration } from './player/confirm-registration.ts'
import { createIdentityCheckToken } from './player/create-identity-check-token.ts'
import { createLimit } from './player/create-limit.ts'
import { createSessionBySocial } from './player/create-session-by-social.ts'
import { createSessionByToken } from './player/create-session-by-token.ts'
import { createSession } from './player/create-session.ts'
import { deleteDocument } from './player/delete-document.ts'
import { deleteLimit } from './player/delete-limit.ts'
import { deleteLiveChatToken } from './player/delete-live-chat-token.ts'
import { disownSignIn } from './player/disown-sign-in.ts'
import { getProofWays } from './player/get-proof-ways.ts'
import { giveProof } from './player/give-proof.ts'
import { sendProofCode } from './player/send-proof-code.ts'
import { addPasskey } from './player/add-passkey.ts'
import { beginPasskey } from './player/begin-passkey.ts'
import { beginPasskeyProof } from './player/begin-passkey-proof.ts'
import { beginPasskeySignIn } from './player/begin-passkey-sign-in.ts'
import { createSessionByPasskey } from './player/create-session-by-passkey.ts'
import { listPasskeys } from './player/list-passkeys.ts'
import { removePasskey } from './player/remove-passkey.ts'
import { renamePasskey } from './player/rename-passkey.ts'
import { beginSecondFactor } from './player/begin-second-factor.ts'
import { confirmSecondFactor } from './player/confirm-second-factor.ts'
import { finishSignIn } from './player/finish-sign-in.ts'
import { getSecondFactor } from './player/get-second-factor.ts'
import { removeSecondFactor } from './player/remove-second-factor.ts'
import { renewRecoveryCodes } from './player/renew-recovery-codes.ts'
import { getFreshLiveChatToken } from './player/get-fresh-live-chat-token.ts'
import { getLiveChatToken } from './player/get-live-chat-token.ts'
import { getIdentityCheck } from './player/get-identity-check.ts'
import { getNetPosition } from './player/get-net-position.ts'
import { getRealityCheck } from './player/get-reality-check.ts'
import { setRealityCheck } from './player/set-reality-check.ts'
import { answerShortCheck } from './player/answer-short-check.ts'
import { declineLimitPrompt } from './player/decline-limit-prompt.ts'
import { getLimitPrompt } from './player/get-limit-prompt.ts'
import { getPresence } from './player/get-presence.ts'
import { reportPresence } from './player/report-presence.ts'
import { getShortCheck } from './player/get-short-check.ts'
import { getStatementLetters } from './player/get-statement-letters.ts'
import { setStatementLetters } from './player/set-statement-letters.ts'
import { getProfile } from './player/get-profile.ts'
import { getReferralSettings } from './player/get-referral-settings.ts'
import { getVisitorCountry } from './player/get-visitor-country.ts'
import { hasLiveChatToken } from './player/has-live-chat-token.ts'
import { listDocuments } from './player/list-documents.ts'
import { listFieldValidations } from './player/list-field-validations.ts'
import { listLimits } from './player/list-limits.ts'
import { acceptAgreements } from './player/accept-agreements.ts'
import { listOpenAgreements } from './player/list-open-agreements.ts'
import { listReferrals } from './player/list-referrals.ts'
import { listSessions } from './player/list-sessions.ts'
import { logout } from './player/logout.ts'
import { redirectToAuth0 } from './player/redirect-to-auth0.ts'
import { redirectToSocialProvider } from './player/redirect-to-social-provider.ts'
import { refreshSession } from './player/refresh-session.ts'
import { registerByEmail } from './player/register-by-email.ts'
import { registerByPhone } from './player/register-by-phone.ts'
import { resendEmailConfirmation } from './player/resend-email-confirmation.ts'
import { resetPassword } from './player/reset-password.ts'
import { sendOneTimeCode } from './player/send-one-time-code.ts'
import { updateLimit } from './player/update-limit.ts'
import { updateProfile } from './player/update-profile.ts'
import { uploadDocument } from './player/upload-document.ts'
import { verifyOneTimeCode } from './player/verify-one-time-code.ts'
import { getConstants } from './settings/get-constants.ts'
import { listCountries } from './settings/list-countries.ts'
import { listCountryNotices } from './settings/list-country-notices.ts'
import { listCurrencies } from './settings/list-currencies.ts'
import { listLocales } from './settings/list-locales.ts'
import { addFavoriteGame } from './game/add-favorite-game.ts'
import { getGame } from './game/get-game.ts'
import { answerRealityCheck } from './game/answer-reality-check.ts'
import { getSitting } from './game/get-sitting.ts'
import { getProvider } from './game/get-provider.ts'
import { listBets } from './game/list-bets.ts'
import { listCollections } from './game/list-collections.ts'
import { listFavoriteGames } from './game/list-favorite-games.ts'
import { listGames } from './game/list-games.ts'
import { listPlayedGames } from './game/list-played-games.ts'
import { listProviders } from './game/list-providers.ts'
import { listSpins } from './game/list-spins.ts'
import { listWinners } from './game/list-winners.ts'
import { playGame } from './game/play-game.ts'
import { removeFavoriteGame } from './game/remove-favorite-game.ts'
import { activatePlayerBonus } from './bonus/activate-player-bonus.ts'
import { activatePlayerFreespin } from './bonus/activate-player-freespin.ts'
import { applyBonusCode } from './bonus/apply-bonus-code.ts'
import { cancelPlayerBonus } from './bonus/cancel-player-bonus.ts'
import { cancelPlayerFreespin } from './bonus/cancel-player-freespin.ts'
import { getBonusCost } from './bonus/get-bonus-cost.ts'
import { listBonusCodes } from './bonus/list-bonus-codes.ts'
import { listBonusStatuses } from './bonus/list-bonus-statuses.ts'
import { listCashback } from './bonus/list-cashback.ts'
import { listDepositBonuses } from './bonus/list-deposit-bonuses.ts'
import { listPlayerBonuses } from './bonus/list-player-bonuses.ts'
import { listPlayerFreespins } from './bonus/list-player-freespins.ts'
import { removeBonusCode } from './bonus/remove-bonus-code.ts'
import { createAccount } from './wallet/create-account.ts'
import { hideAccount } from './wallet/hide-account.ts'
import { listAccounts } from './wallet/list-accounts.ts'
import { switchAccount } from './wallet/switch-account.ts'
import { createDeposit } from './payment/create-deposit.ts'
import { createWithdrawal } from './payment/create-withdrawal.ts'
import { declineInvoice } from './payment/decline-invoice.ts'
import { downloadStatement } from './payment/download-statement.ts'
import { getInvoiceStatistics } from './payment/get-invoice-statistics.ts'
import { getStatement } from './payment/get-statement.ts'
import { listDepositMethods } from './payment/list-deposit-methods.ts'
import { listInvoices } from './payment/list-invoices.ts'
import { listWithdrawalMethods } from './payment/list-withdrawal-methods.ts'
import { requestStatement } from './payment/request-statement.ts'
import { activateQuest } from './retention/activate-quest.ts'
import { cancelPlayerQuest } from './retention/cancel-player-quest.ts'
import { getLoyaltyAccount } from './retention/get-loyalty-account.ts'
import { getTournament } from './retention/get-tournament.ts'
import { joinTournament } from './retention/join-tournament.ts'
import { getPointTerms } from './retention/get-point-terms.ts'
import { listLoyaltyLevels } from './retention/list-loyalty-levels.ts'
import { listPlayerQuests } from './retention/list-player-quests.ts'
import { listQuests } from './retention/list-quests.ts'
import { listTournaments } from './retention/list-tournaments.ts'
import { listWheelDraws } from './retention/list-wheel-draws.ts'
import { listWheelSeeds } from './retention/list-wheel-seeds.ts'
import { listWheels } from './retention/list-wheels.ts'
import { spinWheel } from './retention/spin-wheel.ts'
import { getTurnoverWager } from './risk/get-turnover-wager.ts'
import { deleteMessages } from './notification/delete-messages.ts'
import { getNotificationPreferences } from './notification/get-notification-preferences.ts'
import { addPushSubscription } from './notification/add-push-subscription.ts'
import { removePushSubscription } from './notification/remove-push-subscription.ts'
import { setNotificationPreferences } from './notification/set-notification-preferences.ts'
import { listMessages } from './notification/list-messages.ts'
import { readAllMessages } from './notification/read-all-messages.ts'
import { readMessages } from './notification/read-messages.ts'
import { reportVitals } from './site/report-vitals.ts'
import { sendCommunication } from './notification/send-communication.ts'

/** Every operation of the platform, by name. */
export const operations = {
  changePassword,
  closeAccount,
  downloadExport,
  getClosingTerms,
  getExport,
  requestExport,
  closeSession,
  confirmPassword,
  confirmRegistration,
  createIdentityCheckToken,
  getIdentityCheck,
  createLimit,
  createSessionBySocial,
  createSessionByToken,
  createSession,
  deleteDocument,
  deleteLimit,
  deleteLiveChatToken,
  disownSignIn,
  getProofWays,
  giveProof,
  sendProofCode,
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  createSessionByPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  beginSecondFactor,
  confirmSecondFactor,
  finishSignIn,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  getFreshLiveChatToken,
  getLiveChatToken,
  getProfile,
  getNetPosition,
  getRealityCheck,
  setRealityCheck,
  getShortCheck,
  answerShortCheck,
  getLimitPrompt,
  declineLimitPrompt,
  getPresence,
  reportPresence,
  getStatementLetters,
  setStatementLetters,
  getReferralSettings,
  getVisitorCountry,
  hasLiveChatToken,
  listDocuments,
  listFieldValidations,
  listLimits,
  listOpenAgreements,
  acceptAgreements,
  listReferrals,
  listSessions,
  logout,
  redirectToAuth0,
  redirectToSocialProvider,
  refreshSession,
  registerByEmail,
  registerByPhone,
  resendEmailConfirmation,
  resetPassword,
  sendOneTimeCode,
  updateLimit,
  updateProfile,
  uploadDocument,
  verifyOneTimeCode,
  getConstants,
  listCountries,
  listCountryNotices,
  listCurrencies,
  listLocales,
  addFavoriteGame,
  getGame,
  answerRealityCheck,
  getProvider,
  getSitting,
  listBets,
  listCollections,
  listFavoriteGames,
  listGames,
  listPlayedGames,
  listProviders,
  listSpins,
  listWinners,
  playGame,
  removeFavoriteGame,
  activatePlayerBonus,
  activatePlayerFreespin,
  applyBonusCode,
  cancelPlayerBonus,
  cancelPlayerFreespin,
  getBonusCost,
  listBonusCodes,
  listBonusStatuses,
  listCashback,
  listDepositBonuses,
  listPlayerBonuses,
  listPlayerFreespins,
  removeBonusCode,
  createAccount,
  hideAccount,
  listAccounts,
  switchAccount,
  createDeposit,
  createWithdrawal,
  declineInvoice,
  getInvoiceStatistics,
  requestStatement,
  getStatement,
  downloadStatement,
  listDepositMethods,
  listInvoices,
  listWithdrawalMethods,
  activateQuest,
  cancelPlayerQuest,
  getLoyaltyAccount,
  getTournament,
  joinTournament,
  getPointTerms,
  listLoyaltyLevels,
  listPlayerQuests,
  listQuests,
  listTournaments,
  listWheelDraws,
  listWheelSeeds,
  listWheels,
  spinWheel,
  getTurnoverWager,
  deleteMessages,
  listMessages,
  readAllMessages,
  readMessages,
  getNotificationPreferences,
  setNotificationPreferences,
  addPushSubscription,
  removePushSubscription,
  sendCommunication,
  reportVitals,
}

export type Operations = typeof operations
export type OperationName = keyof Operations

/**
 * What a caller passes to each. It is an interface because the compiler looks a name up in one; of a bare mapped type it
 * makes all inputs at every call, which took four fifths of the time of a check.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- see above
export interface OperationInputs extends InputsOf<Operations> {}
