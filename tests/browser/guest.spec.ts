import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { picturesInView } from '../support/pictures-in-view.ts'
import { awake } from '../support/visit.ts'

/** Files of script that a guest's lobby may ask for without a press, and their bytes after gzip. */
const SCRIPTS_MAX = 18
const SCRIPTS_MAX_BYTES = 212_000
const HTML_MAX_BYTES = 35_000

/** Bytes of the pictures that a phone shows of the lobby without scrolling. */
const FIRST_PICTURES_MAX_BYTES = 120_000

for (const { path, language, direction } of [
  { path: '/', language: 'en', direction: 'ltr' },
  { path: '/de', language: 'de', direction: 'ltr' },
  { path: '/fa', language: 'fa', direction: 'rtl' },
]) {
  test(`a guest sees the lobby rendered by the server at ${path}`, async ({ page, context, siteUrl }) => {
    await context.addCookies([{ name: 'user-language', value: language, url: siteUrl }])
    const html = await (await page.request.get(path)).text()
    expect(html.split('data-game=').length).toBeGreaterThan(20)

    await page.goto(path)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('lang', language)
    await expect(root).toHaveAttribute('dir', direction)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('link[rel=alternate][hreflang]')).not.toHaveCount(0)
  })
}

for (const path of ['/main', '/categories/popular', '/games/last-light', '/providers', '/static/terms']) {
  test(`a guest may open ${path} and finds no error in the console`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

test.describe('an unknown address', () => {
  test.use({ expectedNoise: [/404 \(Not Found\)/] })

  test('gets the 404 page with status 404', async ({ page }) => {
    for (const path of [
      '/no-such-page',
      '/de/no-such-page',
      '/games/no-such-game',
      '/categories/none',
      '/static/none',
    ]) {
      const response = await page.request.get(path, { maxRedirects: 1 })
      expect(response.status(), path).toBe(404)
    }
    // None throws in the browser either, whether it is a route or a thing of its own that is missing.
    for (const path of ['/no-such-page', '/categories/slots', '/games/no-such-game', '/static/none']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await awake(page)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })

  test('the lobby and the dialogs that are likely next come in few and small files without a press', async ({
    page,
  }) => {
    const scripts = new Map<string, Response>()
    const pictures = new Map<string, Response>()
    page.on('response', (response) => {
      const type = response.request().resourceType()
      if (type === 'script') scripts.set(new URL(response.url()).pathname, response)
      if (type === 'image') pictures.set(response.url(), response)
    })
    const fields = page.waitForResponse((response) =>
      response.url().includes('/fields/validations?scenario=registration'),
    )
    const html = await (await page.goto('/'))!.body()
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(HTML_MAX_BYTES)
    // What comes last: the dialogs that a guest is likely to ask for, with what they are filled with.
    await fields
    await page.waitForLoadState('networkidle')
    const bodies = await Promise.all([...scripts.values()].map((response) => response.body()))
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
    expect(scripts.size, [...scripts.keys()].join('\n')).toBeLessThanOrEqual(SCRIPTS_MAX)
    expect(bytes, [...scripts.keys()].join('\n')).toBeLessThanOrEqual(SCRIPTS_MAX_BYTES)

    const seen = (await picturesInView(page)).flatMap((url) => pictures.get(url) ?? [])
    expect(seen.length).toBeGreaterThan(0)
    const sizes = await Promise.all(seen.map(async (picture) => (await picture.body()).length))
    const shown = sizes.reduce((sum, size) => sum + size, 0)
    expect(shown, seen.map((picture) => picture.url()).join('\n')).toBeLessThanOrEqual(FIRST_PICTURES_MAX_BYTES)
  })
})

test('the registration stands at once for who presses when the page is at rest', async ({ page, siteUrl }) => {
  const fields = page.waitForResponse((response) =>
    response.url().includes('/fields/validations?scenario=registration'),
  )
  await page.goto('/static/terms')
  await fields
  // The last that wakes up by itself; a slow machine leaves the network idle before it.
  await expect(page.getByRole('button', { name: 'Understood' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url().replace(siteUrl, '')))
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^E-mail/ })).toBeVisible()
  expect(asked.filter((url) => /^\/(api|__content|assets)\/.*/.test(url))).toEqual([])
})

test('a page states its security in its headers, and its HTML holds nothing of a player', async ({ request }) => {
  const guest = await request.get('/')
  const headers = guest.headers()
  const policy = headers['content-security-policy']!
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
  expect(policy).toMatch(/frame-ancestors 'none'/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBeTruthy()
  const player = await request.get('/', { headers: { cookie: 'access_token=a.b.c' } })
  const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')
  expect(withoutNonce(await player.text())).toBe(withoutNonce(await guest.text()))
})

test('a guest spins in demo mode with play money', async ({ page, sandboxUrl }) => {
  await page.goto('/games/last-light')
  const prompt = page.getByRole('dialog')
  await prompt.getByRole('button', { name: 'Stay in the demo' }).click()
  await expect(prompt).toBeHidden()
  const frame = page.locator(`iframe[src^="${sandboxUrl}"]:not([hidden])`)
  await expect(frame, 'a game may not move the page around it').toHaveAttribute(
    'sandbox',
    /^(?!.*allow-top-navigation)/,
  )
  const game = frame.contentFrame()
  await expect(game.getByText('1,000.00 demo')).toBeVisible()
  await game.getByRole('button', { name: /^spin/i }).click()
  await expect(game.getByText('1,000.00 demo')).toBeHidden()
})

test('the lobby fits a screen of 320 px without a horizontal scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/categories/popular', '/games/last-light']) {
    await page.goto(path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('the search opens with a key, finds as one types and leads to the game', async ({ page }) => {
  await page.goto('/')
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 })
  }).toPass()
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeFocused()
  // A slash pressed once more while the dialog was loading may stand in the field already.
  await field.fill('')
  await page.keyboard.type('last li')
  await expect(page.getByRole('dialog').getByText('Last Light')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a category grows as one scrolls, until all its games are there', async ({ page }) => {
  await page.goto('/categories/all')
  const cards = page.locator('main [data-game]')
  await expect(cards).toHaveCount(72)
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(cards).toHaveCount(124, { timeout: 500 })
  }).toPass()
})
