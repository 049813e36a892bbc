import type { FrameLocator, Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { newAccount } from '../support/signed-in.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A company's page that writes down what the site tells it, and says what its buttons are named by. */
const COMPANY_PAGE = `<!doctype html><html lang="en"><title>Bets</title><body><h1>Bets</h1><ul></ul><script>
const say = (message) => parent.postMessage(JSON.stringify({ source: 'baize-sportsbook', ...message }), '*')
const note = (text) => document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: text }))
addEventListener('message', ({ data }) => {
  const message = JSON.parse(data)
  if (message.source !== 'baize-site') return
  const { type, token, path } = message
  note(type + (path ? ' ' + path : '') + (type === 'session' ? (token ? ' player' : ' guest') : ''))
  if (type === 'session') say({ type: 'ready' })
})
for (const [name, message] of Object.entries({
  'To live': { type: 'route', path: '/live' },
  'Out of here': { type: 'route', path: '//evil.example' },
  'Sign in': { type: 'sign-in' },
  'Deposit': { type: 'deposit' },
  'Session over': { type: 'bet-refused', reason: 'session-ended' },
  'Lost': { type: 'restart' },
})) {
  const button = Object.assign(document.createElement('button'), { textContent: name })
  button.onclick = () => say(message)
  document.body.append(button)
}
say({ type: 'route', path: location.pathname.slice('/betting/page'.length) || '/' })
note('opened ' + location.pathname + new URLSearchParams(location.search).get('language'))
say({ type: 'loaded' })
</script></body></html>`

/** Puts that page in the place of the company's. */
async function serveCompanyPage(page: Page): Promise<FrameLocator> {
  await page
    .context()
    .route(/\/betting\/page/, (route) => route.fulfill({ contentType: 'text/html', body: COMPANY_PAGE }))
  return page.frameLocator('iframe[title^="Sports betting"]')
}

test('a guest looks at bets, goes deeper by the address, and is asked to sign in by the button within', async ({
  page,
}) => {
  const bets = await serveCompanyPage(page)
  await page.goto('/main')
  await page.goto('/betting?setIframePath=/football/first-league')
  await expect(bets.getByText('opened /betting/page/football/first-league')).toBeVisible()
  await expect(bets.getByText('session guest')).toBeVisible()
  await bets.getByRole('button', { name: 'To live' }).click()
  await expect(page).toHaveURL(/\/betting\?setIframePath=\/live$/)
  await bets.getByRole('button', { name: 'Out of here' }).click()
  await bets.getByRole('button', { name: 'Deposit' }).click()
  await expect(page).toHaveURL(/\/betting\?setIframePath=\/live$/)
  await bets.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await expect(page).toHaveURL(/setIframePath=(\/|%2F)live/)
})

test('signing in and out opens the sportsbook anew, at the same place', async ({ page, context, siteUrl }) => {
  const bets = await serveCompanyPage(page)
  const { email, password } = await newAccount(siteUrl)
  await page.goto('/betting?setIframePath=/live')
  await expect(bets.getByText('session guest')).toBeVisible()
  await bets.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(email)
  await dialog.getByLabel(/^Password/).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(bets.getByText('session player')).toBeVisible()
  await expect(bets.getByText('opened /betting/page/live')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await findViolations(page, false)).toEqual([])

  await bets.getByRole('button', { name: 'Session over' }).click()
  await page.getByRole('button', { name: 'Open it here' }).click()
  await expect(bets.getByText('session player')).toBeVisible()
  await bets.getByRole('button', { name: 'Lost' }).click()
  await expect(bets.getByText('session player')).toBeVisible()

  await context.clearCookies()
  await page.reload()
  await expect(bets.getByText('session guest')).toBeVisible()
})

test.describe('a company that cannot be reached', () => {
  test.use({ expectedNoise: [/sdk\/v1\.js/] })

  test('is told of, and opens when it answers again', async ({ page }) => {
    const bets = await serveCompanyPage(page)
    await page.route(/\/betting\/sdk\//, (route) => route.abort())
    await page.goto('/betting')
    const told = page.getByRole('alertdialog', { name: 'The sportsbook cannot be reached just now' })
    await expect(told).toBeVisible()
    expect(await findViolations(page, false)).toEqual([])
    // It is asked for again by itself too: were it back before the press, the button might be gone.
    const asked = page.waitForRequest(/\/betting\/sdk\//)
    await told.getByRole('button', { name: 'Try again now' }).click()
    await asked
    await page.unroute(/\/betting\/sdk\//)
    await expect(bets.getByText('session guest')).toBeVisible({ timeout: 30_000 })
    await expect(told).toBeHidden()
  })
})

test.describe('another script in the place of the company’s', () => {
  test.use({ expectedNoise: [/integrity|sdk\/v1\.js/] })

  test('does not run', async ({ page }) => {
    await page.route(/\/betting\/sdk\//, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'window.isTaken = true',
      }),
    )
    await page.goto('/betting')
    await expect(page.getByRole('alertdialog')).toContainText('cannot be reached')
    expect(await page.evaluate(() => 'isTaken' in window)).toBe(false)
  })
})

test('the script of the company runs in a document of its own: moves to and from it load one', async ({ page }) => {
  const bets = await serveCompanyPage(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/main')
  await page.evaluate(() => Object.assign(window, { mark: true }))
  const isMarked = () => page.evaluate(() => 'mark' in window)
  await page.getByRole('navigation').getByRole('link', { name: 'Sports', exact: true }).first().click()
  await expect(bets.getByText('session guest')).toBeVisible()
  expect(await isMarked()).toBe(false)
  await page.evaluate(() => Object.assign(window, { mark: true }))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Casino')
  expect(await page.evaluate(() => 'BaizeSportsbook' in window)).toBe(false)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('in Persian the sportsbook takes the screen between header and bar', async ({ page }) => {
    const bets = await serveCompanyPage(page)
    await page.goto('/fa/betting')
    const frame = page.locator('iframe:not([hidden])')
    await expect(page.frameLocator('iframe:not([hidden])').getByText('opened /betting/pagefa')).toBeVisible()
    const box = (await frame.boundingBox())!
    const bar = (await page.getByRole('navigation').last().boundingBox())!
    expect([box.x, box.width]).toEqual([0, 390])
    expect(Math.abs(box.y + box.height - bar.y)).toBeLessThanOrEqual(2)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844)
    await expect(page.locator('footer')).toBeHidden()
    expect(await findViolations(page, false)).toEqual([])
    void bets
  })
})
