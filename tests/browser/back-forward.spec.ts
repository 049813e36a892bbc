import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { newAccount } from '../support/signed-in.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

/** The shell that the other tests use keeps no page that was left; a whole browser does. */
const WHOLE_BROWSER = process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium'

test.skip(!existsSync(WHOLE_BROWSER), 'pages that are left are kept by a whole Chromium alone, and there is none')

let browser: Browser
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: WHOLE_BROWSER,
    headless: false,
    args: ['--headless=new', '--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
test.afterAll(() => browser.close())

/** Why a page is not kept that was left before it had come to rest, as on a slow machine: nothing is to be learnt of it. */
const AT_WORK = new Set(['Loading', 'SubframeIsNavigating'])
const TRIES = 6

interface Explanation {
  reason: string
}

/** Leaves the page and comes back: why it was not kept, if it was not, and what stands there. */
async function leaveAndReturn(context: BrowserContext, siteUrl: string, path: string) {
  const page = await context.newPage()
  await page.goto(path)
  await awake(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => void (document.documentElement.dataset.left = ''))
  // The test's own library does not follow a page that is kept; the protocol of the browser does.
  const cdp = await context.newCDPSession(page)
  const reasons: Explanation[] = []
  await cdp.send('Page.enable')
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => reasons.push(...notRestoredExplanations))
  const place = async () => {
    const expression = '`${location.pathname} ${document.documentElement.dataset.left}`'
    return (await cdp.send('Runtime.evaluate', { expression })).result.value as string
  }
  await cdp.send('Page.navigate', { url: `${siteUrl}/api/ping` })
  await expect.poll(place).toBe('/api/ping undefined')
  await cdp.send('Runtime.evaluate', { expression: 'history.back()' })
  await expect.poll(place).not.toContain('/api/ping')
  const found = { reasons, place: await place() }
  await page.close()
  return found
}

for (const who of ['guest', 'player'] as const)
  test(`the way back shows a ${who} the page as it was left, without loading it`, async ({ siteUrl }) => {
    test.slow()
    await using context = await browser.newContext({ baseURL: siteUrl, serviceWorkers: 'block' })
    if (who === 'player') await context.addCookies((await newAccount(siteUrl)).cookies)
    for (const path of ['/', '/games/last-light', '/static/terms']) {
      let found = await leaveAndReturn(context, siteUrl, path)
      for (let tries = 1; tries < TRIES && found.reasons.some(({ reason }) => AT_WORK.has(reason)); tries += 1)
        found = await leaveAndReturn(context, siteUrl, path)
      expect(found.reasons, path).toEqual([])
      expect(found.place).toBe(`${path} `)
    }
  })
