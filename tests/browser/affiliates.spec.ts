import { randomUUID } from 'node:crypto'
import { findViolations } from '../support/axe.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'
import { cards, finishRegistration, openCashier, pay } from './player.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

test('who came by a partner’s link is told of to that partner, with the registration and the first deposit', async ({
  page,
  browser,
  sandboxUrl,
}) => {
  const company = await (await browser.newContext()).newPage()
  await page.goto(`${sandboxUrl}/affiliates/trailhead`)
  await page.getByRole('link', { name: 'Visit the house from: review' }).click()
  await awake(page)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  const kept = (await page.context().cookies()).find(({ name }) => name === 'affiliateTag')!
  const tag = decodeURIComponent(kept.value)
  expect(tag).toMatch(/^trailhead_review_[\w-]+$/)
  expect(kept.expires - Date.now() / 1000).toBeGreaterThan(29 * 86_400)

  // Another partner's link comes too late.
  await page.goto(`${sandboxUrl}/affiliates/signpost/go/winter`)
  await awake(page)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => decodeURIComponent(document.cookie))).toContain(`affiliateTag=${tag}`)

  await page.goto('/static/terms?sign-up=true')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(`${randomUUID()}@example.com`)
  await finishRegistration(page, `pass ${randomUUID().slice(0, 8)}`)
  const told = company.getByRole('list', { name: 'Postbacks' }).getByRole('listitem').filter({ hasText: tag })
  await expect(async () => {
    await company.goto(`${sandboxUrl}/affiliates/trailhead`)
    await expect(told).toHaveText([/^\s*registration,/], { timeout: 1000 })
  }).toPass()

  // A phone shows the methods first.
  await dialog.getByRole('button', { name: /^Bank card/ }).click()
  const cashier = await openCashier(page)
  await pay(cashier, cards.approved)
  await cashier.waitForURL(/deposit-success=true/)
  await expect(async () => {
    await company.goto(`${sandboxUrl}/affiliates/trailhead`)
    await expect(told).toHaveText([/^\s*first-deposit, 5000 EUR in smallest units/, /^\s*registration,/], {
      timeout: 1000,
    })
  }).toPass()
  expect(await findViolations(company)).toEqual([])
  await company.goto(`${sandboxUrl}/affiliates/signpost`)
  await expect(told).toHaveCount(0)
  await company.context().close()
})
