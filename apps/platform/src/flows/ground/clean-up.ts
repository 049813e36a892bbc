import type { Queryable } from '@baize/database'
import { eachInTurn } from '@baize/kit'
import { ALERTS_KEPT_MS, removeEndedAlerts } from '../../modules/delivery/alerts/index.ts'
import { clearCommunications } from '../../modules/delivery/communications/index.ts'
import { removeGivenUp } from '../../modules/delivery/mail/index.ts'
import { PUSHES_KEPT_MS, removeDonePushes } from '../../modules/delivery/push/index.ts'
import { forgetFailedJobs } from '../../modules/ground/jobs/index.ts'
import { removeEnded } from '../../modules/ground/throttles/index.ts'
import { clearVitals } from '../../modules/ground/vitals/index.ts'
import { removeOldKeys } from '../../modules/ground/request-keys/index.ts'
import { clearRounds } from '../../modules/offers/tournaments/index.ts'
import { POSTBACKS_KEPT_MS, removeEndedPostbacks } from '../../modules/person/affiliates/index.ts'
import { removeDueFiles } from '../../modules/person/documents/index.ts'
import { clearOneTimeCodes } from '../../modules/person/one-time-codes/index.ts'
import { clearExports } from '../../modules/person/exports/index.ts'
import { clearCodes } from '../../modules/person/players/index.ts'
import { clearPasskeyChallenges } from '../../modules/person/passkeys/index.ts'
import { clearChallenges } from '../../modules/person/second-factors/index.ts'
import { clearSessions } from '../../modules/person/sessions/index.ts'
import type { Services } from '../../services.ts'
import { eraseClosedPlayers } from '../person/erase-closed.ts'

/** Rows one statement removes: few enough to be over in milliseconds. */
const BATCH_MAX = 500

/** Statements for one kind of row in one run; the next run takes the rest. */
const BATCHES_MAX = 40

/** An operator has a month to look at a job that failed for good. */
const FAILED_JOBS_KEPT_MS = 30 * 86_400_000

/** And as long to see whom no letter reached. */
const GIVEN_UP_LETTERS_KEPT_MS = 30 * 86_400_000

/** As long may be asked what a place in a tournament was made of. */
const TOURNAMENT_ROUNDS_KEPT_MS = 30 * 86_400_000

type Ports = Pick<Services, 'pool' | 'clock' | 'config' | 'documents' | 'packs'>
type Clear = (db: Queryable, ports: Ports, countMax: number) => Promise<number>

/** What nobody needs any more, by name; each removes at most so many of the oldest and returns how many. */
const clears = {
  'failed jobs': (db, { clock }, countMax) =>
    forgetFailedJobs(db, new Date(clock.now().getTime() - FAILED_JOBS_KEPT_MS), countMax),
  'codes of players': (db, { clock }, countMax) => clearCodes(db, clock.now(), countMax),
  'one-time codes': (db, { clock }, countMax) => clearOneTimeCodes(db, clock.now(), countMax),
  'limits and seen calls': (db, { clock }, countMax) => removeEnded(db, clock.now(), countMax),
  communications: (db, { clock }, countMax) => clearCommunications(db, clock.now(), countMax),
  exports: (db, { clock }, countMax) => clearExports(db, clock.now(), countMax),
  'details of closed accounts': (_db, ports, countMax) => eraseClosedPlayers(ports, countMax),
  'challenges of passkeys': (db, { clock }, countMax) => clearPasskeyChallenges(db, clock.now(), countMax),
  'sign-ins that wait': (db, { clock }, countMax) => clearChallenges(db, clock.now(), countMax),
  sessions: clearSessions,
  'files of documents': removeDueFiles,
  'letters given up': (db, { clock }, countMax) =>
    removeGivenUp(db, new Date(clock.now().getTime() - GIVEN_UP_LETTERS_KEPT_MS), countMax),
  'postbacks that ended': (db, { clock }, countMax) =>
    removeEndedPostbacks(db, new Date(clock.now().getTime() - POSTBACKS_KEPT_MS), countMax),
  'alerts that ended': (db, { clock }, countMax) =>
    removeEndedAlerts(db, new Date(clock.now().getTime() - ALERTS_KEPT_MS), countMax),
  'messages shown by browsers': (db, { clock }, countMax) =>
    removeDonePushes(db, new Date(clock.now().getTime() - PUSHES_KEPT_MS), countMax),
  'request keys': removeOldKeys,
  'days of vitals': (db, { clock }, countMax) => clearVitals(db, clock.now(), countMax),
  'rounds of tournaments': (db, { clock }, countMax) =>
    clearRounds(db, new Date(clock.now().getTime() - TOURNAMENT_ROUNDS_KEPT_MS), countMax),
} satisfies Record<string, Clear>

type Kind = keyof typeof clears

/**
 * Removes what is over, in short statements of their own and with a bound for each kind. Returns how many it
 * removed of each kind. What fails does not hold up the rest; it is thrown at the end.
 */
export async function cleanUp(ports: Ports, signal?: AbortSignal): Promise<Partial<Record<Kind, number>>> {
  const counts: Partial<Record<Kind, number>> = {}
  await eachInTurn(Object.keys(clears) as Kind[], 'not everything could be cleaned up', async (kind) => {
    counts[kind] = await clearAll(clears[kind], ports, signal)
  })
  return counts
}

async function clearAll(clear: Clear, ports: Ports, signal: AbortSignal | undefined): Promise<number> {
  let count = 0
  for (let batch = 0; batch < BATCHES_MAX && !signal?.aborted; batch++) {
    const cleared = await clear(ports.pool, ports, BATCH_MAX)
    count += cleared
    if (cleared < BATCH_MAX) break
  }
  return count
}
