import type { Screen } from './screen.ts'

const DOCUMENT_ACTIONS = ['approveDocument', 'rejectDocument'] as const

/** The tabs of a player, in their order. */
export const playerScreens: readonly Screen[] = [
  {
    id: 'profile',
    path: 'players/{playerId}',
    group: null,
    parts: [
      { kind: 'record', operation: 'getPlayer' },
      { kind: 'record', title: 'identity', operation: 'getPlayerIdentity', actions: ['setPlayerIdentity'] },
    ],
  },
  {
    id: 'accounts',
    path: 'players/{playerId}/accounts',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listPlayerAccounts',
        columns: [
          'currency',
          'status',
          'balance',
          'realBalance',
          'bonusBalance',
          'lockedBalance',
          'withdrawalBalance',
          'isHidden',
        ],
        actions: ['correctBalance', 'payOutBalance'],
        rowName: 'accountId',
        opens: 'players/{playerId}/statement/{id}',
      },
      {
        kind: 'list',
        title: 'corrections',
        operation: 'listCorrections',
        given: { forPlayer: 'playerId' },
        filters: ['state'],
        columns: ['createdAt', 'direction', 'amount', 'state', 'reason', 'decidedAt'],
        actions: ['approveCorrection', 'refuseCorrection'],
        rowName: 'correctionId',
      },
    ],
  },
  {
    id: 'statement',
    path: 'players/{playerId}/statement/{accountId}',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listStatement',
        columns: ['postedAt', 'kind', 'amount', 'balance', 'key'],
        filters: ['purse'],
      },
    ],
  },
  {
    id: 'payments',
    path: 'players/{playerId}/payments',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listPlayerInvoices',
        columns: [
          'createdAt',
          'number',
          'invoiceType',
          'status',
          'amount',
          'transactionAmount',
          'paymentMethod',
          'updatedAt',
        ],
        filters: ['type', 'status', 'currency', 'dateFrom', 'dateTo'],
      },
      {
        kind: 'list',
        title: 'withdrawals',
        operation: 'listWithdrawals',
        given: { forPlayer: 'playerId' },
        filters: ['state', 'isWaiting'],
        columns: ['createdAt', 'amount', 'method', 'destination', 'state', 'why', 'endedAt'],
        actions: ['approveWithdrawal', 'refuseWithdrawal', 'resolveWithdrawal'],
        rowName: 'withdrawalId',
      },
    ],
  },
  {
    id: 'rounds',
    path: 'players/{playerId}/rounds',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listPlayerRounds',
        columns: ['createdAt', 'game', 'amount', 'payout', 'isFree', 'id'],
      },
    ],
  },
  {
    id: 'tickets',
    path: 'players/{playerId}/tickets',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listPlayerTickets',
        columns: ['createdAt', 'game', 'status', 'amount', 'coefficient', 'payout', 'items'],
        actions: ['voidTicket'],
        rowName: 'ticketId',
      },
    ],
  },
  {
    id: 'documents',
    path: 'players/{playerId}/documents',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listPlayerDocuments',
        columns: ['createdAt', 'type', 'fileName', 'status', 'why', 'reviewedAt'],
        actions: DOCUMENT_ACTIONS,
        keys: { a: 'approveDocument', r: 'rejectDocument' },
        rowName: 'documentId',
        view: 'document',
      },
    ],
  },
  {
    id: 'sessions',
    path: 'players/{playerId}/sessions',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listPlayerSessions',
        columns: ['createdAt', 'ip', 'country', 'deviceType', 'userAgent', 'closedAt'],
        actions: ['closePlayerSession'],
      },
    ],
  },
  {
    id: 'guards',
    path: 'players/{playerId}/guards',
    group: null,
    parts: [
      {
        kind: 'record',
        operation: 'getPlayerGuards',
        actions: ['removePlayerSecondFactor'],
        rows: {
          member: 'passkeys',
          columns: ['name', 'isBackedUp', 'createdAt', 'lastUsedAt'],
          actions: ['removePlayerPasskey'],
          rowName: 'passkeyId',
        },
      },
    ],
  },
  {
    id: 'bonuses',
    path: 'players/{playerId}/bonuses',
    group: null,
    parts: [
      {
        kind: 'list',
        title: 'bonuses',
        operation: 'listHeldBonuses',
        columns: [
          'createdAt',
          'name',
          'bonusType',
          'status',
          'result',
          'amount',
          'currentWagerPercentage',
          'finishedAt',
        ],
        actions: ['cancelHeldBonus'],
        adds: ['giveBonus'],
        rowName: 'heldBonusId',
      },
      {
        kind: 'list',
        title: 'freeSpins',
        operation: 'listHeldFreeSpins',
        filters: [],
        columns: ['createdAt', 'name', 'status', 'result', 'count', 'usedCount', 'currency', 'expiredAt'],
        actions: ['cancelHeldFreeSpins'],
        adds: ['giveFreeSpins'],
        rowName: 'freeSpinsId',
      },
      {
        kind: 'list',
        title: 'wheelSpins',
        operation: 'listPlayerWheelSpins',
        columns: ['grantedAt', 'wheelId', 'cause', 'state', 'expireAt', 'endedAt'],
        actions: ['takeBackWheelSpins'],
        adds: ['giveWheelSpins'],
      },
      {
        kind: 'list',
        title: 'cashback',
        operation: 'listPlayerCashback',
        columns: ['periodFrom', 'periodTo', 'percentage', 'lostAmount', 'amount', 'state', 'settledAt'],
      },
    ],
  },
  {
    id: 'loyalty',
    path: 'players/{playerId}/loyalty',
    group: null,
    parts: [
      {
        kind: 'record',
        operation: 'getPlayerLoyalty',
        actions: ['correctPoints'],
        rows: {
          member: 'rewards',
          columns: ['level', 'reward', 'state', 'reachedAt', 'settledAt'],
          actions: [],
          rowName: 'rewardId',
        },
      },
      {
        kind: 'list',
        title: 'pointCorrections',
        operation: 'listPointCorrections',
        columns: ['createdAt', 'points', 'reason', 'operatorId'],
      },
      {
        kind: 'list',
        title: 'referrals',
        operation: 'listPlayerReferrals',
        columns: [
          'registrationDate',
          'refereeId',
          'qualified',
          'qualificationDate',
          'qualificationEndDate',
          'reward',
          'isRewardWaiting',
        ],
      },
    ],
  },
  {
    id: 'shortCheck',
    path: 'players/{playerId}/short-check',
    group: null,
    parts: [
      { kind: 'record', operation: 'getPlayerShortCheck' },
      {
        kind: 'list',
        title: 'asked',
        operation: 'listShortChecks',
        given: { playerId: 'playerId' },
        filters: [],
        columns: ['askedAt', 'figures', 'answer', 'answeredAt'],
      },
    ],
  },
  {
    id: 'notes',
    path: 'players/{playerId}/notes',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listNotes',
        columns: ['writtenAt', 'operator', 'text', 'isConfidential', 'corrects', 'correctedBy'],
        actions: ['correctNote'],
        adds: ['writeNote'],
        rowName: 'noteId',
      },
    ],
  },
  {
    id: 'playerAudit',
    path: 'players/{playerId}/audit',
    group: null,
    parts: [
      {
        kind: 'list',
        operation: 'listAuditLines',
        query: { subjectKind: 'player' },
        given: { subjectId: 'playerId' },
        filters: ['operation', 'action'],
        columns: ['at', 'operator', 'role', 'operation', 'action', 'reason', 'network'],
      },
    ],
  },
]

/** What can be done with a player wherever one is of their page. */
export const playerActions = ['blockPlayer', 'unblockPlayer'] as const
