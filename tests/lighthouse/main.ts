/**
 * `npm run lighthouse [-- PATH ...]`: Lighthouse with its mobile preset on six pages of the built site, three
 * times each; prints the median run's scores and figures and exits 1 when one falls short.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumPath } from '../support/chromium.ts'
import { freePort, startSiteProcess } from '../support/site-process.ts'

const PATHS = [
  '/',
  '/categories/popular',
  '/games/last-light',
  '/tournaments/long-table',
  '/wheels/brass-wheel',
  '/static/terms',
]
const RUNS = 3
const ATTEMPTS = 3
/** The preset's phone: pictures are drawn once for each density. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LIMITS = { shift: 0.01, blockingMs: 100, largestPaintBytes: 40_000 }

interface Run {
  scores: Record<(typeof CATEGORIES)[number], number>
  shift: number
  blockingMs: number
  /** Bytes of the picture that paints largest; 0 when text does. */
  largestPaintBytes: number
  largestPaintMs: number
  /** Audits that cost points, by id. */
  lost: string[]
}

async function main(): Promise<void> {
  const build = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url))
  if (spawnSync(process.execPath, [build], { stdio: 'inherit' }).status !== 0) process.exit(1)
  const wanted = process.argv.slice(2)
  await using site = await startSiteProcess()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    // Without a graphics card its emulation would take the cores that the page is measured on.
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  let isAllReached = true
  for (const path of wanted.length > 0 ? wanted : PATHS) {
    // The first visit draws covers that later ones find ready.
    await warm(site.url + path, browser)
    const runs: Run[] = []
    for (let count = 0; count < RUNS; count += 1) runs.push(await measure(site.url + path, port))
    const median = runs.toSorted((a, b) => a.scores.performance - b.scores.performance)[Math.floor(RUNS / 2)]!
    isAllReached = print(path, median) && isAllReached
  }
  await browser.close()
  process.exitCode = isAllReached ? 0 : 1
}

async function warm(url: string, browser: Awaited<ReturnType<typeof chromium.launch>>): Promise<void> {
  const page = await browser.newPage(PHONE)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}

/** A run that Lighthouse could not record is made again, as it asks for. */
async function measure(url: string, port: number, attempt = 1): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] })
  const { categories, audits, runtimeError } = result!.lhr
  if (runtimeError && attempt < ATTEMPTS) return measure(url, port, attempt + 1)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.code} ${runtimeError.message}`)
  const scoreOf = (name: string) => Math.round((categories[name]!.score ?? 0) * 100)
  const lost = CATEGORIES.flatMap((name) =>
    categories[name]!.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(
      ({ id }) => id,
    ),
  )
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Run['scores'],
    shift: audits['cumulative-layout-shift']!.numericValue ?? 0,
    blockingMs: audits['total-blocking-time']!.numericValue ?? 0,
    largestPaintMs: audits['largest-contentful-paint']!.numericValue ?? 0,
    largestPaintBytes: largestPaintBytes(audits),
    lost,
  }
}

interface Row {
  url?: string
  transferSize?: number
  node?: { snippet?: string }
  items?: Row[]
}

function rowsOf(audit: { details?: unknown } | undefined): Row[] {
  return (audit?.details as { items?: Row[] } | undefined)?.items ?? []
}

/** The audit names the element that painted largest; the list of requests knows what its picture weighed. */
function largestPaintBytes(audits: Record<string, { details?: unknown }>): number {
  const flat = rowsOf(audits['largest-contentful-paint-element']).flatMap((row) => [row, ...(row.items ?? [])])
  const snippet = flat.find(({ node }) => node?.snippet)?.node?.snippet ?? ''
  if (!snippet.startsWith('<img')) return 0
  // Long addresses are cut off in the snippet.
  const start = /\ssrc="([^"…]+)/.exec(snippet)?.[1]
  const request = rowsOf(audits['network-requests']).find(({ url }) => start && url?.includes(start))
  if (!request) throw new Error(`the largest picture was not among the requests: ${snippet}`)
  return request.transferSize ?? 0
}

function print(path: string, run: Run): boolean {
  const { scores, shift, blockingMs, largestPaintBytes: bytes } = run
  const isReached =
    scores.performance >= 98 &&
    scores.accessibility === 100 &&
    scores['best-practices'] === 100 &&
    scores.seo === 100 &&
    shift < LIMITS.shift &&
    blockingMs < LIMITS.blockingMs &&
    bytes < LIMITS.largestPaintBytes
  const words = CATEGORIES.map((name) => `${name} ${scores[name]}`).join(', ')
  const figures = `shift ${shift.toFixed(4)}, blocking ${Math.round(blockingMs)} ms, largest paint ${Math.round(run.largestPaintMs)} ms, its picture ${(bytes / 1000).toFixed(1)} KB`
  process.stdout.write(`${isReached ? 'reached' : 'MISSED '}  ${path}\n         ${words}\n         ${figures}\n`)
  if (run.lost.length > 0) process.stdout.write(`         below 90: ${run.lost.join(', ')}\n`)
  return isReached
}

await main()
