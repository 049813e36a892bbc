import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Screen, dialogScreens, routeScreens } from '../support/screens.ts'
import { visit } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

/**
 * What axe finds on a page, or in the dialog that is open above it. The game's frame belongs to another company
 * and is checked there.
 */
async function violations(page: Page, isDialog: boolean) {
  const axe = new AxeBuilder({ page }).exclude('iframe')
  const { violations: found } = await (isDialog ? axe.include('dialog[open]') : axe).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Visits each screen and names what axe finds there. */
async function checkAll(page: Page, screens: readonly Screen[], locale = 'en') {
  test.setTimeout(30_000 + screens.length * 20_000)
  for (const screen of screens) {
    await page.setExtraHTTPHeaders({})
    await visit(page, screen, locale)
    expect.soft([screen.name, ...(await violations(page, 'access' in screen))]).toEqual([screen.name])
  }
}

const ofGuests = ({ isPlayerOnly, access }: Screen & { access?: string }) => !isPlayerOnly && access !== 'player'
/** Screens a test visits one after another. */
const PORTION = 8

function portions(screens: readonly Screen[]): Screen[][] {
  return Array.from({ length: Math.ceil(screens.length / PORTION) }, (_, index) =>
    screens.slice(index * PORTION, (index + 1) * PORTION),
  )
}

const namesOf = (screens: readonly Screen[]) => screens.map(({ name }) => name).join(', ')
const guestDialogs = dialogScreens.filter(({ access }) => access === 'guest')
const otherDialogs = dialogScreens.filter(({ access }) => access !== 'guest')

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} theme axe finds nothing`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, expectedNoise: [/status of 4(04|51)/] })

    for (const screens of [...portions(routeScreens.filter(ofGuests)), guestDialogs])
      test(`for a guest on ${namesOf(screens)}`, async ({ page }) => checkAll(page, screens))

    test('in the first dialogs and on a long page in German, Persian and Hindi', async ({ page }) => {
      const screens = [routeScreens.find(({ name }) => name === 'static')!, ...guestDialogs]
      for (const locale of ['de', 'fa', 'hi']) await checkAll(page, screens, locale)
    })

    test.describe('for a player', () => {
      test.use({ isSignedIn: true })

      for (const screens of [routeScreens.filter(({ isPlayerOnly }) => isPlayerOnly), ...portions(otherDialogs)])
        test(`on ${namesOf(screens)}`, async ({ page }) => checkAll(page, screens))
    })
  })
}
