import type { Browser, BrowserContext, Frame, Page } from '@playwright/test'
import { awake, newPhone, slowPage, SLOWDOWN } from './phone.ts'

const RUNS = 5
const LOOK_MS = 3000
const ASKED = 60
/** What a machine loses by itself, such as a frame at either end of a look. */
const TOLERANCE = 0.02

/** Something that moves. It resolves where frames are counted, when it has just been set in motion. */
type Scene = (page: Page) => Promise<Page | Frame>

const scenes: Record<string, Scene> = {
  // What this machine draws at most: one square that turns, and nothing beside it.
  floor: async (page) => {
    await page.goto('about:blank')
    await page.setContent('<div id="square" style="width: 300px; height: 300px; background: teal"></div>')
    await page.evaluate(
      (duration) => void document.querySelector('#square')!.animate({ rotate: ['0deg', '1080deg'] }, duration),
      LOOK_MS,
    )
    return page
  },
  'drum of a wheel': async (page) => {
    await page.goto('/wheels/brass-wheel')
    await awake(page)
    await page.getByRole('main').getByText('1 spin', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Turn the wheel' }).tap()
    return page
  },
  'reels of a game': async (page) => {
    await page.goto('/games/last-light?real=true')
    await awake(page)
    const spin = page.getByRole('main').frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })
    await spin.tap()
    const frame = await page.getByRole('main').locator('iframe').elementHandle()
    return (await frame.contentFrame())!
  },
}

/**
 * How many frames a second a phone of little power draws of what moves, beside what it draws of next to nothing. Prints
 * the median of some looks at each, and the longest that any frame stood.
 */
export async function measureFrames(browser: Browser, siteUrl: string): Promise<boolean> {
  process.stdout.write(`frames a second, processor ÷ ${SLOWDOWN}, asked ${ASKED} or what the floor has\n`)
  let asked = ASKED
  let isReached = true
  for (const [name, scene] of Object.entries(scenes)) {
    const looks: Look[] = []
    for (let run = 0; run < RUNS; run++) {
      await using context = await newPhone(browser, siteUrl, 'player')
      looks.push(await look(context, scene))
    }
    const median = looks.toSorted((left, right) => left.perSecond - right.perSecond)[Math.floor(RUNS / 2)]!
    const all = looks.map(({ perSecond }) => perSecond.toFixed(1)).join(' ')
    if (name === 'floor') asked = Math.min(ASKED, median.perSecond)
    const isFast = median.perSecond >= asked * (1 - TOLERANCE)
    isReached &&= isFast
    process.stdout.write(
      `${isFast ? 'reached' : 'MISSED '}  ${name}  ${median.perSecond.toFixed(1)} (${all}), ` +
        `longest frame ${Math.round(Math.max(...looks.map(({ longestMs }) => longestMs)))} ms\n`,
    )
  }
  return isReached
}

interface Look {
  perSecond: number
  longestMs: number
}

async function look(context: BrowserContext, scene: Scene): Promise<Look> {
  const { page } = await slowPage(context)
  const place = await scene(page)
  const times = await place.evaluate(framesFor, LOOK_MS)
  const gaps = times.slice(1).map((time, index) => time - times[index]!)
  return { perSecond: (1000 * gaps.length) / (times.at(-1)! - times[0]!), longestMs: Math.max(...gaps) }
}

/** Runs in the page: when each frame was drawn, in milliseconds. */
function framesFor(durationMs: number): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = []
    const note = (nowMs: number) => {
      times.push(nowMs)
      if (nowMs - times[0]! < durationMs) requestAnimationFrame(note)
      else resolve(times)
    }
    requestAnimationFrame(note)
  })
}
