import type { Pool } from '@baize/database'
import { openDatabase } from '../../support/open-database.ts'
import { ADDRESS_HEADER, type SiteProcess } from '../../support/site-process.ts'
import { type Figure, percentile, timed } from '../statistics.ts'

const GAMES = 10_000
const SEARCHES = 300
/** Words of which the names of games are made, two each and a number: every third of a name is in many others. */
const FIRST = 'amber brass clover dune ember falcon garnet harbour ivory juniper'.split(' ')
const SECOND = 'lantern meridian nightfall orchard parlour quarry riddle sextant tempest voyage'.split(' ')
const PER_PAIR = GAMES / (FIRST.length * SECOND.length)

/** Searches for one game among ten thousand, each asked for once, so that nothing is remembered; over an empty call. */
export async function benchSearch(site: SiteProcess): Promise<Figure> {
  const pool = await openDatabase(site.dataDir)
  await seed(pool)
  await pool.end()

  const search = (name: string) => found(`${site.url}/api/game/games?perPage=12&name=${encodeURIComponent(name)}`)
  await search(nameOf(1).slice(0, -1))
  const empty = await timed(SEARCHES, () => replyOf(`${site.url}/api/live`).then((reply) => reply.text()))
  const exact = await timed(SEARCHES, async (made) => {
    const games = await search(nameOf(made * 31))
    if (games[0]?.name !== nameOf(made * 31)) throw new Error(`${nameOf(made * 31)} was not found`)
  })
  const slips = await timed(SEARCHES, async (made) => {
    const name = nameOf(made * 29 + 7)
    if ((await search(`${name[0]}${name[2]}${name[1]}${name.slice(3)}`)).length === 0)
      throw new Error(`${name} was not found with a slip`)
  })
  const over = (samples: number[], p: number) => percentile(samples, p) - percentile(empty, p)
  const told = (samples: number[]) => `${over(samples, 0.5).toFixed(1)} / ${over(samples, 0.99).toFixed(1)} ms`
  return {
    what: `Search for one of ${GAMES} games, over an empty call, p50 / p99; with a slip of the finger`,
    measured: `${told(exact)}; ${told(slips)}`,
    reach: '≤ 5 ms',
    isReached: over(exact, 0.5) <= 5 && over(slips, 0.5) <= 5,
  }
}

function nameOf(place: number): string {
  const at = place % GAMES
  const pair = Math.floor(at / PER_PAIR)
  return `${FIRST[pair % FIRST.length]} ${SECOND[Math.floor(pair / FIRST.length)]} ${1000 + (at % PER_PAIR)}`
}

/** Copies of a game of the catalogue under other names. */
async function seed(pool: Pool): Promise<void> {
  const names = Array.from({ length: GAMES }, (_, place) => nameOf(place))
  await pool.query(
    `INSERT INTO game SELECT copy.* FROM (SELECT * FROM game LIMIT 1) AS one,
       unnest($1::text[]) WITH ORDINALITY AS made (name, place),
       jsonb_populate_record(NULL::game, to_jsonb(one) || jsonb_build_object('id', gen_random_uuid(), 'identity', 'seed-' || made.place,
         'name', made.name, 'search_name', made.name, 'position', 1000 + made.place)) AS copy`,
    [names],
  )
  await pool.query('VACUUM ANALYZE game')
}

async function found(url: string): Promise<{ name: string }[]> {
  return ((await (await replyOf(url)).json()) as { data: { name: string }[] }).data
}

async function replyOf(url: string): Promise<Response> {
  const reply = await fetch(url, { headers: { [ADDRESS_HEADER]: '10.9.9.9' } })
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status}`)
  return reply
}
