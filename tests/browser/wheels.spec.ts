import { WheelState } from '@baize/contract/kinds'
import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { callApi } from '../support/players.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'
import { fund } from './player.ts'

const WHEEL = '/wheels/brass-wheel'
const result = (page: Page) => page.getByRole('alertdialog', { name: 'The wheel has stopped' })
const turn = (page: Page) => page.getByRole('button', { name: 'Turn the wheel' })

/** The sector under the pointer, by how far the drum is turned. */
function landed(page: Page): Promise<string> {
  return page.evaluate(() => {
    const drum = document.querySelector<SVGSVGElement>('main svg[viewBox^="-300"]')!
    const { a, b } = new DOMMatrix(getComputedStyle(drum.parentElement!).transform)
    const sectors = [...drum.querySelectorAll('text:first-of-type')].map(({ textContent }) => textContent)
    const turned = (Math.atan2(b, a) * 180) / Math.PI
    return sectors[
      Math.round(((-turned / 360) * sectors.length + 2 * sectors.length) % sectors.length) % sectors.length
    ]!
  })
}

test.describe('on a phone, calmly', () => {
  test.use({ isSignedIn: true, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('a deposit brings a spin, which is turned by keyboard, and its result is kept', async ({ page }) => {
    await page.goto(WHEEL)
    await awake(page)
    await expect(page.getByRole('link', { name: 'Deposit', exact: true }).last()).toBeVisible()
    await expect(page.getByRole('row', { name: '50 free spins 0.45%' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await fund(page)
    await expect(page.getByRole('main').getByText('1 spin', { exact: true })).toBeVisible()
    await turn(page).press('Enter')
    await expect(result(page)).toBeVisible()
    const prize = (await result(page).locator('bdi').textContent())!
    expect(await landed(page)).toBe(prize)
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByText('No spins left')).toBeVisible()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(
      page.getByRole('listitem').filter({ hasText: prize }).getByText('Can be checked tomorrow'),
    ).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    // Anybody works a draw out here: a seed of zeros leads this text to the bonus.
    await page.getByLabel('Seed').fill('0'.repeat(64))
    await page.getByLabel('Text of the draw').fill('somebody:1:key')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.getByText('Number 754,256 of 1,000,000')).toBeVisible()
  })
})

test.describe('on a desktop, in motion', () => {
  test.use({ isSignedIn: true, viewport: { width: 1280, height: 900 } })

  test('the drum turns and stops where the server said', async ({ page, siteUrl }) => {
    const { token } = await fund(page)
    await page.goto(WHEEL)
    await awake(page)
    await turn(page).click()
    await expect(result(page)).toBeVisible({ timeout: 15_000 })
    const [draw] = (await callApi(siteUrl, 'GET', '/api/retention/wheels/brass-wheel/draws', undefined, token)) as [
      { sector: { names: { en: string } } },
    ]
    await expect(result(page).locator('bdi')).toHaveText(draw.sector.names.en)
    expect(await landed(page)).toBe(draw.sector.names.en)
  })
})

test.describe('a tab that is closed while the wheel turns', () => {
  test.use({ isSignedIn: true })

  test('loses no spin: what was drawn is there when the player comes back', async ({ page, context }) => {
    await fund(page)
    await page.route('**/api/retention/wheels/*/spin*', async (route) => {
      await route.fetch()
      await page.close()
    })
    await page.goto(WHEEL)
    await awake(page)
    const closed = page.waitForEvent('close')
    await turn(page).click()
    await closed
    const again = await context.newPage()
    await again.goto(WHEEL)
    await expect(again.getByText('No spins left')).toBeVisible()
    await expect(again.getByText('Can be checked tomorrow')).toHaveCount(1)
  })
})

test('a guest sees the wheel and its chances in Persian, and is asked to sign in', async ({ page }) => {
  await page.goto(`/fa${WHEEL}`)
  await awake(page)
  await expect(page.getByRole('heading', { level: 1, name: 'گردونهٔ برنجی' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^۵۰ چرخش رایگان/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'چرخاندن گردونه' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a wheel that is still to open counts down to it, readably', async ({ page }) => {
  const startAt = new Date(Date.now() + 50 * 3_600_000).toISOString()
  await page.route('**/api/retention/wheels?*', async (route) => {
    const reply = await route.fetch()
    const { data, meta } = await reply.json()
    const coming = data.map((wheel: object) => ({ ...wheel, state: WheelState.scheduled, startAt }))
    await route.fulfill({ response: reply, json: { data: coming, meta } })
  })
  await page.goto('/wheels/winter-wheel')
  await awake(page)
  await expect(page.getByRole('group', { name: 'The wheel opens in' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
