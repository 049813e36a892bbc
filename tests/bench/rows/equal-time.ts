import { randomInt, randomUUID } from 'node:crypto'
import { openDatabase } from '../../support/open-database.ts'
import { newPlayer } from '../../support/players.ts'
import { ADDRESS_HEADER, type SiteProcess } from '../../support/site-process.ts'
import { chanceOfLonger } from '../chance-of-longer.ts'
import { type Figure, median } from '../statistics.ts'

const TRIES = 1_000

/** Tries before the first that counts, so that connections and caches are warm. */
const WARM_UP = 30

/** Three standard errors: chance alone goes beyond them in one run of four hundred. */
const ERRORS_MAX = 3

/** One somebody of each kind for each try; no throttle and no code that is under way makes two tries differ. */
interface Somebody {
  email: string
  phone: string
}

interface Asking {
  what: string
  path: string
  bodyOf: (somebody: Somebody) => object
  status: number
}

const ASKINGS: Asking[] = [
  {
    what: 'Sign-in with a wrong password',
    path: '/api/player/sessions',
    bodyOf: ({ email }) => ({ login: email, password: 'not the password' }),
    status: 401,
  },
  {
    what: 'Link to choose a password',
    path: '/api/player/passwords/reset',
    bodyOf: ({ email }) => ({ email }),
    status: 200,
  },
  {
    what: 'One-time code to choose a password',
    path: '/api/player/otp/send',
    bodyOf: ({ phone }) => ({ phone, reason: 'changingPass' }),
    status: 200,
  },
]

/**
 * Whether the time of an answer tells that an account exists: calls for accounts and for nobody, in an order drawn by
 * lot. Beside those for nobody stand others for nobody, which shows what chance does.
 */
export async function benchEqualTime(site: SiteProcess): Promise<Figure[]> {
  const count = TRIES + WARM_UP
  const [known, unknown, alsoUnknown] = [people(count, 1), people(count, 2), people(count, 3)]
  await settle(site, known)
  const figures: Figure[] = []
  for (const asking of ASKINGS) {
    const times: [number[], number[], number[]] = [[], [], []]
    const turns = [known, unknown, alsoUnknown].flatMap((kind, index) =>
      kind.map((somebody, n) => ({ somebody, to: times[index]!, isWarmUp: n < WARM_UP })),
    )
    // By lot over all of them: what one leaves behind, such as a letter to deliver, then slows any kind alike.
    const measured = shuffled(turns.filter(({ isWarmUp }) => !isWarmUp))
    for (const { somebody } of turns.filter(({ isWarmUp }) => isWarmUp)) await timed(site, asking, somebody)
    for (const { somebody, to } of measured) to.push(await timed(site, asking, somebody))
    figures.push(figureOf(asking, times))
  }
  return figures
}

function figureOf({ what }: Asking, [known, unknown, alsoUnknown]: [number[], number[], number[]]): Figure {
  const [found, noise] = [chanceOfLonger(known, unknown), chanceOfLonger(alsoUnknown, unknown)]
  const isEqual = Math.abs(found.chance - 0.5) <= ERRORS_MAX * found.error
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return {
    what: `${what}: chance that an answer for an account takes longer than one for nobody, ${TRIES} tries each`,
    measured: `${percent(found.chance)}, medians ${median(known).toFixed(2)} and ${median(unknown).toFixed(2)} ms (nobody against nobody: ${percent(noise.chance)}, ${median(alsoUnknown).toFixed(2)} ms)`,
    reach: `50 % ± ${percent(ERRORS_MAX * found.error)}`,
    isReached: isEqual,
  }
}

function people(count: number, series: number): Somebody[] {
  return Array.from({ length: count }, (_, n) => ({
    email: `${randomUUID()}@example.com`,
    phone: `49151${series}${String(n).padStart(7, '0')}`,
  }))
}

/** Gives these people accounts: copies of one that came in as any other does. */
async function settle(site: SiteProcess, somebodies: readonly Somebody[]): Promise<void> {
  const { profile } = await newPlayer(site.url)
  const pool = await openDatabase(site.dataDir)
  await pool.query(
    `INSERT INTO player (id, email, phone, phone_confirmed, confirmed_at, password_hash, country, currency, locale,
       agreed_at, created_at, updated_at)
     SELECT gen_random_uuid(), given.email, given.phone, true, now(), password_hash, country, currency, locale,
       agreed_at, created_at, updated_at
     FROM player, unnest($2::text[], $3::text[]) AS given (email, phone) WHERE id = $1`,
    [profile.id, somebodies.map(({ email }) => email), somebodies.map(({ phone }) => phone)],
  )
  await pool.query('VACUUM ANALYZE player')
  await pool.end()
}

async function timed(site: SiteProcess, { path, bodyOf, status }: Asking, somebody: Somebody): Promise<number> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const body = JSON.stringify(bodyOf(somebody))
  const headers = { 'content-type': 'application/json', [ADDRESS_HEADER]: address }
  const startedAtMs = performance.now()
  const reply = await fetch(site.url + path, { method: 'POST', headers, body })
  await reply.arrayBuffer()
  const ms = performance.now() - startedAtMs
  if (reply.status !== status) throw new Error(`${path} answered ${reply.status}`)
  return ms
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const drawn = [...items]
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[drawn[last], drawn[other]] = [drawn[other]!, drawn[last]!]
  }
  return drawn
}
