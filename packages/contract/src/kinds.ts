/**
 * The enumerations of the wire, numbers by name: schemas, platform and browser read them here. Nothing in this
 * file depends on anything, so that a browser chunk carries what it uses and no schema.
 */

/** The platform a call comes from or a game runs on. */
export const Platform = { mobile: 1, desktop: 2 } as const
export type Platform = (typeof Platform)[keyof typeof Platform]

export const PlayerStatus = { active: 1, limited: 2, blocked: 3, closed: 4 } as const
export type PlayerStatus = (typeof PlayerStatus)[keyof typeof PlayerStatus]

export const DocumentStatus = { approve: 1, pending: 2, canceled: 3 } as const
export type DocumentStatus = (typeof DocumentStatus)[keyof typeof DocumentStatus]

/** Why a document was not accepted. */
export const documentRejectReasons = [
  'unreadable',
  'incomplete',
  'expired',
  'too_old',
  'wrong_document',
  'other_person',
  'altered',
  'not_needed',
  'other',
] as const
export type DocumentRejectReason = (typeof documentRejectReasons)[number]

/** What was checked of a player, in `player.kyc.updated`: who they are, or a document they handed in. */
export const KycType = { identity: 1, document: 2 } as const
export type KycType = (typeof KycType)[keyof typeof KycType]

/**
 * How the check of a player's identity stands. `retry` may be tried again, `rejected` may not.
 */
export const identityStates = ['none', 'started', 'pending', 'approved', 'retry', 'rejected'] as const
export type IdentityState = (typeof identityStates)[number]

/** What a house may ask a checked identity for. */
export const identityNeeds = ['play', 'deposit', 'payout'] as const
export type IdentityNeed = (typeof identityNeeds)[number]

export const ReferralQualification = { inProgress: 1, qualified: 2, notQualified: 3 } as const
export type ReferralQualification = (typeof ReferralQualification)[keyof typeof ReferralQualification]

export const LimitDefinition = { bet: 1, loss: 2, deposit: 3, selfExclusion: 4, coolingOff: 5 } as const
export type LimitDefinition = (typeof LimitDefinition)[keyof typeof LimitDefinition]

/** How long a cash limit runs. */
export const cashPeriods = ['daily', 'weekly', 'monthly'] as const
export type CashPeriod = (typeof cashPeriods)[number]

export const LimitStatus = { active: 1, pending: 2 } as const
export type LimitStatus = (typeof LimitStatus)[keyof typeof LimitStatus]

/** How often a game may stop and say how it stands, in minutes. */
export const realityCheckMinutes = [15, 30, 60] as const
export type RealityCheckMinutes = (typeof realityCheckMinutes)[number]

/** What a player does when the game has said how it stands. */
export const realityCheckAnswers = ['continue', 'leave', 'limits', 'history'] as const
export type RealityCheckAnswer = (typeof realityCheckAnswers)[number]

/** What a short check finds to be different from a usual week; the rules stand in `docs/short-check.md`. */
export const shortCheckMarks = ['deposits', 'losses', 'nights', 'chasing', 'raises'] as const
export type ShortCheckMark = (typeof shortCheckMarks)[number]

/** Those of them that a currency has for itself. */
export const shortCheckMoneyMarks = ['deposits', 'losses'] as const satisfies readonly ShortCheckMark[]
export type ShortCheckMoneyMark = (typeof shortCheckMoneyMarks)[number]

/** How a player says that a change sits with them. */
export const shortCheckAnswers = ['planned', 'more', 'skipped'] as const
export type ShortCheckAnswer = (typeof shortCheckAnswers)[number]

/** How a stretch of days is cut into parts. */
export const netSteps = ['day', 'week', 'month', 'year'] as const
export type NetStep = (typeof netSteps)[number]

/** How a country is restricted: 1 sees the blocked layout, 2 may not sign in or up. */
export const RestrictType = { blocked: 1, noSignIn: 2 } as const
export type RestrictType = (typeof RestrictType)[keyof typeof RestrictType]

/** One account of a player is the active one. */
export const AccountStatus = { active: 1, inactive: 2 } as const
export type AccountStatus = (typeof AccountStatus)[keyof typeof AccountStatus]

export const InvoiceStatus = { pending: 1, success: 2, failure: 3, review: 4, processing: 5 } as const
export type InvoiceStatus = (typeof InvoiceStatus)[keyof typeof InvoiceStatus]

export const InvoiceType = { deposit: 1, withdrawal: 2 } as const
export type InvoiceType = (typeof InvoiceType)[keyof typeof InvoiceType]

/**
 * Where a withdrawal stands. `collecting`: the player says at the payment company where the money goes. `checking`: an
 * operator decides. `sending`: the company was told to pay. `review`: it paid something else than it was told to.
 */
export const withdrawalStates = [
  'collecting',
  'checking',
  'approved',
  'sending',
  'paid',
  'failed',
  'refused',
  'cancelled',
  'review',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** Why an operator refused a withdrawal, as the player is told. */
export const withdrawalRefusals = [
  'documents_needed',
  'identity_needed',
  'name_differs',
  'destination_unsuitable',
  'account_in_doubt',
  'other',
] as const
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number]

