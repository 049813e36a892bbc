import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@baize/database'
import { randomToken, silentLogger } from '@baize/kit'
import { freePort, type SiteProcess, startSiteProcess } from '../../support/site-process.ts'
import { checkData } from '../check-data.ts'
import { isComplaint, tellWrong } from '../complaints.ts'
import { type Memory, Inspected } from '../soak/memory.ts'
import { Pace } from '../soak/pace.ts'
import { SoakPlayer } from '../soak/player.ts'
import { Way } from '../soak/way.ts'
import type { Figure } from '../statistics.ts'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 3)
const PLAYERS = Number(process.env.SOAK_PLAYERS ?? 300)
const RESTARTS = Number(process.env.SOAK_RESTARTS ?? 3)
/** What share of the machine the players take. */
const BUSY = Number(process.env.SOAK_BUSY ?? 0.65)

const GROWTH_MAX = 0.1
const ARRIVE_AT_ONCE = 10
const QUARTERS = 4
/** For sockets to be back, and what lies in queues to be done, after the last call. */
const SETTLE_MS = 10_000

/**
 * Many players on two processes and one database: pages, sign-ins, lists, deposits, rounds, withdrawals, messages, and a
 * socket each. One process is stopped in order and started again several times, its players going on at the other; of
 * the process that stays, memory after a collection must be no more at the end than after the first quarter, but for a
 * tenth. `SOAK_MINUTES`, `SOAK_PLAYERS`, `SOAK_RESTARTS` and `SOAK_BUSY` say how long, how many, how often and how busy.
 */
export async function benchSoak(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-soak-'))
  const postgres = await startEmbeddedPostgres({ dataDir, logger: silentLogger })
  const complaints: string[] = []
  const environment = { DATABASE_URL: postgres.url, TOKEN_SECRET: randomToken(48), DRAIN_SECONDS: '1' }
  const onLine = (line: string) => isComplaint(line, ['error']) && complaints.push(line)
  const ports = [await freePort(), await freePort()] as const
  const steady = await startSiteProcess({ environment, onLine, command: Inspected.command(ports[0]) })
  let other = await startSiteProcess({
    environment: { ...environment, SANDBOX: 'beside' },
    sandboxPort: Number(new URL(steady.sandboxUrl).port),
    onLine,
    command: Inspected.command(ports[1]),
  })
  const ways = [new Way(steady.url, other.url, steady.url), new Way(other.url, steady.url, steady.url)] as const
  const pace = new Pace(BUSY)
  const players = await arrive(ways, pace)

  const ending = new AbortController()
  const staying = players.map((player) => player.stay(ending.signal))
  const pacing = pace.hold(ending.signal)
  const restarting = restartNowAndThen(ending.signal, async () => {
    tell('restarted one', await new Inspected(other.pid, ports[1]).memory())
    await ways[1].around(async () => {
      await other.stop()
      other = await other.restart()
    })
  })
  const held: Memory[] = []
  const inspected = new Inspected(steady.pid, ports[0])
  for (let quarter = 1; quarter <= QUARTERS; quarter += 1) {
    await sleep((MINUTES * 60_000) / QUARTERS)
    held.push(await inspected.memory())
    tell(`quarter ${quarter}`, held.at(-1)!)
  }
  ending.abort()
  await Promise.all([...staying, pacing, restarting])
  await sleep(SETTLE_MS)
  tell('restarted one', await new Inspected(other.pid, ports[1]).memory())
  const failures = players.flatMap((player) => player.failures)
  const heard = players.filter(({ isHeard }) => isHeard).length
  for (const player of players) player.close()
  for (const way of ways) way.close()
  await stop([other, steady])
  await postgres.stop()
  const differences = await checkData(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  tellWrong([...failures, ...complaints])
  return figures({ players, failures, complaints, held, heard, differences, busy: pace.average })
}

/** Everybody registers, half of them at each process. */
async function arrive(ways: readonly Way[], pace: Pace): Promise<SoakPlayer[]> {
  const players: SoakPlayer[] = []
  while (players.length < PLAYERS) {
    const group = Array.from({ length: Math.min(ARRIVE_AT_ONCE, PLAYERS - players.length) }, (_, place) =>
      SoakPlayer.arrive(ways[place % ways.length]!, pace),
    )
    players.push(...(await Promise.all(group)))
  }
  return players
}

async function restartNowAndThen(scope: AbortSignal, restart: () => Promise<void>): Promise<void> {
  for (let done = 0; done < RESTARTS; done += 1) {
    await sleep((MINUTES * 60_000) / (RESTARTS + 1), undefined, { signal: scope }).catch(() => undefined)
    if (scope.aborted) return
    await restart()
  }
}

async function stop(sites: readonly SiteProcess[]): Promise<void> {
  for (const site of sites) await site[Symbol.asyncDispose]()
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

function tell(what: string, { heap, resident }: Memory): void {
  process.stdout.write(`  ${what}: heap ${megabytes(heap)} MB, resident ${megabytes(resident)} MB\n`)
}

interface Outcome {
  players: readonly SoakPlayer[]
  failures: readonly string[]
  complaints: readonly string[]
  held: readonly Memory[]
  heard: number
  differences: number
  busy: number
}

function figures({ players, failures, complaints, held, heard, differences, busy }: Outcome): Figure[] {
  const done = new Map<string, number>()
  for (const player of players) for (const [what, count] of player.done) done.set(what, (done.get(what) ?? 0) + count)
  const pushes = players.reduce((sum, player) => sum + player.pushes, 0)
  const all = [...done, ['pushes', pushes] as const].map(([what, count]) => `${count} ${what}`).join(', ')
  const grown = (member: keyof Memory) => held.at(-1)![member] / held[0]![member] - 1
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return [
    {
      what: `${PLAYERS} players for ${MINUTES} minutes with ${RESTARTS} restarts of one of two processes`,
      measured: `${failures.length} calls failed, ${complaints.length} complaints in the logs, ${heard} sockets at the end, ledger:check ${differences} differences (${all}; machine busy ${percent(busy)})`,
      reach: 'none, none, all, none',
      isReached: failures.length + complaints.length + differences === 0 && heard === players.length,
    },
    {
      what: 'Memory of the process that stays, from the first quarter to the end',
      measured: `heap ${percent(grown('heap'))} (${held.map(({ heap }) => megabytes(heap)).join(', ')} MB), resident ${percent(grown('resident'))} (${held.map(({ resident }) => megabytes(resident)).join(', ')} MB)`,
      reach: `≤ ${GROWTH_MAX * 100} % each`,
      isReached: grown('heap') <= GROWTH_MAX && grown('resident') <= GROWTH_MAX,
    },
  ]
}
