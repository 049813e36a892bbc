import type { OperatorOperationName, OperatorRole } from '@baize/contract'
import { match } from '../place/place.ts'
import type { Words } from '../words/words.ts'
import { mayCall } from './part.ts'
import { playerScreens } from './player-screens.ts'
import type { Group, Screen } from './screen.ts'

const house: readonly Screen[] = [
  {
    id: 'players',
    path: 'players',
    group: 'players',
    parts: [
      {
        kind: 'list',
        operation: 'listPlayers',
        columns: ['id', 'externalId', 'status', 'email', 'phone', 'nickname', 'country', 'createdAt'],
        filters: ['email', 'phone', 'nickname', 'externalId', 'status'],
        opens: 'players/{id}',
      },
    ],
  },
  {
    id: 'shortChecks',
    path: 'short-checks',
    group: 'players',
    parts: [
      {
        kind: 'list',
        operation: 'listShortChecks',
        columns: ['playerId', 'askedAt', 'figures', 'answer', 'answeredAt'],
        opens: 'players/{playerId}/short-check',
      },
    ],
  },
  {
    id: 'waitingWithdrawals',
    path: 'queues/withdrawals',
    group: 'queues',
    parts: [
      {
        kind: 'list',
        operation: 'listWithdrawals',
        query: { isWaiting: true },
        filters: [],
        columns: [
          'createdAt',
          'playerId',
          'amount',
          'baseAmount',
          'method',
          'destination',
          'isDestinationNew',
          'checks',
          'state',
          'firstApprovedBy',
        ],
        actions: ['approveWithdrawal', 'refuseWithdrawal', 'resolveWithdrawal'],
        keys: { a: 'approveWithdrawal', r: 'refuseWithdrawal' },
        rowName: 'withdrawalId',
      },
    ],
  },
  {
    id: 'waitingDocuments',
    path: 'queues/documents',
    group: 'queues',
    parts: [
      {
        kind: 'list',
        operation: 'listWaitingDocuments',
        columns: ['createdAt', 'playerId', 'type'],
        actions: ['approveDocument', 'rejectDocument'],
        keys: { a: 'approveDocument', r: 'rejectDocument' },
        rowName: 'documentId',
        view: 'document',
      },
    ],
  },
  {
    id: 'reviewedDeposits',
    path: 'queues/deposits',
    group: 'queues',
    parts: [
      {
        kind: 'list',
        operation: 'listReviewedDeposits',
        columns: ['updatedAt', 'playerId', 'amount', 'paidAmount', 'provider', 'createdAt'],
        actions: ['settleDeposit', 'failDeposit'],
        keys: { a: 'settleDeposit', r: 'failDeposit' },
        rowName: 'depositId',
      },
    ],
  },
  {
    id: 'waitingWins',
    path: 'queues/wins',
    group: 'queues',
    parts: [
      {
        kind: 'list',
        operation: 'listWaitingWins',
        columns: ['createdAt', 'playerId', 'amount', 'staked', 'ceiling', 'game', 'source', 'round'],
        actions: ['approveWin', 'refuseWin'],
        keys: { a: 'approveWin', r: 'refuseWin' },
        rowName: 'winId',
      },
    ],
  },
  {
    id: 'waitingCorrections',
    path: 'queues/corrections',
    group: 'queues',
    parts: [
      {
        kind: 'list',
        operation: 'listCorrections',
        query: { state: 'waiting' },
        filters: [],
        columns: ['createdAt', 'playerId', 'direction', 'amount', 'reason', 'askedBy'],
        actions: ['approveCorrection', 'refuseCorrection'],
        keys: { a: 'approveCorrection', r: 'refuseCorrection' },
        rowName: 'correctionId',
      },
    ],
  },
  {
    id: 'alerts',
    path: 'queues/alerts',
    group: 'queues',
    parts: [
      {
        kind: 'list',
        operation: 'listAlerts',
        query: { state: 'lasting' },
        filters: [],
        columns: ['beganAt', 'text', 'toldAt'],
      },
      {
        kind: 'list',
        title: 'pastAlerts',
        operation: 'listAlerts',
        query: { state: 'over' },
        filters: [],
        columns: ['endedAt', 'text', 'beganAt'],
      },
      {
        kind: 'list',
        title: 'alertRooms',
        operation: 'listAlertRooms',
        columns: ['origin', 'id', 'unheard', 'waitingSince', 'attempts', 'problem', 'nextAttemptAt'],
      },
    ],
  },
  {
    id: 'revenue',
    path: 'revenue',
    group: 'money',
    parts: [
      {
        kind: 'list',
        operation: 'listRevenue',
        columns: [
          'name',
          'currency',
          'stakeCount',
          'staked',
          'won',
          'grossRevenue',
          'bonusCost',
          'netRevenue',
          'depositCount',
          'deposited',
          'payoutCount',
          'paidOut',
          'corrected',
        ],
        filters: ['by', 'dateFrom', 'dateTo', 'currency', 'country', 'companyId', 'gameId', 'product'],
        chart: ['grossRevenue', 'netRevenue'],
        isSaved: true,
        perPage: 100,
      },
    ],
  },
  {
    id: 'withdrawals',
    path: 'withdrawals',
    group: 'money',
    parts: [
      {
        kind: 'list',
        operation: 'listWithdrawals',
        columns: ['createdAt', 'playerId', 'amount', 'baseAmount', 'method', 'destination', 'state', 'endedAt'],
        filters: ['state', 'isWaiting', 'forPlayer'],
        actions: ['approveWithdrawal', 'refuseWithdrawal', 'resolveWithdrawal'],
        rowName: 'withdrawalId',
      },
    ],
  },
  {
    id: 'withdrawalRules',
    path: 'withdrawal-rules',
    group: 'money',
    parts: [{ kind: 'record', operation: 'getWithdrawalRules', actions: ['setWithdrawalRules'] }],
  },
  {
    id: 'corrections',
    path: 'corrections',
    group: 'money',
    parts: [
      {
        kind: 'list',
        operation: 'listCorrections',
        columns: ['createdAt', 'playerId', 'direction', 'amount', 'state', 'reason', 'decidedAt'],
        actions: ['approveCorrection', 'refuseCorrection'],
        rowName: 'correctionId',
      },
      {
        kind: 'list',
        title: 'ceilings',
        operation: 'listCorrectionCeilings',
        columns: ['currency', 'aloneMax'],
        actions: ['setCorrectionCeiling'],
        adds: ['setCorrectionCeiling'],
      },
    ],
  },
  {
    id: 'paymentMethods',
    path: 'payment-methods',
    group: 'money',
    parts: [
      {
        kind: 'list',
        operation: 'listPaymentMethods',
        columns: [
          'companyId',
          'direction',
          'method',
          'name',
          'processingType',
          'amountMin',
          'amountMax',
          'currencies',
          'countries',
          'isEnabled',
        ],
        actions: ['switchPaymentMethod'],
      },
      {
        kind: 'list',
        title: 'bounds',
        operation: 'listAmountBounds',
        columns: ['direction', 'currency', 'method', 'amountMin', 'amountMax', 'presets'],
        actions: ['setAmountBound'],
        adds: ['setAmountBound'],
      },
    ],
  },
  {
    id: 'currencies',
    path: 'currencies',
    group: 'money',
    parts: [
      {
        kind: 'list',
        operation: 'listHouseCurrencies',
        columns: ['position', 'currency', 'name', 'type', 'isBase', 'isEnabled', 'turnoverPercent'],
        actions: ['setCurrency'],
      },
    ],
  },
  {
    id: 'rates',
    path: 'rates',
    group: 'money',
    parts: [
      {
        kind: 'list',
        operation: 'listRates',
        columns: ['currency', 'perBase', 'at', 'source', 'freePerBase', 'askedPerBase', 'refused'],
        actions: ['setRate', 'approveRate', 'liftRate'],
      },
    ],
  },
  {
    id: 'debts',
    path: 'debts',
    group: 'money',
    parts: [
      {
        kind: 'list',
        operation: 'listDebts',
        columns: ['playerId', 'accountId', 'amount'],
        opens: 'players/{playerId}/accounts',
      },
      {
        kind: 'list',
        title: 'lateMoney',
        operation: 'listLateMoney',
        columns: ['heldSince', 'playerId', 'accountId', 'amount', 'toldAt'],
        actions: ['payOutBalance'],
      },
    ],
  },
  {
    id: 'exposures',
    path: 'exposures',
    group: 'money',
    parts: [
      {
        kind: 'list',
        operation: 'listEventExposures',
        columns: ['eventDate', 'event', 'discipline', 'source', 'ticketCount', 'staked', 'payoutMax'],
      },
    ],
  },
  {
    id: 'offers',
    path: 'offers',
    group: 'offers',
    parts: [
      {
        kind: 'list',
        operation: 'listSchedule',
        title: 'schedule',
        columns: ['kind', 'title', 'state', 'startAt', 'endAt'],
      },
      {
        kind: 'list',
        operation: 'listBonusFigures',
        title: 'bonuses',
        columns: [
          'title',
          'setOffBy',
          'state',
          'depositFrom',
          'bonusAmount',
          'freeRounds',
          'wager',
          'expectedCost',
          'nothing',
        ],
        actions: ['previewBonus'],
        adds: ['previewBonus'],
      },
    ],
  },
  {
    id: 'quests',
    path: 'quests',
    group: 'offers',
    parts: [
      {
        kind: 'list',
        operation: 'listQuestFigures',
        columns: [
          'title',
          'isOpen',
          'isStopped',
          'endAt',
          'rewardCost',
          'expectedCost',
          'expectedTaken',
          'expectedTotalCost',
          'active',
          'completed',
        ],
        actions: ['switchQuest', 'previewQuest'],
        adds: ['previewQuest'],
        opens: 'quests/{questId}',
      },
    ],
  },
  {
    id: 'quest',
    path: 'quests/{questId}',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listTakenQuests',
        columns: ['startedAt', 'playerId', 'state', 'currency', 'tasks', 'endAt', 'endedAt'],
        actions: ['correctQuest'],
      },
    ],
  },
  {
    id: 'tournaments',
    path: 'tournaments',
    group: 'offers',
    parts: [
      {
        kind: 'list',
        operation: 'listTournamentFigures',
        columns: [
          'title',
          'state',
          'isStopped',
          'startAt',
          'endAt',
          'prizeValue',
          'expectedCost',
          'players',
          'given',
          'open',
          'lapsed',
        ],
        actions: ['switchTournament'],
        opens: 'tournaments/{tournamentId}',
      },
    ],
  },
  {
    id: 'tournament',
    path: 'tournaments/{tournamentId}',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listTournamentEntries',
        columns: ['place', 'playerId', 'points', 'corrected', 'prize', 'prizeState', 'settledAt'],
        actions: ['correctTournament'],
      },
    ],
  },
  {
    id: 'wheels',
    path: 'wheels',
    group: 'offers',
    parts: [
      {
        kind: 'list',
        operation: 'listWheelFigures',
        columns: [
          'title',
          'state',
          'isStopped',
          'startAt',
          'endAt',
          'averageValue',
          'averageCost',
          'expectedSpins',
          'expectedTotalCost',
          'held',
          'used',
        ],
        actions: ['switchWheel', 'previewWheel'],
        adds: ['previewWheel'],
        opens: 'wheels/{wheelId}',
      },
    ],
  },
  {
    id: 'wheel',
    path: 'wheels/{wheelId}',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listWheelResults',
        columns: ['drawnAt', 'playerId', 'cause', 'sectorId', 'currency', 'turn'],
      },
    ],
  },
  {
    id: 'segments',
    path: 'segments',
    group: 'offers',
    parts: [
      {
        kind: 'list',
        operation: 'listSegments',
        columns: ['segmentId', 'title', 'players', 'rules'],
        actions: ['createBroadcast'],
      },
    ],
  },
  {
    id: 'broadcasts',
    path: 'broadcasts',
    group: 'offers',
    parts: [
      {
        kind: 'list',
        operation: 'listBroadcasts',
        columns: [
          'sendAt',
          'title',
          'segmentId',
          'state',
          'players',
          'reached',
          'bySite',
          'byEmail',
          'byPush',
          'leftClosed',
          'leftBreak',
          'leftUnwilling',
          'leftFailed',
        ],
        actions: ['stopBroadcast'],
        adds: ['createBroadcast'],
      },
    ],
  },
  {
    id: 'referralRules',
    path: 'referral-rules',
    group: 'offers',
    parts: [{ kind: 'record', operation: 'getReferralRules', actions: ['setReferralRules'] }],
  },
  {
    id: 'companies',
    path: 'companies',
    group: 'companies',
    parts: [
      {
        kind: 'list',
        operation: 'listCompanies',
        columns: ['id', 'kind', 'isEnabled', 'url', 'clientId', 'currencies', 'countries', 'isSandbox'],
        actions: ['switchCompany', 'registerCompany', 'rotateCompanySecret'],
        adds: ['registerCompany'],
        rowName: 'companyId',
      },
    ],
  },
  {
    id: 'games',
    path: 'games',
    group: 'companies',
    parts: [
      {
        kind: 'list',
        operation: 'listSwitchedGames',
        columns: ['name', 'provider', 'source', 'type', 'isOffered', 'isEnabled', 'offSince'],
        filters: ['name', 'source', 'isEnabled'],
        actions: ['switchGame'],
        rowName: 'gameId',
      },
    ],
  },
  {
    id: 'affiliates',
    path: 'affiliates',
    group: 'companies',
    parts: [
      {
        kind: 'list',
        operation: 'listAffiliateFigures',
        columns: ['period', 'companyId', 'tag', 'registrations', 'firstDepositors', 'deposits'],
        isSaved: true,
      },
    ],
  },
  {
    id: 'postbacks',
    path: 'postbacks',
    group: 'companies',
    parts: [
      {
        kind: 'list',
        operation: 'listPostbacks',
        columns: ['occurredAt', 'companyId', 'event', 'tag', 'state', 'isHeld', 'attempts', 'problem', 'nextAttemptAt'],
        actions: ['retryPostbacks'],
        rowName: 'ids',
      },
    ],
  },
  {
    id: 'jobs',
    path: 'jobs',
    group: 'house',
    parts: [
      {
        kind: 'list',
        operation: 'listJobs',
        columns: ['id', 'name', 'state', 'runAt', 'attempts', 'attemptsMax', 'lastError'],
        actions: ['retryJobs', 'cancelJobs'],
        rowName: 'ids',
      },
    ],
  },
  {
    id: 'operators',
    path: 'operators',
    group: 'house',
    parts: [
      {
        kind: 'list',
        operation: 'listOperators',
        columns: ['name', 'roles', 'state', 'isEnabled', 'createdAt'],
        actions: ['updateOperator', 'inviteOperator'],
        adds: ['createOperator'],
        rowName: 'operatorId',
      },
    ],
  },
  {
    id: 'audit',
    path: 'audit',
    group: 'house',
    parts: [
      {
        kind: 'list',
        operation: 'listAuditLines',
        columns: ['at', 'operator', 'role', 'operation', 'action', 'subject', 'reason', 'network'],
        filters: ['operation', 'action', 'subjectKind', 'subjectId', 'operatorId'],
      },
    ],
  },
  {
    id: 'countries',
    path: 'countries',
    group: 'house',
    parts: [
      {
        kind: 'list',
        operation: 'listRestrictedCountries',
        columns: ['country', 'restriction'],
        actions: ['restrictCountry'],
        adds: ['restrictCountry'],
      },
      {
        kind: 'list',
        title: 'newcomers',
        operation: 'listHouseCountries',
        columns: ['country', 'name', 'takesNewcomers', 'currency', 'locale'],
        actions: ['setCountry'],
      },
    ],
  },
  {
    id: 'formFields',
    path: 'form-fields/{scenario}',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listFormFields',
        columns: ['position', 'name', 'description', 'isAsked', 'isRequired', 'isVisible', 'isEditable', 'isFixed'],
        actions: ['setFormField'],
      },
    ],
  },
  {
    id: 'letters',
    path: 'letters',
    group: 'house',
    parts: [
      {
        kind: 'list',
        operation: 'listGivenUpLetters',
        columns: ['givenUpAt', 'kind', 'medium', 'recipient', 'reason', 'attempts', 'writtenAt'],
      },
    ],
  },
  {
    id: 'vitals',
    path: 'vitals',
    group: 'house',
    parts: [{ kind: 'list', operation: 'listVitals', columns: ['page', 'vital', 'count', 'p50', 'p75', 'p95'] }],
  },
]

