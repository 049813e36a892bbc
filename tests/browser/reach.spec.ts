import { greatWin } from '../support/players.ts'
import { dialogScreens, routeScreens } from '../support/screens.ts'
import { NARROW, move, overflow, visit } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' }, expectedNoise: [/status of 4(04|51)/] })

test.describe('at 320 px and at 200 % zoom nothing reaches beyond the window', () => {
  test.use({ isSignedIn: true })

  // English is looked at by `accessibility.spec.ts`, on the same visits.
  for (const locale of ['de', 'fa'])
    test(`on any page in ${locale}`, async ({ page, browser, siteUrl }) => {
      test.setTimeout(180_000)
      // What is won in the house stands on the first page, and amounts do not break.
      await greatWin({ url: siteUrl, dataDir: process.env.TEST_DATA_DIR! }, 123_456_789)
      await expect.poll(async () => (await fetch(siteUrl)).text()).toContain('1,234,567.89')
      const context = await browser.newContext({ viewport: NARROW, baseURL: siteUrl, reducedMotion: 'reduce' })
      const guest = await context.newPage()
      for (const screen of routeScreens) {
        const tab = screen.isPlayerOnly ? page : guest
        await tab.setExtraHTTPHeaders({})
        await visit(tab, screen, locale)
        expect.soft([screen.name, await overflow(tab)]).toEqual([screen.name, 0])
      }
      await context.close()
    })

  for (const locale of ['de', 'fa'])
    test(`in any dialog in ${locale}`, async ({ page }) => {
      test.setTimeout(240_000)
      const screens = dialogScreens.filter(({ access }) => access !== 'guest')
      for (const [index, screen] of screens.entries()) {
        await (index === 0 ? visit : move)(page, screen, locale)
        expect.soft([screen.name, await overflow(page)]).toEqual([screen.name, 0])
      }
    })
})
