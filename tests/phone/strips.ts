import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { SLOW_3G, SLOWDOWN, awake, newPhone, slowPage } from './phone.ts'

const FOLDER = fileURLToPath(new URL('../../test-results/strips', import.meta.url))
const STEPS = 12
const PICTURE_WIDTH = 195

/** What somebody does and waits for. The strip begins where `begin` is called. */
type Scene = (page: Page, begin: () => void) => Promise<void>

const scenes: Record<string, Scene> = {
  home: async (page, begin) => {
    begin()
    await page.goto('/')
    await awake(page)
  },
  search: async (page, begin) => {
    await atRest(page)
    // Looking for it by its role takes the slowed page longer than what is measured.
    const button = await page.getByRole('button', { name: 'Search' }).last().elementHandle()
    begin()
    await button.tap()
    await page.locator('dialog[open] input').waitFor(PATIENCE)
  },
  registration: async (page, begin) => {
    await atRest(page)
    const link = await page.getByRole('link', { name: 'Register' }).first().elementHandle()
    begin()
    await link.tap()
    await page.locator('dialog[open] input[name=email]').waitFor(PATIENCE)
  },
  game: async (page, begin) => {
    await atRest(page)
    await page.getByRole('main').locator('a[data-game]').first().tap()
    const demo = page.getByRole('dialog').getByRole('button', { name: 'Play the demo' })
    await demo.waitFor(PATIENCE)
    begin()
    await demo.tap()
    const spin = page.getByRole('main').frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })
    await spin.waitFor(PATIENCE)
  },
}

const PATIENCE = { timeout: 120_000 }
/** How long a visitor looks at the lobby before doing anything. */
const LOOKS_MS = 15_000

async function atRest(page: Page): Promise<void> {
  await page.goto('/', PATIENCE)
  await awake(page)
  await page.waitForTimeout(LOOKS_MS)
}

/**
 * Strips of pictures of what a guest's phone shows on a slow line, at even steps from the tap to the end, for the eye
 * alone: one PNG for each scene under `test-results/strips`.
 */
export async function drawStrips(browser: Browser, siteUrl: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  process.stdout.write(
    `strips, ${SLOW_3G.name} (${SLOW_3G.latencyMs} ms to each request, ${SLOW_3G.downKbits} kbit/s), processor ÷ ${SLOWDOWN}\n`,
  )
  for (const [name, scene] of Object.entries(scenes)) {
    await using context = await newPhone(browser, siteUrl, 'guest')
    const { page, cdp } = await slowPage(context, SLOW_3G)
    const film = await record(cdp)
    let startedAt = Date.now()
    await scene(page, () => (startedAt = Date.now()))
    const tookMs = Date.now() - startedAt
    await film.stop()
    const file = join(FOLDER, `${name}.png`)
    await compose(browser, film.frames, startedAt, tookMs, file)
    process.stdout.write(`${name}  ${(tookMs / 1000).toFixed(1)} s  ${file}\n`)
  }
}

interface Picture {
  atMs: number
  jpeg: string
}

async function record(cdp: CDPSession): Promise<{ frames: Picture[]; stop: () => Promise<void> }> {
  const frames: Picture[] = []
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ atMs: (metadata.timestamp ?? 0) * 1000, jpeg: data })
    void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 2 * PICTURE_WIDTH })
  return { frames, stop: () => cdp.send('Page.stopScreencast').then(() => undefined) }
}

/** Lays the pictures that stood at each step side by side, with their times. */
async function compose(
  browser: Browser,
  frames: readonly Picture[],
  startedAt: number,
  tookMs: number,
  file: string,
): Promise<void> {
  const shown = Array.from({ length: STEPS + 1 }, (_, step) => {
    const atMs = (tookMs * step) / STEPS
    const standing = frames.findLast((frame) => frame.atMs <= startedAt + atMs)
    const picture = standing ? `<img width=${PICTURE_WIDTH} src="data:image/jpeg;base64,${standing.jpeg}">` : ''
    return `<figure>${picture}<figcaption>${(atMs / 1000).toFixed(1)} s</figcaption></figure>`
  })
  const style = `body{display:flex;gap:8px;margin:8px;font:14px sans-serif}figure{margin:0;width:${PICTURE_WIDTH}px}`
  const page = await browser.newPage({ viewport: { width: (PICTURE_WIDTH + 8) * (STEPS + 1) + 8, height: 470 } })
  await page.setContent(`<style>${style}</style>${shown.join('')}`)
  writeFileSync(file, await page.screenshot())
  await page.close()
}
