import type { InputsOf } from '../core/operation.ts'
import { listAffiliateFigures } from './list-affiliate-figures.ts'
import { listPostbacks } from './list-postbacks.ts'
import { retryPostbacks } from './retry-postbacks.ts'
import { listDebts } from './list-debts.ts'
import { listEventExposures } from './list-event-exposures.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { listPlayerTickets } from './list-player-tickets.ts'
import { voidTicket } from './void-ticket.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { approveCorrection } from './approve-correction.ts'
import { approveDocument } from './approve-document.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { blockPlayer } from './block-player.ts'
import { cancelHeldFreeSpins } from './cancel-held-free-spins.ts'
import { cancelHeldBonus } from './cancel-held-bonus.ts'
import { cancelJobs } from './cancel-jobs.ts'
import { closeOperatorSession } from './close-operator-session.ts'
import { correctBalance } from './correct-balance.ts'
import { correctNote } from './correct-note.ts'
import { correctPoints } from './correct-points.ts'
import { createOperatorSession } from './create-operator-session.ts'
import { createOperator } from './create-operator.ts'
import { createBroadcast } from './create-broadcast.ts'
import { listBroadcasts } from './list-broadcasts.ts'
import { listSegments } from './list-segments.ts'
import { previewBroadcast } from './preview-broadcast.ts'
import { stopBroadcast } from './stop-broadcast.ts'
import { getOperatorSelf } from './get-operator-self.ts'
import { getPlayerIdentity } from './get-player-identity.ts'
import { getPlayerShortCheck } from './get-player-short-check.ts'
import { setPlayerIdentity } from './set-player-identity.ts'
import { getReferralRules } from './get-referral-rules.ts'
import { setReferralRules } from './set-referral-rules.ts'
import { getPlayer } from './get-player.ts'
import { getPlayerGuards } from './get-player-guards.ts'
import { getPlayerLoyalty } from './get-player-loyalty.ts'
import { giveFreeSpins } from './give-free-spins.ts'
import { giveWheelSpins } from './give-wheel-spins.ts'
import { correctQuest } from './correct-quest.ts'
import { correctTournament } from './correct-tournament.ts'
import { listTournamentEntries } from './list-tournament-entries.ts'
import { listTournamentFigures } from './list-tournament-figures.ts'
import { switchPaymentMethod } from './switch-payment-method.ts'
import { switchTournament } from './switch-tournament.ts'
import { listQuestFigures } from './list-quest-figures.ts'
import { listTakenQuests } from './list-taken-quests.ts'
import { switchQuest } from './switch-quest.ts'
import { listWheelFigures } from './list-wheel-figures.ts'
import { listWheelResults } from './list-wheel-results.ts'
import { listBonusFigures } from './list-bonus-figures.ts'
import { listSchedule } from './list-schedule.ts'
import { previewBonus } from './preview-bonus.ts'
import { previewQuest } from './preview-quest.ts'
import { previewWheel } from './preview-wheel.ts'
import { takeBackWheelSpins } from './take-back-wheel-spins.ts'
import { listPlayerWheelSpins } from './list-player-wheel-spins.ts'
import { switchWheel } from './switch-wheel.ts'
import { giveBonus } from './give-bonus.ts'
import { inviteOperator } from './invite-operator.ts'
import { listAlertRooms } from './list-alert-rooms.ts'
import { listAlerts } from './list-alerts.ts'
import { listAuditLines } from './list-audit-lines.ts'
import { listCompanies } from './list-companies.ts'
import { listCorrectionCeilings } from './list-correction-ceilings.ts'
import { listCorrections } from './list-corrections.ts'
import { listHouseCurrencies } from './list-house-currencies.ts'
import { listAmountBounds } from './list-amount-bounds.ts'
import { getWithdrawalRules } from './get-withdrawal-rules.ts'
import { approveRate } from './approve-rate.ts'
import { liftRate } from './lift-rate.ts'
import { setRate } from './set-rate.ts'
import { listHouseCountries } from './list-house-countries.ts'
import { setCountry } from './set-country.ts'
import { listFormFields } from './list-form-fields.ts'
import { listGivenUpLetters } from './list-given-up-letters.ts'
import { listHeldFreeSpins } from './list-held-free-spins.ts'
import { listHeldBonuses } from './list-held-bonuses.ts'
import { listJobs } from './list-jobs.ts'
import { listOperators } from './list-operators.ts'
import { listPlayerAccounts } from './list-player-accounts.ts'
import { listPlayerDocuments } from './list-player-documents.ts'
import { listPlayerInvoices } from './list-player-invoices.ts'
import { listLateMoney } from './list-late-money.ts'
import { payOutBalance } from './pay-out-balance.ts'
import { listPlayerReferrals } from './list-player-referrals.ts'
import { listPointCorrections } from './list-point-corrections.ts'
import { listPlayerRounds } from './list-player-rounds.ts'
import { listPlayerSessions } from './list-player-sessions.ts'
import { listPlayers } from './list-players.ts'
import { listShortChecks } from './list-short-checks.ts'
import { listStatement } from './list-statement.ts'
import { listWaitingDocuments } from './list-waiting-documents.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { readDocument } from './read-document.ts'
import { readInvitation } from './read-invitation.ts'
import { removePlayerPasskey } from './remove-player-passkey.ts'
import { removePlayerSecondFactor } from './remove-player-second-factor.ts'
import { refuseCorrection } from './refuse-correction.ts'
import { refuseWithdrawal } from './refuse-withdrawal.ts'
import { registerCompany } from './register-company.ts'
import { resolveWithdrawal } from './resolve-withdrawal.ts'
import { retryJobs } from './retry-jobs.ts'
import { rotateCompanySecret } from './rotate-company-secret.ts'
import { rejectDocument } from './reject-document.ts'
import { setCorrectionCeiling } from './set-correction-ceiling.ts'
import { setCurrency } from './set-currency.ts'
import { setAmountBound } from './set-amount-bound.ts'
import { setWithdrawalRules } from './set-withdrawal-rules.ts'
import { setFormField } from './set-form-field.ts'
import { switchCompany } from './switch-company.ts'
import { unblockPlayer } from './unblock-player.ts'
import { updateOperator } from './update-operator.ts'
import { approveWin } from './approve-win.ts'
import { changeOperatorPassword } from './change-operator-password.ts'
import { closePlayerSession } from './close-player-session.ts'
import { failDeposit } from './fail-deposit.ts'
import { listRates } from './list-rates.ts'
import { listSwitchedGames } from './list-switched-games.ts'
import { switchGame } from './switch-game.ts'
import { listNotes } from './list-notes.ts'
import { writeNote } from './write-note.ts'
import { listRevenue } from './list-revenue.ts'
import { listRestrictedCountries } from './list-restricted-countries.ts'
import { listPlayerCashback } from './list-player-cashback.ts'
import { listReviewedDeposits } from './list-reviewed-deposits.ts'
import { listWaitingWins } from './list-waiting-wins.ts'
import { refuseWin } from './refuse-win.ts'
import { restrictCountry } from './restrict-country.ts'
import { listVitals } from './list-vitals.ts'
import { settleDeposit } from './settle-deposit.ts'
import type { Operations } from '../operations/index.ts'

