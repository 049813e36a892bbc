import { newAccount } from '../support/signed-in.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow', expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

test('shows a page of ours without a line, and what was asked for as soon as there is one', async ({
  page,
  context,
  siteUrl,
}) => {
  await context.addCookies((await newAccount(siteUrl)).cookies)
  await page.goto('/de')
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ''))
    .toContain('/service-worker.js?locale=de')

  await context.setOffline(true)
  await page.goto('/de/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist offline')
  await expect(page.locator('img')).toHaveJSProperty('complete', true)
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('main')!).borderRadius)).toBe('24px')

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/offline')
  for (const path of kept) expect(path).toMatch(/^\/(offline(\.js)?$|assets\/|pictures\/)/)

  await context.setOffline(false)
  await expect(page.locator('#app').getByRole('main')).toBeVisible()
})

test('notes once that a player has it on the home screen', async ({ page, account, siteUrl }) => {
  expect(account).toBeTruthy()
  const told = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url() === `${siteUrl}/api/player/profile`,
  )
  await page.goto('/?source=pwa')
  expect((await told).postDataJSON()).toEqual({ pwaInstalled: true })
})
