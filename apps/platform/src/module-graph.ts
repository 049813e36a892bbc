/**
 * Which module may import which other module's door. What needs more than this is a flow.
 * `sessions` reaches `players` through the view `player_with_access` only.
 */
export const moduleGraph: Record<string, string[]> = {
  ledger: [],
  outbox: [],
  signing: [],
  mail: ['signing'],
  communications: [],
  notifications: ['outbox'],
  loyalty: [],
  'one-time-codes': [],
  settings: [],
  players: ['outbox', 'settings'],
  sessions: ['players'],
  wallet: ['ledger', 'outbox', 'settings'],
  games: [],
  seamless: ['games', 'ledger', 'outbox', 'settings', 'signing', 'wallet'],
  payments: ['ledger', 'outbox', 'settings', 'signing', 'wallet'],
}
