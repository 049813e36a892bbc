import type { Locator, Page } from '@playwright/test'
import { ROWS_MAX } from '../../apps/web/src/features/lobby/activity/activity.ts'
import { greatWin, smallWins } from '../support/players.ts'
import { findViolations } from '../support/axe.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

const accepted = { name: 'accept-cookie', value: 'accepted' }

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a dialog opens at once for who types on, and closes, without the page under it moving', async ({
  page,
  context,
  siteUrl,
}) => {
  await context.addCookies([{ ...accepted, url: siteUrl }])
  await page.goto('/')
  await awake(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.keyboard.press('/')
  await page.keyboard.type('bear')
  await expect(page.getByRole('combobox', { name: 'Search games' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Search games' })).toHaveValue('bear')
  expect(await scrolled(page)).toBe(900)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await scrolled(page)).toBe(900)
})

test('the way back closes dialogs one by one and leaves the page alone', async ({ page }) => {
  await page.goto('/static/terms')
  await page.goto('/providers')
  await awake(page)
  await page.getByRole('banner').getByText('Register').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page).toHaveURL(/sign-up/)
  await page.goBack()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/providers$/)
  await page.goBack()
  await expect(page).toHaveURL(/static\/terms$/)
})

test('a move puts the focus on the new heading and says its title', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Studios' }).click()
  await expect(page).toHaveURL(/providers$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

/** How far down something stands once what is laid out around it no longer moves it. */
async function restingPlace(element: Locator): Promise<number> {
  let place = Number.NaN
  await expect
    .poll(async () => {
      const { y } = (await element.boundingBox())!
      const rests = y === place
      place = y
      return rests
    })
    .toBe(true)
  return place
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the way back leads to the shelf one came from at ${viewport.width} pixels`, async ({ page, siteUrl }) => {
    // The first page shows what was won once something was; here nothing may come to stand above the shelf meanwhile, so
    // the list is full before.
    await smallWins(siteUrl, ROWS_MAX)
    await greatWin({ url: siteUrl, dataDir: process.env.TEST_DATA_DIR! }, 123_456_789)
    await expect.poll(async () => (await fetch(siteUrl)).text()).toContain('1,234,567.89')
    await page.setViewportSize(viewport)
    await page.goto('/')
    await awake(page)
    const shelf = page.getByRole('heading', { name: 'Ocean' })
    await shelf.scrollIntoViewIfNeeded()
    const all = page.getByRole('region', { name: 'Ocean' }).getByRole('link', { name: /^All/ })
    const before = await restingPlace(all)
    await all.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ocean' })).toBeVisible()
    await page.goBack()
    await expect(all).toBeInViewport()
    // What is above has not been laid out again, and takes about the room that it took.
    await expect.poll(async () => Math.abs((await all.boundingBox())!.y - before)).toBeLessThan(viewport.height / 6)
  })

/** Lets what the page asks for wait, for each address from when it is named here until `arrive` is called. */
function slowLine(page: Page) {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  const hold = (address: string) =>
    page.route(address, async (route) => {
      await arrival
      await route.continue()
    })
  return { hold, arrive }
}

test('a slow move shows that it is under way', async ({ page }) => {
  const { hold, arrive } = slowLine(page)
  await page.goto('/static/terms')
  await awake(page)
  await hold('**/api/game/games**')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Popular' }).click()
  await expect(page.getByRole('progressbar', { name: 'The page is loading' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(page).toHaveURL(/categories\/popular/)
  await expect(page.getByRole('progressbar', { name: 'The page is loading' })).toHaveCount(0)
})

test('a dialog that is slow to come shows that it is on its way', async ({ page }) => {
  const { hold, arrive } = slowLine(page)
  await hold('**/assets/ways-in*.js')
  await page.goto('/static/terms')
  await awake(page)
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  const line = page.getByRole('progressbar', { name: 'The page is loading' })
  await expect(line).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  arrive()
  await expect(page.getByRole('dialog', { name: 'Open your account' })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('the side menu stays narrow over a reload, and in a window that was small at first', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const width = async () => (await menu.boundingBox())!.width
  const wide = await width()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect.poll(width).toBeLessThan(wide / 2)
  await page.reload()
  expect(await width()).toBeLessThan(wide / 2)

  const { width: windowWidth, height } = page.viewportSize()!
  await page.setViewportSize({ width: 600, height })
  await page.reload()
  await awake(page)
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: windowWidth, height })
  await expect.poll(width).toBeLessThan(wide / 2)
})

test('language and theme are chosen in the footer and remembered', async ({ page }) => {
  await page.goto('/static/terms')
  await awake(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('radio', { name: 'Light' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await footer.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/static\/terms$/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto('/main')
  await expect(page).toHaveURL(/\/de\/main$/)
})

test('the word about cookies is said once', async ({ page }) => {
  await page.goto('/')
  const popup = page.getByRole('region', { name: 'Cookies' })
  await popup.getByRole('button', { name: 'Understood' }).click()
  await expect(popup).toHaveCount(0)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'accept-cookie')?.value).toBe('accepted')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the drawer leads on, and the way back leads past it', async ({ page, context, siteUrl }) => {
    await context.addCookies([{ ...accepted, url: siteUrl }])
    await page.goto('/')
    await awake(page)
    await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Menu' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Main menu' })
    await expect(drawer).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-overlay-open')
    await drawer.getByRole('link', { name: 'Studios' }).tap()
    await expect(page).toHaveURL(/providers$/)
    await expect(drawer).toHaveCount(0)
    await expect(page.locator('body')).not.toHaveAttribute('data-overlay-open')
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('balance, messages and account open as sheets that the way back closes', async ({ page, account: _player }) => {
    test.slow()
    await page.goto('/static/terms')
    await awake(page)
    const banner = page.getByRole('banner')
    for (const [button, sheet] of [
      ['Balance and currencies', 'Balance'],
      ['Messages', 'Messages'],
      ['Your account', 'Your account'],
    ] as const) {
      await banner.getByRole('button', { name: button }).tap()
      await expect(page.getByRole('dialog', { name: sheet })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/static\/terms$/)
    }
  })
})

test('a player reads a message of the house in the header', async ({ page, account: _player }) => {
  test.slow()
  await page.goto('/static/terms')
  const bell = page.getByRole('banner').getByRole('button', { name: /^Messages/ })
  await expect(bell).toHaveAccessibleName(/Unread: 1/)
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Messages' })
  await panel.getByRole('button', { name: /^Welcome/ }).click()
  await expect(bell).toHaveAccessibleName('Messages')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
})
