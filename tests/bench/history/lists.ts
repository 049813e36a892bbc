import type { Owner } from './seed-rounds.ts'

/** Every list of their own that players page through or are shown as a whole, by what it shows. */
export const PLAYER_LISTS: Record<string, string> = {
  spins: '/api/game/spins',
  'sports bets': '/api/game/bets',
  'settled sports bets': '/api/game/bets?isSettled=true',
  payments: '/api/payment/invoices',
  bonuses: '/api/game/player-bonuses',
  'finished bonuses': '/api/game/player-bonuses?status[]=3',
  'free spins': '/api/game/player-freespins',
  messages: '/api/notification/messenger/messages',
  sessions: '/api/player/sessions',
  'ended sessions': '/api/player/sessions?isOpen=false',
  'brought players': '/api/player/profile/referrals',
  quests: '/api/retention/player-quests',
  'wheel draws': '/api/retention/wheels/brass-wheel/draws',
  'played games': '/api/game/games/played',
  documents: '/api/player/documents',
  statement: '/api/payment/statements',
  'sums of payments': '/api/payment/invoices/statistics',
  'net position': '/api/player/net-position?currency=EUR',
  'open cashback': '/api/game/bonuses/cashback?currency=EUR',
  'bonus codes': '/api/game/bonuses/bonuscodes',
}

/** What operators are shown of one player. */
export function deskLists({ playerId, accountId }: Owner): Record<string, string> {
  const player = `/api/operator/players/${playerId}`
  return {
    rounds: `${player}/rounds`,
    tickets: `${player}/tickets`,
    invoices: `${player}/invoices`,
    statement: `${player}/accounts/${accountId}/statement`,
    'statement of what is held': `${player}/accounts/${accountId}/statement?purse=held`,
    bonuses: `${player}/bonuses`,
    'free spins': `${player}/free-spins`,
    sessions: `${player}/sessions`,
    referrals: `${player}/referrals`,
    cashback: `${player}/cashback`,
    'wheel spins': `${player}/wheel-spins`,
    notes: `${player}/notes`,
    'corrected points': `${player}/loyalty/corrections`,
    corrections: `/api/operator/corrections?forPlayer=${playerId}`,
    withdrawals: `/api/operator/withdrawals?forPlayer=${playerId}`,
    'audit lines': `/api/operator/audit?subjectKind=player&subjectId=${playerId}`,
  }
}
