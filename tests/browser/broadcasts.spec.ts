import { findViolations } from '../support/axe.ts'
import { callApi } from '../support/players.ts'
import { newAccount } from '../support/signed-in.ts'
import { newOwner, signInAtDesk } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The segment whose rule only the player of this test meets. */
const SEGMENT = 'icelanders'

test('an operator previews and writes to a segment, and its player reads it on the site', async ({ page, siteUrl }) => {
  test.slow()
  const { cookies } = await newAccount(siteUrl, 'IS')
  const token = cookies.find(({ name }) => name === 'access_token')!.value
  await expect
    .poll(async () => (await callApi(siteUrl, 'GET', '/api/player/profile', undefined, token)).segmentIds)
    .toEqual([SEGMENT, 'newcomers'])

  await signInAtDesk(page, await newOwner(), '/segments')
  const row = page.getByRole('row').filter({ hasText: SEGMENT })
  await expect(row).toContainText('countries IS')
  await row.getByRole('button', { name: 'Write to a segment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to a segment' })
  await expect(dialog.getByRole('textbox', { name: 'Segment' })).toHaveValue(SEGMENT)
  await dialog.getByRole('combobox', { name: 'About' }).selectOption('Offers')
  await dialog.getByRole('checkbox', { name: 'Site' }).check()
  const title = `Northern tables ${Date.now()}`
  await dialog.getByRole('textbox', { name: 'Title, English' }).fill(title)
  await dialog.getByRole('textbox', { name: 'Text, English' }).fill('They open on Friday.')
  await dialog.getByRole('textbox', { name: 'Page it leads to, such as /games' }).fill('/categories/slots')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('They open on Friday.')
  await expect(preview).toContainText(/Reached\s*1/)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('the tables of the north')
  await dialog.getByRole('button', { name: 'Write to a segment' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Broadcasts', exact: true }).click()
  const sent = page.getByRole('row').filter({ hasText: title })
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(sent).toContainText('Sent', { timeout: 500 })
  }).toPass()
  expect(await findViolations(page)).toEqual([])

  await page.context().addCookies(cookies)
  await page.goto(`${siteUrl}/profile/notifications`)
  await expect(
    page
      .getByRole('link', { name: new RegExp(title) })
      .or(page.getByText(title))
      .first(),
  ).toBeVisible()
})
