import type { Browser, BrowserContext, Page } from '@playwright/test'
import { FAST_3G, SLOWDOWN, awake, newPhone, slowPage } from './phone.ts'
import { listenToRequests, waterfall } from './requests.ts'

const RUNS = 5
const ASKED_MS = 2000
/** A visitor looks at the lobby before choosing. */
const LOOKS_MS = 8000

interface Marks {
  tap: number
  address: number
  loaded: number
  ready: number
}

/**
 * From the tap on a game until its first spin is possible: a player's on a cover of the lobby, a guest's on "demo" in the
 * question that a cover asks. Prints the median of some visits, each with nothing kept from before, and its parts.
 */
export async function measureStart(browser: Browser, siteUrl: string, isTold: boolean): Promise<boolean> {
  process.stdout.write(
    `tap to first spin, ${FAST_3G.name} (${FAST_3G.latencyMs} ms to each request, ${FAST_3G.downKbits} kbit/s), processor ÷ ${SLOWDOWN}\n`,
  )
  let isReached = true
  for (const who of ['player', 'guest'] as const) {
    const runs: Marks[] = []
    for (let run = 0; run < RUNS; run++) {
      await using context = await newPhone(browser, siteUrl, who)
      runs.push(await visit(context, who, isTold && run === RUNS - 1))
    }
    const median = runs.toSorted((left, right) => left.ready - right.ready)[Math.floor(RUNS / 2)]!
    const all = runs.map(({ ready }) => Math.round(ready)).join(' ')
    isReached = median.ready <= ASKED_MS && isReached
    process.stdout.write(
      `${median.ready <= ASKED_MS ? 'reached' : 'MISSED '}  ${who}  ${Math.round(median.ready)} ms (${all}): ` +
        `address of the game ${Math.round(median.address)}, its script ${Math.round(median.loaded)}, first spin ${Math.round(median.ready)}\n`,
    )
  }
  return isReached
}

async function visit(context: BrowserContext, who: 'guest' | 'player', isTold: boolean): Promise<Marks> {
  await context.addInitScript(listen)
  const { page, cdp } = await slowPage(context, FAST_3G)
  const requests = listenToRequests(cdp)
  await page.goto('/')
  await awake(page)
  const cover = page.getByRole('main').locator('a[data-game]').first()
  await cover.waitFor()
  await page.waitForTimeout(LOOKS_MS)
  if (who === 'guest') {
    await cover.tap()
    const demo = page.getByRole('dialog').getByRole('button', { name: 'Play the demo' })
    await demo.waitFor()
    await page.waitForTimeout(LOOKS_MS / 4)
    await demo.tap()
  } else await cover.tap()
  const marks = await firstSpin(page)
  const epochMs = await page.evaluate(() => performance.timeOrigin)
  const frame = requests.find(({ url, sentAtMs }) => url.includes('/play/') && sentAtMs > epochMs + marks.tap)
  if (isTold) process.stdout.write(`${waterfall(requests, epochMs + marks.tap, epochMs + marks.ready)}\n`)
  return {
    tap: 0,
    address: (frame?.sentAtMs ?? Number.NaN) - epochMs - marks.tap,
    loaded: marks.loaded - marks.tap,
    ready: marks.ready - marks.tap,
  }
}

declare global {
  var phoneMarks: { tap: number; loaded: number; ready: number; isReady: Promise<void> }
}

/** Runs in the page: notes the last touch and what the game says. */
function listen(): void {
  if (window !== window.top) return
  let settle = () => {}
  const isReady = new Promise<void>((resolve) => void (settle = resolve))
  const marks = { tap: 0, loaded: 0, ready: 0, isReady }
  globalThis.phoneMarks = marks
  addEventListener('touchstart', () => void (marks.tap = performance.now()), { capture: true, passive: true })
  addEventListener('message', ({ data }) => {
    if (data?.source !== 'baize-studio' || (data.type !== 'loaded' && data.type !== 'ready')) return
    marks[data.type as 'loaded' | 'ready'] = performance.now()
    if (data.type === 'ready') settle()
  })
}

function firstSpin(page: Page): Promise<Omit<Marks, 'address'>> {
  return page.evaluate(async () => {
    const { isReady, ...marks } = globalThis.phoneMarks
    await isReady
    return { ...marks, ...globalThis.phoneMarks, isReady: undefined }
  })
}
