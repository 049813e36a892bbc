import type { Migration } from '@baize/database'
import { wallet } from './migrations/0001-wallet.ts'

export const migrations: Migration[] = [
  {
    id: '0001-seamless',
    note: 'Bets, wins and rollbacks of outside studios, each one statement that repeats its first answer.',
    sql: wallet,
  },
]
