import type { Constants } from '@baize/contract'
import { timeZones } from './time-zones.ts'

const status = (id: number, name: string) => ({ id, name })
const named = (id: string, name: string) => ({ id, name })
const paper = (id: string, name: string, section: string) => ({ id, name, section })

const cashPeriod = [named('daily', 'Daily'), named('weekly', 'Weekly'), named('monthly', 'Monthly')]

/** From short to long; screens rely on the order. */
const coolingOffPeriod = [
  named('1_day', '1 day'),
  named('3_days', '3 days'),
  named('1_week', '1 week'),
  named('1_month', '1 month'),
  named('3_months', '3 months'),
]
const selfExclusionPeriod = [
  named('6_months', '6 months'),
  named('9_months', '9 months'),
  named('1_year', '1 year'),
  named('forever', 'Forever'),
]

const bonusStatuses = [status(1, 'Issued'), status(2, 'Active'), status(3, 'Finished')]
const bonusResults = [status(1, 'Active'), status(2, 'Played'), status(3, 'Canceled'), status(4, 'Expired')]

/** Which ways of registering are open. */
export const registrationWays = { email: true, phone: true }

/** The enumerations and switches of the house, as `GET /api/settings/constants` tells them. */
export const constants: Constants = {
  player: {
    scenarios: [named('registration', 'Registration'), named('profile', 'Profile')],
    timeZone: timeZones,
    playerStatuses: [status(1, 'Active'), status(2, 'Limited'), status(3, 'Blocked'), status(4, 'Closed')],
    document: {
      // Screens pick the label by these names.
      status: [status(1, 'Approve'), status(2, 'Pending'), status(3, 'Canceled')],
      type: [
        paper('identity_front', 'Identity document, front', 'identity'),
        paper('identity_back', 'Identity document, back', 'identity'),
        paper('identity_selfie_id', 'Selfie with identity document', 'identity'),
        paper('address', 'Proof of address', 'address'),
        paper('payment', 'Payment card, front', 'payment'),
        paper('payment_back', 'Payment card, back', 'payment'),
        paper('other', 'Other', 'other'),
      ],
    },
    limit: {
      definition: [
        status(1, 'Bet limit'),
        status(2, 'Loss limit'),
        status(3, 'Deposit limit'),
        status(4, 'Self-exclusion'),
        status(5, 'Cooling-off'),
      ],
      status: [status(1, 'Active'), status(2, 'Pending')],
      cashPeriod,
      coolingOffPeriod,
      selfExclusionPeriod,
      allPeriod: [...cashPeriod, ...coolingOffPeriod, ...selfExclusionPeriod],
    },
    registration: registrationWays,
    otp: { enabled: true, reason: ['registration', 'phoneVerification', 'changingPass'] },
    socialAuth: [],
    referral: {
      enabled: false,
      segmentTypes: [],
      qualificationStatuses: [status(1, 'In progress'), status(2, 'Qualified'), status(3, 'Not qualified')],
    },
  },
  payment: {
    invoiceStatuses: [
      status(1, 'Pending'),
      status(2, 'Success'),
      status(3, 'Failure'),
      status(4, 'Review'),
      status(5, 'Processing'),
    ],
    invoiceTypes: [status(1, 'Deposit'), status(2, 'Withdrawal')],
  },
  game: {
    bet: {
      status: [status(1, 'Pending'), status(2, 'Won'), status(3, 'Lost'), status(4, 'Refund'), status(5, 'Cash-out')],
      transactionType: [],
      amountType: [],
    },
    spin: { transactionType: [] },
    bonus: {
      triggerType: [status(1, 'Bonus code'), status(3, 'Deposit'), status(11, 'Referral')],
      type: [status(1, 'Cash'), status(2, 'Percentage'), status(3, 'Free spins'), status(4, 'Cashback')],
      status: [status(1, 'Planned'), status(2, 'Running'), status(3, 'Finished')],
      wagerSportsbookTicketType: [],
      wagerSportsbookStage: [],
      payoutBalanceType: [],
      wagerCategory: [],
      depositBonusDeclineDefault: false,
    },
    playerBonus: { status: bonusStatuses, result: [...bonusResults, status(5, 'Lost')] },
    playerFreespin: { status: bonusStatuses, result: bonusResults },
  },
}
