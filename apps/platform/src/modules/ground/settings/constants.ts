import {
  BetStatus,
  BonusStatus,
  BonusTrigger,
  BonusType,
  type Constants,
  DocumentStatus,
  InvoiceStatus,
  InvoiceType,
  LimitDefinition,
  LimitStatus,
  PlayerBonusResult,
  PlayerBonusStatus,
  PlayerFreespinResult,
  PlayerStatus,
  ReferralQualification,
} from '@baize/contract'
import type { LimitRules } from '../packs/index.ts'
import { timeZones } from './time-zones.ts'

/** The values of an enumeration, each with its English name. */
function statuses<Kinds extends Record<string, number>>(kinds: Kinds, names: Record<keyof Kinds, string>) {
  return Object.entries(kinds).map(([kind, id]) => ({ id, name: names[kind]! }))
}
const named = (id: string, name: string) => ({ id, name })
const paper = (id: string, name: string, section: string) => ({ id, name, section })

const periodNames = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' } as const

/** The kinds and lengths of limits by the rules that hold for somebody. */
export function limitConstants({ cashPeriods, coolingOff, selfExclusion }: LimitRules): Constants['player']['limit'] {
  const cashPeriod = cashPeriods.map((period) => named(period, periodNames[period]))
  const coolingOffPeriod = coolingOff.lengths.map(({ id, name }) => named(id, name))
  const selfExclusionPeriod = selfExclusion.lengths.map(({ id, name }) => named(id, name))
  const all = new Map([...cashPeriod, ...coolingOffPeriod, ...selfExclusionPeriod].map((period) => [period.id, period]))
  return {
    definition: statuses(LimitDefinition, {
      bet: 'Bet limit',
      loss: 'Loss limit',
      deposit: 'Deposit limit',
      selfExclusion: 'Self-exclusion',
      coolingOff: 'Cooling-off',
    }),
    status: statuses(LimitStatus, { active: 'Active', pending: 'Pending' }),
    cashPeriod,
    coolingOffPeriod,
    selfExclusionPeriod,
    allPeriod: [...all.values()],
  }
}

const bonusStatuses = statuses(PlayerBonusStatus, { issued: 'Issued', active: 'Active', finished: 'Finished' })
const freespinResults = { active: 'Active', played: 'Played', canceled: 'Canceled', expired: 'Expired' }

/** Which ways of registering are open. */
export const registrationWays = { email: true, phone: true }

/** The enumerations and switches of the house, as `GET /api/settings/constants` tells them; those of limits come with rules. */
export const constants: Omit<Constants, 'player'> & { player: Omit<Constants['player'], 'limit'> } = {
  player: {
    scenarios: [named('registration', 'Registration'), named('profile', 'Profile')],
    timeZone: timeZones,
    playerStatuses: statuses(PlayerStatus, {
      active: 'Active',
      limited: 'Limited',
      blocked: 'Blocked',
      closed: 'Closed',
    }),
    document: {
      // Screens pick the label by these names.
      status: statuses(DocumentStatus, { approve: 'Approve', pending: 'Pending', canceled: 'Canceled' }),
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
    registration: registrationWays,
    otp: { enabled: true, reason: ['registration', 'phoneVerification', 'changingPass'] },
    socialAuth: [],
    referral: {
      enabled: false,
      segmentTypes: [],
      qualificationStatuses: statuses(ReferralQualification, {
        inProgress: 'In progress',
        qualified: 'Qualified',
        notQualified: 'Not qualified',
      }),
    },
  },
  payment: {
    invoiceStatuses: statuses(InvoiceStatus, {
      pending: 'Pending',
      success: 'Success',
      failure: 'Failure',
      review: 'Review',
      processing: 'Processing',
    }),
    invoiceTypes: statuses(InvoiceType, { deposit: 'Deposit', withdrawal: 'Withdrawal' }),
  },
  game: {
    bet: {
      status: statuses(BetStatus, {
        pending: 'Pending',
        won: 'Won',
        lost: 'Lost',
        refund: 'Refund',
        cashout: 'Cash-out',
      }),
      transactionType: [],
      amountType: [],
    },
    spin: { transactionType: [] },
    bonus: {
      triggerType: statuses(BonusTrigger, { code: 'Bonus code', deposit: 'Deposit', referral: 'Referral' }),
      type: statuses(BonusType, {
        cash: 'Cash',
        percentage: 'Percentage',
        freeSpins: 'Free spins',
        cashback: 'Cashback',
      }),
      status: statuses(BonusStatus, { planned: 'Planned', running: 'Running', finished: 'Finished' }),
      wagerSportsbookTicketType: [],
      wagerSportsbookStage: [],
      payoutBalanceType: [],
      wagerCategory: [],
      depositBonusDeclineDefault: false,
    },
    playerBonus: { status: bonusStatuses, result: statuses(PlayerBonusResult, { ...freespinResults, lost: 'Lost' }) },
    playerFreespin: { status: bonusStatuses, result: statuses(PlayerFreespinResult, freespinResults) },
  },
}