/** Every operation of operators, by name. They are served apart from those of players. */
export const operatorOperations = {
  acceptInvitation,
  approveCorrection,
  approveDocument,
  approveWin,
  approveWithdrawal,
  blockPlayer,
  cancelHeldBonus,
  cancelHeldFreeSpins,
  cancelJobs,
  changeOperatorPassword,
  closeOperatorSession,
  closePlayerSession,
  correctBalance,
  correctNote,
  correctPoints,
  createOperator,
  createBroadcast,
  listBroadcasts,
  listSegments,
  previewBroadcast,
  stopBroadcast,
  createOperatorSession,
  failDeposit,
  getOperatorSelf,
  giveBonus,
  correctQuest,
  listPaymentMethods,
  listQuestFigures,
  listTakenQuests,
  listBonusFigures,
  listSchedule,
  previewBonus,
  previewQuest,
  switchPaymentMethod,
  switchQuest,
  correctTournament,
  listTournamentEntries,
  listTournamentFigures,
  switchTournament,
  switchWheel,
  listPlayerWheelSpins,
  listDebts,
  listEventExposures,
  listPlayerTickets,
  voidTicket,
  writeNote,
  listWheelFigures,
  listWheelResults,
  previewWheel,
  giveWheelSpins,
  takeBackWheelSpins,
  giveFreeSpins,
  listHeldBonuses,
  listHeldFreeSpins,
  getPlayer,
  setReferralRules,
  getReferralRules,
  getPlayerGuards,
  getPlayerLoyalty,
  getPlayerIdentity,
  getPlayerShortCheck,
  inviteOperator,
  listAffiliateFigures,
  listAlertRooms,
  listAlerts,
  listAuditLines,
  listCompanies,
  listCorrectionCeilings,
  listCorrections,
  listFormFields,
  listGivenUpLetters,
  listJobs,
  listOperators,
  listPlayerAccounts,
  listPlayerCashback,
  listPlayerDocuments,
  listPlayerInvoices,
  listLateMoney,
  payOutBalance,
  listPlayerReferrals,
  listPointCorrections,
  listPostbacks,
  listPlayerRounds,
  listPlayerSessions,
  listPlayers,
  listRates,
  listVitals,
  listRestrictedCountries,
  listNotes,
  listRevenue,
  listReviewedDeposits,
  listShortChecks,
  listStatement,
  listSwitchedGames,
  listWaitingDocuments,
  listWaitingWins,
  listWithdrawals,
  readDocument,
  readInvitation,
  refuseCorrection,
  refuseWin,
  refuseWithdrawal,
  removePlayerPasskey,
  removePlayerSecondFactor,
  registerCompany,
  rejectDocument,
  resolveWithdrawal,
  restrictCountry,
  retryJobs,
  retryPostbacks,
  rotateCompanySecret,
  setCorrectionCeiling,
  listAmountBounds,
  setAmountBound,
  getWithdrawalRules,
  setWithdrawalRules,
  approveRate,
  liftRate,
  setRate,
  listHouseCountries,
  setCountry,
  listHouseCurrencies,
  setCurrency,
  setFormField,
  setPlayerIdentity,
  settleDeposit,
  switchCompany,
  switchGame,
  unblockPlayer,
  updateOperator,
}

export type OperatorOperations = typeof operatorOperations
export type OperatorOperationName = keyof OperatorOperations

/** What a caller passes to each; an interface, as `OperationInputs` is. */
// oxlint-disable-next-line typescript/no-empty-object-type -- see there
export interface OperatorInputs extends InputsOf<OperatorOperations> {}

/** The operations of both audiences; no name stands in both. */
export type AllOperations = Operations & OperatorOperations
export type AnyOperationName = keyof AllOperations
