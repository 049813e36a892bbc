import { findViolations } from '../support/axe.ts'
import { newAccount } from '../support/signed-in.ts'
import { expect, test } from './fixtures.ts'
import { linkOf } from './inbox.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('a sign-in on a new device', () => {
  test.use({ expectedNoise: [/401 \(Unauthorized\)|400 \(Bad Request\)/] })

  test('is disowned by its letter, and a new password lets the player in again', async ({
    page,
    browser,
    siteUrl,
    sandboxUrl,
  }) => {
    const { email, password } = await newAccount(siteUrl)

    await page.goto('/static/terms?sign-in=true')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(email)
    await dialog.getByLabel(/^Password/).fill(password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog).toBeHidden()

    const inbox = await browser.newPage()
    const { pathname, search } = await linkOf(inbox, sandboxUrl, { to: email, subject: /New sign-in/ })
    await inbox.close()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(pathname + search)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Balance/ })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'This was not me' }).click()
    await expect(page.getByText('All devices are signed out')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Balance/ })).toBeHidden()

    await page.getByRole('button', { name: 'Choose a new password' }).click()
    await dialog.getByLabel(/^New password/).fill(`new ${password}`)
    await dialog.getByLabel(/^Repeat new password/).fill(`new ${password}`)
    await dialog.getByRole('button', { name: 'Save password' }).click()
    await expect(dialog).toBeHidden()

    await page.goto(pathname + search)
    await page.getByRole('button', { name: 'This was not me' }).click()
    await expect(page.getByText('This link is used or too old')).toBeVisible()
  })
})
