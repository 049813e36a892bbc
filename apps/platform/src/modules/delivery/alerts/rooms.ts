import type { Queryable } from '@baize/database'
import { idOf, originOf } from './address.ts'
import { type Hearing, readHearings } from './store.ts'

/** A room that is told, without its address. */
export interface AlertRoom extends Omit<Hearing, 'nextAttemptAt'> {
  id: string
  origin: string
  /** `null` while it has heard everything. */
  nextAttemptAt: Date | null
}

const NOTHING: Omit<Hearing, 'nextAttemptAt'> = { unheard: 0, waitingSince: null, attempts: 0, problem: null }

/** The rooms of the configuration in its order, and how far each has heard. */
export async function alertRooms(db: Queryable, addresses: readonly string[]): Promise<AlertRoom[]> {
  const hearings = await readHearings(db, addresses.map(idOf))
  return addresses.map((address) => {
    const id = idOf(address)
    const { nextAttemptAt, ...heard } = hearings.get(id) ?? { ...NOTHING, nextAttemptAt: null }
    return { id, origin: originOf(address), ...heard, nextAttemptAt: heard.unheard > 0 ? nextAttemptAt : null }
  })
}
