import { withTransaction } from '@baize/database'
import { forgetChats } from '../../modules/delivery/chats/index.ts'
import { forgetPreferences } from '../../modules/delivery/preferences/index.ts'
import { removeNotes } from '../../modules/desk/notes/index.ts'
import type { Packs } from '../../modules/ground/packs/index.ts'
import { forgetBrought } from '../../modules/person/affiliates/index.ts'
import { removeDocumentsOf } from '../../modules/person/documents/index.ts'
import { removeChecks } from '../../modules/person/identity/index.ts'
import { type DetailsKept, eraseClosed } from '../../modules/person/players/index.ts'
import { unlinkPlayers } from '../../modules/person/social/index.ts'
import type { Services } from '../../services.ts'

/**
 * Takes out of accounts that were closed as long ago as the law asks who their players were, documents included, the
 * oldest first; returns how many. What they did stays, of nobody.
 */
export function eraseClosedPlayers(
  { pool, clock, packs }: Pick<Services, 'pool' | 'clock' | 'packs'>,
  countMax: number,
): Promise<number> {
  return withTransaction(pool, async (tx) => {
    const now = clock.now()
    const ids = await eraseClosed(tx, now, detailsKept(packs, now), countMax)
    await unlinkPlayers(tx, ids)
    await removeChecks(tx, ids)
    await forgetChats(tx, ids)
    await forgetBrought(tx, ids)
    await removeNotes(tx, ids)
    await forgetPreferences(tx, ids)
    await removeDocumentsOf(tx, ids, now)
    return ids.length
  })
}

/** Somebody may ask for what they did as long as their country says, and is known by who they were. */
function detailsKept(packs: Packs, now: Date): DetailsKept {
  const months = (country: string | null) => packs.rulesOf(country, now).statements.keptMonths
  return {
    byCountry: Object.fromEntries(packs.countries.map((country) => [country, months(country)])),
    elsewhere: months(null),
  }
}
