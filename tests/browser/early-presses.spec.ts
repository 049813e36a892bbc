import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Holds the scripts of the page back until `arrive` is called. */
async function withoutScripts(page: Page) {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  return { arrive }
}

test.describe('on a phone whose scripts are on their way', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [role, name, dialog] of [
    ['button', 'Search', 'Search games'],
    ['button', 'Menu', 'Main menu'],
    ['link', 'Register', 'Open your account'],
  ] as const)
    test(`a press on ${name} shows that it was noticed, and opens what it asks for`, async ({ page }) => {
      const { arrive } = await withoutScripts(page)
      await page.goto('/', { waitUntil: 'commit' })
      const pressed = page.getByRole('navigation', { name: 'Quick menu' }).getByRole(role, { name })
      await pressed.tap()
      await expect(pressed).toHaveAttribute('data-kept', '')
      arrive()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await expect(pressed).not.toHaveAttribute('data-kept')
    })
})

test('of several early presses the last one counts', async ({ page }) => {
  const { arrive } = await withoutScripts(page)
  await page.goto('/static/terms', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Sign in' }).click()
  await header.getByRole('link', { name: 'Register' }).click()
  arrive()
  await expect(page.getByRole('dialog', { name: 'Open your account' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('a press on a part that still sleeps is carried out when it wakes up', async ({ page }) => {
  await page.addInitScript(() => {
    // The part that wakes when it comes near is told of it by an event of this test.
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      override observe(place: Element) {
        if (place.localName !== 'nav') super.observe(place)
        else addEventListener('come-near', () => super.observe(place), { once: true })
      }
    }
  })
  await page.goto('/static/terms')
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  const opener = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'More in' }).first()
  const isOpen = await opener.getAttribute('aria-expanded')
  await opener.click()
  await expect(opener).toHaveAttribute('data-kept', '')
  await page.evaluate(() => void dispatchEvent(new Event('come-near')))
  await expect(opener).not.toHaveAttribute('data-kept')
  await expect(opener).not.toHaveAttribute('aria-expanded', isOpen!)
})
