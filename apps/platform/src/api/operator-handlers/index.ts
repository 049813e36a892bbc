import type { OperatorHandlers } from '../handler.ts'
import { affiliateHandlers } from './affiliates.ts'
import { alertHandlers } from './alerts.ts'
import { auditHandlers } from './audit.ts'
import { heldBonusHandlers } from './bonuses.ts'
import { broadcastHandlers } from './broadcasts.ts'
import { companyHandlers } from './companies.ts'
import { identityHandlers } from './identity.ts'
import { countryHandlers } from './countries.ts'
import { currencyHandlers } from './currencies.ts'
import { depositHandlers } from './deposits.ts'
import { jobHandlers } from './jobs.ts'
import { correctionHandlers } from './corrections.ts'
import { documentReviewHandlers } from './documents.ts'
import { freeSpinHandlers } from './free-spins.ts'
import { formFieldHandlers } from './form-fields.ts'
import { switchedGameHandlers } from './games.ts'
import { guardHandlers } from './guards.ts'
import { letterHandlers } from './letters.ts'
import { loyaltyHandlers } from './loyalty.ts'
import { noteHandlers } from './notes.ts'
import { offerHandlers } from './offers.ts'
import { operatorAccountHandlers } from './operators.ts'
import { paymentMethodHandlers } from './payment-methods.ts'
import { playerHandlers } from './players.ts'
import { rateHandlers } from './rates.ts'
import { referralHandlers } from './referrals.ts'
import { revenueHandlers } from './revenue.ts'
import { sessionHandlers } from './sessions.ts'
import { shortCheckHandlers } from './short-checks.ts'
import { questHandlers } from './quests.ts'
import { ticketHandlers } from './tickets.ts'
import { tournamentHandlers } from './tournaments.ts'
import { vitalHandlers } from './vitals.ts'
import { wheelHandlers } from './wheels.ts'
import { winHandlers } from './wins.ts'
import { withdrawalHandlers } from './withdrawals.ts'

/** The handler of every operation of operators. */
export const operatorHandlers: OperatorHandlers = {
  ...affiliateHandlers,
  ...alertHandlers,
  ...auditHandlers,
  ...broadcastHandlers,
  ...companyHandlers,
  ...correctionHandlers,
  ...heldBonusHandlers,
  ...identityHandlers,
  ...formFieldHandlers,
  ...freeSpinHandlers,
  ...guardHandlers,
  ...jobHandlers,
  ...letterHandlers,
  ...loyaltyHandlers,
  ...documentReviewHandlers,
  ...noteHandlers,
  ...offerHandlers,
  ...operatorAccountHandlers,
  ...paymentMethodHandlers,
  ...playerHandlers,
  ...rateHandlers,
  ...referralHandlers,
  ...revenueHandlers,
  ...sessionHandlers,
  ...shortCheckHandlers,
  ...countryHandlers,
  ...currencyHandlers,
  ...depositHandlers,
  ...questHandlers,
  ...tournamentHandlers,
  ...ticketHandlers,
  ...vitalHandlers,
  ...switchedGameHandlers,
  ...wheelHandlers,
  ...winHandlers,
  ...withdrawalHandlers,
}

export const servedOperatorOperations = Object.keys(operatorHandlers)
