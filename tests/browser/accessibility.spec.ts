import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { type Screen, dialogScreens, routeScreens } from '../support/screens.ts'
import { NARROW, move, overflow, visit } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

/** Failures of a screen by theme. The themes differ in nothing but colours, so the light one is asked for those. */
async function violations(page: Page, isDialog: boolean) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findViolations(page, isDialog)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await findViolations(page, isDialog, ['color-contrast', 'link-in-text-block'])
  return [...dark.map((line) => `dark: ${line}`), ...light.map((line) => `light: ${line}`)]
}

/** Visits each screen and names what axe finds there, and whether it fits when the window becomes a small phone's. */
async function checkAll(page: Page, screens: readonly Screen[], locale = 'en') {
  test.setTimeout(30_000 + screens.length * 20_000)
  const size = page.viewportSize()!
  for (const [index, screen] of screens.entries()) {
    await page.setExtraHTTPHeaders({})
    // The gallery opens one dialog after another; who opens each on the site says `dialogs.ts`.
    const isInPlace = [screen, screens[index - 1]].every((one) => one?.path.startsWith('/_ui?'))
    await (isInPlace ? move : visit)(page, screen, locale)
    expect.soft([screen.name, ...(await violations(page, 'access' in screen))]).toEqual([screen.name])
    await page.setViewportSize(NARROW)
    await softly.poll(() => overflow(page), screen.name).toBe(0)
    await page.setViewportSize(size)
  }
}

const softly = expect.configure({ soft: true })
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

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' }, expectedNoise: [/status of 4(04|51)/] })

test.describe('axe finds nothing for a guest', () => {
  for (const screens of [...portions(routeScreens.filter(ofGuests)), guestDialogs])
    test(`on ${namesOf(screens)}`, async ({ page }) => checkAll(page, screens))

  for (const locale of ['de', 'fa'])
    test(`in the first dialogs and on a long page in ${locale}`, async ({ page }) =>
      checkAll(page, [routeScreens.find(({ name }) => name === 'static')!, ...guestDialogs], locale))
})

test.describe('axe finds nothing for a player', () => {
  test.use({ isSignedIn: true })

  for (const screens of [routeScreens.filter(({ isPlayerOnly }) => isPlayerOnly), ...portions(otherDialogs)])
    test(`on ${namesOf(screens)}`, async ({ page }) => checkAll(page, screens))
})