export const BetStatus = { pending: 1, won: 2, lost: 3, refund: 4, cashout: 5 } as const
export type BetStatus = (typeof BetStatus)[keyof typeof BetStatus]

export const BonusType = { cash: 1, percentage: 2, freeSpins: 3, cashback: 4 } as const
export type BonusType = (typeof BonusType)[keyof typeof BonusType]

/** What a level of the loyalty programme brings, once for each player. */
export const levelRewardKinds = ['money', 'bonus', 'freeSpins', 'points', 'wheelSpins'] as const
export type LevelRewardKind = (typeof levelRewardKinds)[number]

/** What became of a reward: `due` until it can be given, `lapsed` when it could not for too long. */
export const levelRewardStates = ['due', 'given', 'lapsed'] as const
export type LevelRewardState = (typeof levelRewardStates)[number]

/** The state of a bonus or of free spins a player holds. */
export const PlayerBonusStatus = { issued: 1, active: 2, finished: 3 } as const
export type PlayerBonusStatus = (typeof PlayerBonusStatus)[keyof typeof PlayerBonusStatus]

/** How a held bonus stands or ended. Free spins know the first four. */
export const PlayerBonusResult = { active: 1, played: 2, canceled: 3, expired: 4, lost: 5 } as const
export type PlayerBonusResult = (typeof PlayerBonusResult)[keyof typeof PlayerBonusResult]

export const PlayerFreespinResult = { active: 1, played: 2, canceled: 3, expired: 4 } as const
export type PlayerFreespinResult = (typeof PlayerFreespinResult)[keyof typeof PlayerFreespinResult]

export const BonusStatus = { planned: 1, running: 2, finished: 3 } as const
export type BonusStatus = (typeof BonusStatus)[keyof typeof BonusStatus]

/** What sets a bonus off: a code at once, a deposit, or a referral. */
export const BonusTrigger = { code: 1, deposit: 3, referral: 11 } as const
export type BonusTrigger = (typeof BonusTrigger)[keyof typeof BonusTrigger]

export const BonusCodeStatus = { waitingForDeposit: 1, applied: 2, incorrect: 3, notAvailable: 4 } as const
export type BonusCodeStatus = (typeof BonusCodeStatus)[keyof typeof BonusCodeStatus]

/** 1 is received already, 2 and 4 are not available; any other number is available. */
export const IssueStatus = { received: 1, notAvailable: 2, available: 3, closed: 4 } as const
export type IssueStatus = (typeof IssueStatus)[keyof typeof IssueStatus]

export const QuestTaskType = { confirmContact: 1, fillProfile: 2, win: 3, bet: 4, other: 5, deposit: 6 } as const
export type QuestTaskType = (typeof QuestTaskType)[keyof typeof QuestTaskType]

/** What a quest brings: cash, bonus money, rounds of a game, points of the loyalty programme, spins of a wheel. */
export const QuestRewardType = { money: 1, bonus: 2, freeSpins: 3, points: 4, wheelSpins: 5 } as const
export type QuestRewardType = (typeof QuestRewardType)[keyof typeof QuestRewardType]

/** 4 stands with the completed ones; 5 and 6 are over. */
export const QuestState = { available: 1, active: 2, completed: 3, rewarded: 4, expired: 5, canceled: 6 } as const
export type QuestState = (typeof QuestState)[keyof typeof QuestState]

/** Whether the tasks of a quest may be done in any order. */
export const TaskExecutionOrder = { any: 1, sequential: 2 } as const
export type TaskExecutionOrder = (typeof TaskExecutionOrder)[keyof typeof TaskExecutionOrder]

/** 1 is a draft nobody sees, 4 has ended and counts rounds that were open, 5 is over with its places fixed. */
export const TournamentState = { draft: 1, scheduled: 2, running: 3, finished: 4, closed: 5 } as const
export type TournamentState = (typeof TournamentState)[keyof typeof TournamentState]

/** What brings points in a tournament: stakes, wins, the best win measured in its stakes, or every round. */
export const TournamentType = { stakes: 1, wins: 2, multiple: 3, rounds: 4 } as const
export type TournamentType = (typeof TournamentType)[keyof typeof TournamentType]

/** What a place of a tournament wins. */
export const TournamentPrizeType = { money: 1, bonus: 2, freeSpins: 3, points: 4, wheelSpins: 5 } as const
export type TournamentPrizeType = (typeof TournamentPrizeType)[keyof typeof TournamentPrizeType]

export const WheelState = { scheduled: 2, running: 3 } as const
export type WheelState = (typeof WheelState)[keyof typeof WheelState]

export const MessageState = { unread: 1, read: 2 } as const
export type MessageState = (typeof MessageState)[keyof typeof MessageState]

/** What messages and letters of the house to players are about. `account` holds all that must be said. */
export const messageTopics = ['account', 'money', 'documents', 'offers', 'play', 'invitations'] as const
export type MessageTopic = (typeof messageTopics)[number]

/** Ways in which messages reach a player. */
export const messageChannels = ['site', 'email', 'push'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** What an operator may be; a session is of one of them, and each operation says whose it is. */
export const operatorRoles = ['support', 'payments', 'risk', 'content', 'owner'] as const
export type OperatorRole = (typeof operatorRoles)[number]
