import { expect, test } from './fixtures.ts'

/** The context's own check fails for anything the policy would say about a data block. */
for (const path of ['/', '/categories/popular', '/games/last-light', '/questions/bonuses']) {
  test(`the policy lets ${path} say what it is in structured data`, async ({ page }) => {
    await page.goto(path)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(blocks.length).toBeGreaterThan(0)
    for (const block of blocks) expect(JSON.parse(block)).toMatchObject({ '@context': 'https://schema.org' })
  })
}

test('the site map leads through the whole catalogue', async ({ request, siteUrl }) => {
  const read = async (url: string) => (await request.get(new URL(url).pathname)).text()
  const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!)
  const files = locs(await read(`${siteUrl}/sitemap.xml`))
  const games = await Promise.all(files.filter((file) => file.includes('/games-en-')).map(read))
  const { meta } = (await (await request.get('/api/game/games?perPage=1')).json()) as { meta: { totalRows: number } }
  expect(games.flatMap(locs)).toHaveLength(meta.totalRows)
})

test('the head follows the page without a load', async ({ page, siteUrl }) => {
  await page.goto('/')
  await expect(page.locator('html[data-awake]')).toBeVisible()
  await page.locator('a[href="/static/terms"]').first().click()
  await expect(page).toHaveTitle(/Terms/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}/static/terms`)
  await expect(page.locator('link[hreflang=de]')).toHaveAttribute('href', `${siteUrl}/de/static/terms`)
})
