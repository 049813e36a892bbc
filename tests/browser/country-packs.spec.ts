import { findViolations } from '../support/axe.ts'
import { ADDRESS_HEADER, type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

let site: SiteProcess
test.beforeAll(async () => {
  site = await startSiteProcess({ environment: { PACKS: 'se' } })
})
test.afterAll(async () => {
  await site[Symbol.asyncDispose]()
})

const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`where a country asks much, on a ${size}`, () => {
    test.use({ viewport, extraHTTPHeaders: { [ADDRESS_HEADER]: '10.46.0.1', 'cf-ipcountry': 'SE' } })

    test('every page shows the marks of the country, which lead to limits, the register and help', async ({ page }) => {
      await page.goto(`${site.url}/`)
      await awake(page)
      const marks = page.getByRole('list', { name: 'Safer play in your country' })
      await marks.scrollIntoViewIfNeeded()
      await expect(marks.getByRole('listitem')).toHaveCount(6)
      await expect(marks.getByRole('link', { name: 'Set limits' })).toHaveAttribute('href', '/profile/limits')
      await expect(marks.getByRole('link', { name: 'Take a long break' })).toHaveAttribute('href', /spelpaus/)
      await expect(marks.getByRole('link', { name: /Stödlinjen, 020-819 100/ })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })

    test('and says it in Persian', async ({ page }) => {
      await page.context().addCookies([{ name: 'user-language', value: 'fa', url: site.url }])
      await page.goto(`${site.url}/fa`)
      await awake(page)
      const marks = page.getByRole('list', { name: 'بازی ایمن‌تر در کشور شما' })
      await marks.scrollIntoViewIfNeeded()
      await expect(marks.getByRole('listitem')).toHaveCount(6)
      expect(await findViolations(page)).toEqual([])
    })
  })
