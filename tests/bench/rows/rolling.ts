import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@baize/database'
import { randomToken, silentLogger } from '@baize/kit'
import { sandboxEnvironment, startSandbox } from '../../../apps/site/src/sandbox.ts'
import { type FundedPlayer, fundedPlayer } from '../../support/players.ts'
import { freePort, PROVIDER_SECRET, type SiteProcess, startSiteProcess } from '../../support/site-process.ts'
import { checkData } from '../check-data.ts'
import { isComplaint, tellWrong } from '../complaints.ts'
import { type Compared, compareBooks } from '../rolling/books.ts'
import { BETS_PER_SECOND, callWhile, type Seen } from '../rolling/callers.ts'
import { LOOK_EVERY_MS, Proxy } from '../rolling/proxy.ts'
import { type Figure, percentile } from '../statistics.ts'

const PROCESSES = Number(process.env['ROLLING_PROCESSES'] ?? 2)
const RESTARTS = Number(process.env['ROLLING_RESTARTS'] ?? 2)
const KILLS = Number(process.env['ROLLING_KILLS'] ?? 2)
const PLAYERS = 20
const FUNDS_MINOR = 200_000
const BET_MINOR = 10
/** As `docs/production.md` asks: twice what the proxy takes between two looks. */
const DRAIN_SECONDS = (2 * LOOK_EVERY_MS) / 1000
/** Under load between one process that is back and the next that goes. */
const CALM_MS = 1000
/** What of the load has to come about; a machine with others at work carries less, and then nothing is shown. */
const LOAD_LEAST = 0.95

/**
 * Several processes of the site on one database behind a proxy, under 200 bets a second with pages and reads: all of them
 * are restarted in order, one after the other, in which no call may fail; then one after the other is killed, in which no
 * bet may be lost or taken twice. `ROLLING_RESTARTS`, `ROLLING_KILLS` and `ROLLING_PROCESSES` say how often and how many.
 */
export async function benchRolling(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-rolling-'))
  const postgres = await startEmbeddedPostgres({ dataDir, logger: silentLogger })
  const ports: number[] = []
  while (ports.length < PROCESSES) ports.push(await freePort())
  const proxy = await Proxy.start(ports)
  const sandboxPort = await freePort()
  const sandbox = await startOutsideCompanies(sandboxPort, proxy.url, dataDir)
  const environment = {
    DATABASE_URL: postgres.url,
    TOKEN_SECRET: randomToken(48),
    PUBLIC_URL: proxy.url,
    SANDBOX: 'beside',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  }
  const complaints: string[] = []
  const onLine = (line: string) => isComplaint(line, ['error', 'warn']) && complaints.push(line)
  const sites: SiteProcess[] = []
  for (const port of ports) {
    sites.push(await startSiteProcess({ environment, port, sandboxPort, onLine }))
    await proxy.takesIn(port)
  }
  const players: FundedPlayer[] = []
  while (players.length < PLAYERS) players.push(await fundedPlayer(proxy.url, FUNDS_MINOR))

  const replace = async (place: number, end: (site: SiteProcess) => Promise<void>) => {
    await end(sites[place]!)
    sites[place] = await sites[place]!.restart()
    await proxy.takesIn(ports[place]!)
    await sleep(CALM_MS)
  }
  const restarted = await callWhile(proxy.url, players, async () => {
    for (let done = 0; done < RESTARTS * PROCESSES; done += 1) await replace(done % PROCESSES, (site) => site.stop())
  })
  const complaintsOfRestarts = complaints.splice(0)
  const killed = await callWhile(proxy.url, players, async () => {
    for (let done = 0; done < KILLS; done += 1) await replace(done % PROCESSES, (site) => site.kill())
  })

  for (const site of sites) await site[Symbol.asyncDispose]()
  await sandbox.stop()
  await proxy.close()
  const compared = await compareBooks(postgres.url, [...restarted.bets, ...killed.bets], BET_MINOR)
  await postgres.stop()
  const differences = await checkData(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  tellWrong(restarted.failures)
  tellWrong(complaintsOfRestarts)
  return figures(restarted, killed, complaintsOfRestarts.length, compared, differences)
}

/** The sandbox as a program of its own, so that every process of the site can go. */
function startOutsideCompanies(port: number, publicUrl: string, dataDir: string) {
  const sandbox = { mode: 'on' as const, host: '127.0.0.1', port, url: `http://localhost:${port}` }
  return startSandbox({
    entry: fileURLToPath(new URL('../../../dist/sandbox/main.js', import.meta.url)),
    logger: silentLogger,
    environment: sandboxEnvironment({ sandbox, publicUrl, dataDir }, PROVIDER_SECRET),
  })
}

function figures(
  restarted: Seen,
  killed: Seen,
  complaints: number,
  { lost, doubled }: Compared,
  differences: number,
): Figure[] {
  const told = ({ bets, pages, reads, betMs, betsPerSecond }: Seen) =>
    `${bets.length} bets, ${betsPerSecond.toFixed(0)} a second, ${pages} pages, ${reads} reads; bets p50 ${percentile(betMs, 0.5).toFixed(0)}, p99 ${percentile(betMs, 0.99).toFixed(0)}, longest ${Math.max(...betMs).toFixed(0)} ms`
  const brokenOff = killed.failures.length
  const isLoaded = [restarted, killed].every(({ betsPerSecond }) => betsPerSecond >= BETS_PER_SECOND * LOAD_LEAST)
  return [
    {
      what: `${RESTARTS} rolling restarts of ${PROCESSES} processes behind a proxy under ${BETS_PER_SECOND} bets/s`,
      measured: `${restarted.failures.length} failed calls, ${complaints} complaints in the logs (${told(restarted)})`,
      reach: '0 failed calls',
      isReached: restarted.failures.length === 0 && isLoaded,
    },
    {
      what: `${KILLS} × kill -9 of one of them under the same load, and the books of both`,
      measured: `${lost} lost, ${doubled} doubled of ${restarted.bets.length + killed.bets.length}; ledger:check ${differences} differences (${brokenOff} calls broken off, ${killed.repeated} bets sent again; ${told(killed)})`,
      reach: '0 lost, 0 doubled, ledger clean',
      isReached: lost + doubled + differences === 0 && isLoaded,
    },
  ]
}
