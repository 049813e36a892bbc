import { Agent, request as httpRequest } from 'node:http'
import { company } from '../../support/companies.ts'
import { type FundedPlayer, fundedPlayer } from '../../support/players.ts'
import { ADDRESS_HEADER, type SiteProcess } from '../../support/site-process.ts'
import { openHistory } from '../history/data.ts'
import { deskLists, PLAYER_LISTS } from '../history/lists.ts'
import { signInAtDesk } from '../history/operator.ts'
import { type Figure, paced, percentile, timed } from '../statistics.ts'
import { betBody } from './seamless.ts'

const ROUNDS = Number(process.env['HISTORY_ROUNDS'] ?? 1_000_000)
const OWN_ROUNDS = 200_000
/** Where the history is kept, to be measured again. */
const FOLDER = process.env['HISTORY_FOLDER']
const PER_PAGE = 10
const CALLS = 100
const WARM_UPS = 20
const FIRST_MAX_MS = 5
const LAST_MAX_MS = 15
const READERS = 30
const BETS_MS = 5_000
const BET_EVERY_MS = 20

/**
 * First and last pages of every list of a player with a long history, theirs and the operators', over an empty call; and
 * bets while many read such pages. `HISTORY_ROUNDS` says how many rounds there are, `HISTORY_FOLDER` where they stay.
 */
export async function benchHistory(): Promise<Figure[]> {
  await using history = await openHistory({ rounds: ROUNDS, own: OWN_ROUNDS }, FOLDER)
  const { site, owner } = history
  const desk = await signInAtDesk(site.dataDir)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const call = (path: string) => get(agent, site.url + path, owner.accessToken)
  const atDesk = (path: string) => get(agent, desk.url + path, desk.token)
  const figures = [
    await pages('a player', PLAYER_LISTS, call, () => call('/api/live')),
    await pages('operators', deskLists(owner), atDesk, () => call('/api/live')),
    await betsBesideReaders(site, call),
  ]
  agent.destroy()
  return figures
}

/** A call that answers with JSON; its text. */
type Call = (path: string) => Promise<string>

async function pages(
  whose: string,
  lists: Record<string, string>,
  call: Call,
  callEmpty: () => Promise<unknown>,
): Promise<Figure> {
  const measured: { name: string; first: number; last: number | null }[] = []
  const empties: number[] = []
  for (const [name, path] of Object.entries(lists)) {
    const { meta } = JSON.parse(await call(path)) as { meta?: { totalPages?: number; totalRows?: number } }
    const isPaged = meta?.totalRows !== undefined
    const pageOf = (page: number) =>
      isPaged ? `${path}${path.includes('?') ? '&' : '?'}page=${page}&perPage=${PER_PAGE}` : path
    const last = Math.ceil((meta?.totalRows ?? 0) / PER_PAGE)
    const empty = percentile(await timed(CALLS, callEmpty, WARM_UPS), 0.5)
    empties.push(empty)
    const over = async (page: number) => percentile(await timed(CALLS, () => call(pageOf(page)), WARM_UPS), 0.5) - empty
    measured.push({ name, first: await over(1), last: last > 1 ? await over(last) : null })
  }
  const told = measured.map(({ name, first, last }) =>
    last === null ? `${name} ${first.toFixed(1)}` : `${name} ${first.toFixed(1)} and ${last.toFixed(1)}`,
  )
  return {
    what: `First and last page of every list of ${whose === 'operators' ? 'the player at the desk' : whose} with ${OWN_ROUNDS} rounds among ${ROUNDS}, over an empty call, p50`,
    measured: `${told.join(', ')} ms (empty ${percentile(empties, 0.5).toFixed(1)})`,
    reach: `≤ ${FIRST_MAX_MS} and ≤ ${LAST_MAX_MS} ms each`,
    isReached: measured.every(({ first, last }) => first <= FIRST_MAX_MS && (last ?? 0) <= LAST_MAX_MS),
  }
}

async function betsBesideReaders(site: SiteProcess, call: Call): Promise<Figure> {
  const player = await fundedPlayer(site.url, 500_000)
  const alone = await bets(site, player, null)
  const besideEmpty = await bets(site, player, () => call('/api/live'))
  const besideReaders = await bets(site, player, () => call(`/api/game/spins?page=9999&perPage=${PER_PAGE}`))
  const told = (samples: number[]) =>
    `p50 ${percentile(samples, 0.5).toFixed(1)}, p99 ${percentile(samples, 0.99).toFixed(1)}`
  return {
    what: `Bet while ${READERS} read page 9999 without a pause, p50 over ${READERS} empty calls without a pause`,
    measured: `${(percentile(besideReaders, 0.5) - percentile(besideEmpty, 0.5)).toFixed(1)} ms (alone ${told(alone)}; beside empty calls ${told(besideEmpty)}; beside readers ${told(besideReaders)})`,
    reach: '≤ 25 ms',
    isReached: percentile(besideReaders, 0.5) - percentile(besideEmpty, 0.5) <= 25,
  }
}

/** Bets one after another while `READERS` do something without a pause. */
async function bets(
  site: SiteProcess,
  player: FundedPlayer,
  beside: (() => Promise<string>) | null,
): Promise<number[]> {
  const studio = company('studio', site.url)
  let isDone = false
  const readers = Array.from({ length: beside ? READERS : 0 }, async () => {
    while (!isDone) await beside!()
  })
  const durations = await paced(1, BET_EVERY_MS, BETS_MS, async () => {
    const reply = await studio.call('/seamless/v1/bet', betBody(player))
    if (reply.body.status !== 'ok') throw new Error(reply.text)
  })
  isDone = true
  await Promise.all(readers)
  studio.close()
  return durations
}

function get(agent: Agent, url: string, token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, [ADDRESS_HEADER]: '10.9.9.9' }
    const outgoing = httpRequest(url, { agent, headers }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => (text += chunk))
      incoming.on('end', () =>
        incoming.statusCode === 200 ? resolve(text) : reject(new Error(`${url}: ${incoming.statusCode} ${text}`)),
      )
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
