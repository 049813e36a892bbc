import { type Pool, type Queryable, withTransaction } from '@baize/database'
import type { DocumentPorts } from './ports.ts'
import { countByKey, lockObjectsOfOtherKeys, readDueObjects, removeObjects, saveKeys } from './store.ts'
import { type KeyRing, rewrap } from './vault.ts'

/** Rows that one transaction rewraps: few enough to be over in milliseconds. */
const REWRAP_BATCH = 200

/**
 * Removes the oldest files that nobody keeps, first from the store and then their rows, so that what fails is tried
 * again. Returns how many.
 */
export async function removeDueFiles(
  db: Queryable,
  { clock, documents }: Pick<DocumentPorts, 'clock' | 'documents'>,
  countMax: number,
): Promise<number> {
  const ids = await readDueObjects(db, clock.now(), countMax)
  for (const id of ids) await documents.storage.remove(id)
  if (ids.length > 0) await removeObjects(db, ids)
  return ids.length
}

/**
 * Closes every file's key with the newest key of the house, in short transactions; safe beside a running site and to
 * repeat. Returns how many had another one. Files stay as they lie.
 */
export async function rewrapKeys(pool: Pool, keys: KeyRing, signal?: AbortSignal): Promise<number> {
  let count = 0
  while (!signal?.aborted) {
    const rewrapped = await withTransaction(pool, async (tx) => {
      const objects = await lockObjectsOfOtherKeys(tx, keys[0].id, REWRAP_BATCH)
      if (objects.length > 0)
        await saveKeys(
          tx,
          objects.map((object) => ({ id: object.id, ...rewrap(keys, object.id, object) })),
        )
      return objects.length
    })
    count += rewrapped
    if (rewrapped < REWRAP_BATCH) break
  }
  return count
}

/** How many files each key still opens; a key that opens none may be taken out of the configuration. */
export function keysInUse(db: Queryable): Promise<{ keyId: string; count: number }[]> {
  return countByKey(db)
}