/** Every screen of the desk. */
export const screens: readonly Screen[] = [...house, ...playerScreens]

/** Links of the navigation that need members of the place. */
export const variants: readonly { id: keyof Words['variants']; screen: Screen['id']; path: string; group: Group }[] = [
  { id: 'registrationForm', screen: 'formFields', path: 'form-fields/registration', group: 'house' },
  { id: 'profileForm', screen: 'formFields', path: 'form-fields/profile', group: 'house' },
]

/** The screen of a path with the members of the place. */
export function findScreen(path: string): { screen: Screen; members: Record<string, string> } | null {
  for (const screen of screens) {
    const members = match(screen.path, path)
    if (members) return { screen, members }
  }
  return null
}

/** Whether any part of a screen is for this role. */
export function maySee(role: OperatorRole, { parts }: Screen): boolean {
  return parts.some(({ operation }) => mayCall(role, operation))
}

/** Every operation that some screen reaches. */
export function reachedOperations(): Set<OperatorOperationName> {
  return new Set(
    screens.flatMap(({ parts }) =>
      parts.flatMap((part): OperatorOperationName[] => [
        part.operation,
        ...(part.actions ?? []),
        ...(part.kind === 'list' ? (part.adds ?? []) : (part.rows?.actions ?? [])),
        ...(part.kind === 'list' && part.view === 'document' ? (['readDocument'] as const) : []),
      ]),
    ),
  )
}
