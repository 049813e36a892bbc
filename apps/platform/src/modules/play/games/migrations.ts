import type { Migration } from '@baize/database'
import { catalogue } from './migrations/0001-catalogue.ts'
import { play } from './migrations/0001-play.ts'

export const migrations: Migration[] = [
  {
    id: '0001-games',
    note: 'The catalogue from the feeds of studios, what players keep of it, play sessions and rounds.',
    sql: catalogue + play,
  },
]
