import type { FrameLocator, Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { callApi } from '../support/players.ts'
import { expect, test } from './fixtures.ts'
import { ROUND, fund, headerBalance, REAL } from './player.ts'

/** Five phones, held either way. */
const PHONES = [
  [320, 568],
  [360, 740],
  [390, 844],
  [412, 915],
  [430, 932],
].flatMap(([width, height]) => [
  { width: width!, height: height! },
  { width: height!, height: width! },
])

/** What a broken line makes browsers say. */
const BROKEN_LINE = [/LineGone|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|WebSocket|realtime|\/studio\/api\/s/]

const inside = (page: Page): FrameLocator => page.getByRole('main').frameLocator('iframe')
const spin = (page: Page) => inside(page).getByRole('button', { name: 'Spin', exact: true })

/** The balance in the game, in the header and on the ledger are one. */
async function expectOneBalance(page: Page, token: string): Promise<void> {
  await expect(async () => {
    const [account] = (await callApi(process.env.TEST_SITE_URL!, 'GET', '/api/wallet/accounts', undefined, token)) as [
      { balance: number },
    ]
    const balance = `${account.balance.toFixed(2)} EUR`
    // The game sets its amounts apart from the words around them.
    const inGame = inside(page).getByText(new RegExp(`^\\W*${balance.replace(' ', '\\s')}\\W*$`))
    await expect(inGame.first()).toBeVisible({ timeout: 500 })
    await expect(headerBalance(page)).toContainText(balance, { timeout: 500 })
  }).toPass()
}

test.describe('a game on a phone', () => {
  test.use({ isSignedIn: true, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  test('has one bar and all of the screen, whichever way it is held, also in the middle of a round', async ({
    page,
  }) => {
    await page.setViewportSize(PHONES[4]!)
    await fund(page)
    await page.goto(REAL)
    await expect(spin(page)).toBeEnabled()
    await expect(page.getByRole('banner')).toBeHidden()
    const address = await page.getByRole('main').locator('iframe').getAttribute('src')
    await spin(page).click()
    for (const size of PHONES) {
      await page.setViewportSize(size)
      const said = `${size.width} x ${size.height}`
      await expect(async () => {
        const cut = await page.evaluate(cutOff)
        expect(cut, said).toEqual([])
        const button = await spin(page).boundingBox({ timeout: 500 })
        expect(button!.width, said).toBeGreaterThanOrEqual(44)
        expect(button!.x + button!.width, said).toBeLessThanOrEqual(size.width)
        expect(button!.y + button!.height, said).toBeLessThanOrEqual(size.height)
      }).toPass(ROUND)
    }
    expect(await page.getByRole('main').locator('iframe').getAttribute('src'), 'the same game').toBe(address)
    await page.setViewportSize(PHONES[4]!)
    const more = page.getByRole('button', { name: 'More about this game' })
    await more.click()
    const sheet = page.getByRole('dialog', { name: 'More about this game' })
    await expect(sheet.getByText('Today')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Deposit' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
  })

  test('reads from right to left in Persian', async ({ page }) => {
    await page.setViewportSize(PHONES[0]!)
    await page.goto('/fa/games/last-light')
    await expect(page.getByRole('main').locator('iframe')).toBeVisible()
    expect(await page.evaluate(cutOff)).toEqual([])
    await page.setViewportSize(PHONES[1]!)
    await expect(async () => expect(await page.evaluate(cutOff)).toEqual([])).toPass()
  })
})

/** As the site shows what has just happened: over the page, and in nobody's way. */
function showPassingMessage(): void {
  const message = document.body.appendChild(document.createElement('div'))
  message.popover = 'manual'
  message.showPopover()
}

test.describe('a game at a desk', () => {
  test.use({ isSignedIn: true, expectedNoise: BROKEN_LINE, contextOptions: { reducedMotion: 'reduce' } })

  test('obeys keys without a click into it, and ends a round that the line has left, without a reload', async ({
    page,
    context,
  }) => {
    const { token } = await fund(page)
    await page.goto(REAL)
    await expect(spin(page)).toBeEnabled()
    const stake = inside(page).getByRole('group', { name: 'Stake' })
    const before = await stake.textContent()
    await page.evaluate(showPassingMessage)
    await page.keyboard.press('ArrowUp')
    await expect(stake).not.toHaveText(before!)
    const chosen = await stake.textContent()
    await page.keyboard.press(' ')
    await expect(spin(page)).toBeEnabled(ROUND)
    await expectOneBalance(page, token)

    await context.setOffline(true)
    await page.keyboard.press(' ')
    await expect(page.getByText('You are offline. Everything continues when you are back.')).toBeVisible()
    await expect(
      inside(page)
        .getByText(/Your round is kept/)
        .first(),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are back online.')).toBeVisible()
    await expect(spin(page)).toBeEnabled(ROUND)
    await expectOneBalance(page, token)

    await page.reload()
    await expect(stake, 'the stake is remembered').toHaveText(chosen!)
    await expectOneBalance(page, token)
  })

  test('opened in another place says so once over a game that stands still, and can be played here again', async ({
    page,
    context,
  }) => {
    const { token } = await fund(page)
    await page.goto(REAL)
    await expect(spin(page)).toBeEnabled()
    const other = await context.newPage()
    await other.goto(REAL)
    await expect(spin(other)).toBeEnabled()
    await spin(page).click()
    const said = page.getByRole('alertdialog', { name: 'This game is no longer open here' })
    await expect(said).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(1)
    await expect(inside(page).getByRole('alertdialog')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    await said.getByRole('button', { name: 'Play here' }).click()
    await expect(said).toBeHidden()
    await expect(spin(page)).toBeEnabled()
    await expectOneBalance(page, token)
  })

  test('a page that cannot be had offline says so, and opens when the line is back', async ({ page, context }) => {
    await page.goto('/')
    await expect(page.getByRole('main').locator('[data-game]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Baize' }).click()
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    // The line that says a page is under way leaves a moment later.
    await expect.poll(() => findViolations(page)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('parts of the site that do not come', () => {
  test.use({ expectedNoise: [/ERR_CONNECTION_RESET|Failed to fetch dynamically/] })

  test('are fetched again, and nobody is taken from the page', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => void (document.documentElement.dataset.first = ''))
    const lost = new Set<string>()
    let isGone = false
    await page.route('**/assets/*.js', (route) => {
      const isLost = isGone || !lost.has(route.request().url())
      lost.add(route.request().url())
      return isLost ? route.abort('connectionreset') : route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Baize' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Baize' })).toBeVisible()
    expect(lost.size).toBeGreaterThan(0)

    isGone = true
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Forgot/ })
      .click()
    const failed = page.getByRole('alertdialog')
    await expect(failed).toBeVisible({ timeout: 15_000 })
    isGone = false
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Reset your password' })).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('html')).toHaveAttribute('data-first', '')
  })
})

/** What of the game's bar and frame is outside of the screen, too small for a thumb, or on top of something else. */
function cutOff(): string[] {
  const found: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) found.push('the page scrolls sideways')
  const stage = document.querySelector('[data-mode]:has(iframe)')!
  const box = (element: Element) => element.getBoundingClientRect()
  const { top, left, right, bottom } = box(stage)
  if (Math.abs(bottom - top - innerHeight) > 1 || left > 0 || right < root.clientWidth || top > 0)
    found.push(`the stage is ${left},${top} to ${right},${bottom}`)
  const isSeen = (part: Element) => box(part).width > 1 && box(part).height > 1
  // What only screen readers are given is cut to a point with all that is in it.
  const parts = [...stage.firstElementChild!.querySelectorAll('button, p, dd, [role=timer]')].filter(
    (part) => isSeen(part) && isSeen(part.parentElement!),
  )
  for (const part of parts) {
    const it = box(part)
    if (it.left < -0.5 || it.top < -0.5 || it.right > innerWidth + 0.5 || it.bottom > innerHeight + 0.5)
      found.push(`${part.tagName} "${part.textContent}" is outside`)
    if (part.tagName === 'BUTTON' && (it.width < 43.5 || it.height < 43.5)) found.push(`${part.textContent} is small`)
    for (const other of parts) {
      const at = box(other)
      if (part === other || part.contains(other) || other.contains(part)) continue
      const isOver =
        it.left < at.right - 1 && at.left < it.right - 1 && it.top < at.bottom - 1 && at.top < it.bottom - 1
      if (isOver) found.push(`"${part.textContent}" lies on "${other.textContent}"`)
    }
  }
  return found
}
