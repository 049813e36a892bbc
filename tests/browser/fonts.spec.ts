import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Keeps every font back until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.woff2$/, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Longer than browsers keep text unseen while they wait for its face (100 ms), and so let it be laid out anew. */
const BLOCK_MS = 500

/** What comes after this moment comes late. */
function isDrawnInStandIns(blockMs: number): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint !== undefined && performance.now() > paint.startTime + blockMs
}

/** Starts to add up how far content moves on the page. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const shifts: PerformanceEntry[] = []
    new PerformanceObserver((list) => void shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
    return shifts
  })
  return () =>
    seen.evaluate(async (shifts) => {
      await document.fonts.ready
      // A shift is told of in the frame after the one that showed it.
      for (const _frame of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve))
      return shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0)
    })
}

for (const { path, language } of [
  { path: '/fa/static/terms', language: 'fa' },
  { path: '/static/terms', language: 'en' },
  { path: '/fa', language: 'fa' },
])
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`nothing moves when fonts come late to ${path} at ${viewport.width} pixels`, async ({
      page,
      context,
      siteUrl,
    }) => {
      await context.addCookies([{ name: 'user-language', value: language, url: siteUrl }])
      await page.setViewportSize(viewport)
      const release = await holdFonts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html[data-awake]')).toBeVisible()
      await page.waitForFunction(isDrawnInStandIns, BLOCK_MS)
      const readShift = await watchShifts(page)
      release()
      await page.waitForLoadState('load')
      expect(await readShift()).toBeLessThan(0.01)
    })

test('a page fetches the faces of its own script first, and none of another', async ({ page, context, siteUrl }) => {
  const fonts = async (language: string) => {
    await context.addCookies([{ name: 'user-language', value: language, url: siteUrl }])
    const response = await page.request.get(language === 'en' ? '/' : `/${language}`)
    const html = await response.text()
    return [...html.matchAll(/<link rel="preload" as="font"[^>]*href="\/assets\/([a-z-]+?)-(?:wght|600)/g)].map(
      ([, name]) => name,
    )
  }
  expect(await fonts('en')).toEqual(['instrument-sans-latin', 'fraunces-latin'])
  expect(await fonts('fa')).toEqual(['vazirmatn-arabic', 'instrument-sans-latin'])
})
