import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { SiteProcess } from '../support/site-process.ts'
import { stillness } from '../support/visit.ts'
import { type SheetPicture, contactSheet } from './contact-sheet.ts'
import { FAST_3G, newPhone, slowPage } from './phone.ts'
import { stations } from './walk-stations.ts'
import { wordsIn } from './words.ts'

const LOCALES = ['en', 'de', 'fa'] as const
const TIMES = 2
const PATIENCE_MS = 120_000
const FOLDER = fileURLToPath(new URL('../../test-results/walk', import.meta.url))
const DOCS = fileURLToPath(new URL('../../docs', import.meta.url))

/** What the browser says of a socket that was on its way when its page was left. */
const LEFT_EARLY = 'WebSocket is closed before the connection is established'

/**
 * The whole way of somebody new on a phone, from the first link to the first withdrawal, twice in a row in each language,
 * or in those named. Every station is kept as a picture under `test-results/walk`; with `--docs` the second walk becomes
 * the film strip of `docs/walk.md`.
 */
export async function walk(browser: Browser, site: SiteProcess): Promise<boolean> {
  mkdirSync(FOLDER, { recursive: true })
  process.stdout.write(`walk, ${FAST_3G.name} (${FAST_3G.latencyMs} ms to each request, ${FAST_3G.downKbits} kbit/s)\n`)
  const named = LOCALES.filter((locale) => process.argv.includes(locale))
  let isSilent = true
  for (const locale of named.length > 0 ? named : LOCALES)
    for (let time = 1; time <= TIMES; time += 1) {
      const { pictures, noise } = await walkOnce(browser, site, locale, time)
      for (const line of noise) process.stdout.write(`  ${line}\n`)
      isSilent &&= noise.length === 0
      if (time < TIMES || !process.argv.includes('--docs')) continue
      const sheet = await contactSheet(browser, pictures)
      writeFileSync(join(DOCS, `walk-${locale}.jpg`), sheet)
    }
  return isSilent
}

async function walkOnce(browser: Browser, site: SiteProcess, locale: string, time: number) {
  await using context = await newPhone(browser, site.url, 'guest')
  context.setDefaultTimeout(PATIENCE_MS)
  const noise = listenTo(context)
  const { page, cdp } = await slowPage(context, FAST_3G)
  // The line is what is slow here; a slowed processor would only make the walk longer.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const pictures: SheetPicture[] = []
  const picture = async (name: string, of: Page = page) => {
    await of.evaluate(() => document.fonts.ready.then(() => undefined))
    await stillness(of)
    const jpeg = await of.screenshot({ type: 'jpeg', quality: 80 })
    pictures.push({ name, jpeg })
    const place = String(pictures.length).padStart(2, '0')
    writeFileSync(join(FOLDER, `${locale}-${time}-${place}-${name.replaceAll(' ', '-')}.jpg`), jpeg)
  }
  const walker = {
    page,
    site,
    locale,
    prefix: locale === 'en' ? '' : `/${locale}`,
    words: wordsIn(locale),
    email: `anna.berg.${randomUUID().slice(0, 8)}@example.com`,
    picture,
  }
  for (const station of stations) {
    const beganMs = performance.now()
    try {
      await station(walker)
    } catch (error) {
      await picture(`lost at ${station.name}`)
      throw error
    }
    const seconds = ((performance.now() - beganMs) / 1000).toFixed(1)
    process.stdout.write(`${locale} ${time}  ${station.name}  ${seconds} s\n`)
  }
  return { pictures, noise }
}

/** Everything a browser complains of. */
function listenTo(context: BrowserContext): string[] {
  const noise: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (!message.text().includes(LEFT_EARLY)) noise.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => void noise.push(`uncaught: ${error.error().message}`))
  return noise
}
