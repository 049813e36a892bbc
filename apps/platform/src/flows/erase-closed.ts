import { withTransaction } from '@baize/database'
import { removeDocumentsOf } from '../modules/person/documents/index.ts'
import { removeChecks } from '../modules/person/identity/index.ts'
import { eraseClosed } from '../modules/person/players/index.ts'
import { unlinkPlayers } from '../modules/person/social/index.ts'
import type { Services } from '../services.ts'

/**
 * Takes out of accounts that were closed as long ago as the law asks who their players were, documents included, the
 * oldest first; returns how many. What they did stays, of nobody.
 */
export function eraseClosedPlayers({ pool, clock }: Pick<Services, 'pool' | 'clock'>, countMax: number) {
  return withTransaction(pool, async (tx) => {
    const now = clock.now()
    const ids = await eraseClosed(tx, now, countMax)
    await unlinkPlayers(tx, ids)
    await removeChecks(tx, ids)
    await removeDocumentsOf(tx, ids, now)
    return ids.length
  })
}
