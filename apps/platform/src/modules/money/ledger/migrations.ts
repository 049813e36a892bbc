import type { Migration } from '@baize/database'
import { holds } from './migrations/0001-holds.ts'
import { post } from './migrations/0001-post.ts'
import { tables } from './migrations/0001-tables.ts'

export const ledgerMigrations: Migration[] = [
  {
    id: '0001-ledger',
    note: 'Double entry whose invariants hold whoever writes: accounts, entries, postings, balances, holds.',
    sql: tables + post + holds,
  },
]
