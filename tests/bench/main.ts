import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { startSiteProcess } from '../support/site-process.ts'
import { benchLedger } from './ledger.ts'
import { benchArchive } from './rows/archive.ts'
import { benchBalance } from './rows/balance.ts'
import { benchBetsTogether } from './rows/bets-together.ts'
import { benchBonusBets } from './rows/bonus-bets.ts'
import { benchBonusEvents } from './rows/bonus-events.ts'
import { benchBreaks } from './rows/breaks.ts'
import { benchCrash } from './rows/crash.ts'
import { benchDeposits } from './rows/deposits.ts'
import { benchEqualTime } from './rows/equal-time.ts'
import { benchFacts } from './rows/facts.ts'
import { benchHistory } from './rows/history.ts'
import { benchJobs } from './rows/jobs.ts'
import { benchLivePrices } from './rows/live-prices.ts'
import { benchNetPosition } from './rows/net-position.ts'
import { benchCachedPages } from './rows/pages.ts'
import { benchPoints } from './rows/points.ts'
import { benchQuests } from './rows/quests.ts'
import { benchProcesses } from './rows/processes.ts'
import { benchDeskLoad, benchFirstLoad, benchRender } from './rows/render.ts'
import { benchRolling } from './rows/rolling.ts'
import { benchSearch } from './rows/search.ts'
import { benchSeamless } from './rows/seamless.ts'
import { benchSignIn } from './rows/sign-in.ts'
import { benchSoak } from './rows/soak.ts'
import { benchStart } from './rows/start.ts'
import { benchTickets } from './rows/tickets.ts'
import { benchTournaments } from './rows/tournaments.ts'
import { benchVitals } from './rows/vitals.ts'
import { benchWallet } from './rows/wallet.ts'
import { benchWheels } from './rows/wheels.ts'
import type { Figure } from './statistics.ts'

/** `npm run bench [NAME ...]`: every figure of the product, or the named ones, with one rig in one run. */
const rows: Record<string, () => Promise<Figure | Figure[]>> = {
  cached: () => withSite(benchCachedPages),
  render: () => withSite(benchRender),
  javascript: () => benchFirstLoad(),
  desk: () => benchDeskLoad(),
  ledger: () => benchLedgerRow(),
  seamless: () => withSite(benchSeamless),
  'bets-together': () => benchBetsTogether(),
  tickets: () => withSite(benchTickets),
  search: () => withSite(benchSearch),
  'bonus-bets': () => withSite(benchBonusBets),
  'bonus-events': () => withSite(benchBonusEvents),
  balance: () => withSite(benchBalance),
  history: () => benchHistory(),
  wallet: () => withSite(benchWallet),
  deposits: () => withSite(benchDeposits),
  'net-position': () => withSite(benchNetPosition),
  facts: () => withSite(benchFacts),
  points: () => withSite(benchPoints),
  quests: () => withSite(benchQuests),
  vitals: () => withSite(benchVitals),
  wheels: () => withSite(benchWheels),
  tournaments: () => withSite(benchTournaments),
  'live-prices': () => withSite(benchLivePrices),
  jobs: () => benchJobs(),
  'equal-time': () => withSite(benchEqualTime),
  'sign-in': () => withSite(benchSignIn),
  archive: () => withSite(benchArchive),
  start: () => benchStart(),
  crash: () => benchCrash(),
  processes: () => benchProcesses(),
  rolling: () => benchRolling(),
  breaks: () => benchBreaks(),
  soak: () => benchSoak(),
}

async function withSite<T>(bench: (site: Awaited<ReturnType<typeof startSiteProcess>>) => Promise<T>): Promise<T> {
  await using site = await startSiteProcess()
  return await bench(site)
}

async function benchLedgerRow(): Promise<Figure> {
  const { nodeTps, referenceTps, referenceName, ratio } = await benchLedger()
  return {
    what: `Ledger posting through the platform, 10 clients, one account hot, against ${referenceName}`,
    measured: `${(ratio * 100).toFixed(0)} % (${Math.round(nodeTps)} against ${Math.round(referenceTps)} postings/s)`,
    reach: '≥ 70 %',
    isReached: ratio >= 0.7,
  }
}

async function main(): Promise<void> {
  const build = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url))
  if (spawnSync(process.execPath, [build], { stdio: 'inherit' }).status !== 0) process.exit(1)
  const names = process.argv.slice(2)
  const wanted = names.length > 0 ? names : Object.keys(rows)
  process.stdout.write(`node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n\n`)
  let isAllReached = true
  for (const name of wanted) {
    const row = rows[name]
    if (!row) throw new Error(`No such figure: ${name}. There are ${Object.keys(rows).join(', ')}.`)
    for (const figure of [await row()].flat()) {
      isAllReached &&= figure.isReached
      process.stdout.write(`${figure.isReached ? 'reached' : 'MISSED '}  ${figure.what}\n`)
      process.stdout.write(`         ${figure.measured}   (asked: ${figure.reach})\n`)
    }
  }
  process.exit(isAllReached ? 0 : 1)
}

await main()
