import { findPlayersIn } from '../../../modules/person/players/index.ts'
import { findUnheard } from '../../../modules/person/registers/index.ts'
import { findPresentPlayers } from '../../../modules/person/sessions/index.ts'
import type { Services } from '../../../services.ts'
import { askAnew } from './register-checks.ts'

/** Players looked at in one statement. */
const PORTION = 500

/** Registers are asked about so many at a time, so that one that is slow holds up few. */
const AT_ONCE = 4

/** Asked so early that the next run finds the answer still good. */
const EARLY_MS = 2 * 60_000

/** Rest after a register that did not answer. */
const RETRY_MS = 5 * 60_000

/**
 * Asks registers anew about those whose pages are open, before the last answer is too old: who is clear goes on being
 * shown offers, and who was listed meanwhile is found and shut out.
 */
export async function renewAnswers(services: Services, signal?: AbortSignal): Promise<void> {
  const { pool, clock, config, packs } = services
  const now = clock.now()
  const ruled = packs.countries.filter((country) => packs.rulesOf(country, now).register !== null)
  const isEverywhere = packs.rulesOf(null, now).register !== null
  if (ruled.length === 0 && !isEverywhere) return
  // A page that is open takes a new token in time.
  const seenSince = new Date(now.getTime() - config.accessTokenSeconds * 1000)
  for (let after: string | null = null; !signal?.aborted;) {
    const present = await findPresentPlayers(pool, { seenSince, after, countMax: PORTION })
    for (const due of await dueAmong(services, present, now)) {
      if (signal?.aborted) return
      await Promise.all(due.map((playerId) => askAnew(services, playerId, 'promotion')))
    }
    if (present.length < PORTION) return
    after = present.at(-1)!
  }
}

/** Those of the players about whom a register has to be asked, in bundles. */
async function dueAmong(
  { pool, packs }: Pick<Services, 'pool' | 'packs'>,
  playerIds: readonly string[],
  now: Date,
): Promise<string[][]> {
  const byRegister = new Map<string, { answerMinutes: number; playerIds: string[] }>()
  for (const { country, ids } of await findPlayersIn(pool, playerIds)) {
    const { register } = packs.rulesOf(country, now)
    if (!register) continue
    const same = byRegister.get(register.id) ?? { answerMinutes: register.answerMinutes, playerIds: [] }
    byRegister.set(register.id, { ...same, playerIds: [...same.playerIds, ...ids] })
  }
  const bundles: string[][] = []
  for (const [register, { answerMinutes, playerIds: asked }] of byRegister) {
    const heardSince = new Date(now.getTime() - answerMinutes * 60_000 + EARLY_MS)
    const triedSince = new Date(now.getTime() - RETRY_MS)
    const due = await findUnheard(pool, { playerIds: asked, register, heardSince, triedSince })
    for (let start = 0; start < due.length; start += AT_ONCE) bundles.push(due.slice(start, start + AT_ONCE))
  }
  return bundles
}
