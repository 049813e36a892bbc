import type pg from 'pg'
import { loggerOf, type Pool } from './pool.ts'
import { type Tx, withUndone } from './transaction.ts'

/**
 * Lets each connection that the pool opens from now on do some work once and undo it, before anybody gets it. What the
 * server makes up its mind about at the first time on each connection, functions and the plans of their statements above
 * all, is then ready for whoever comes first. Work that fails costs nobody the connection.
 */
export function rehearseOn(pool: Pool, work: (tx: Tx) => Promise<void>): void {
  Object.assign(pool.options, {
    // Waited for before anybody gets the connection, which the types of the pool do not say.
    async onConnect(client: pg.ClientBase) {
      try {
        await withUndone(client, work)
      } catch (error) {
        loggerOf(pool).error('what connections rehearse failed', error)
      }
    },
  })
}
