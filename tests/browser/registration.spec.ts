import { randomUUID } from 'node:crypto'
import type { FieldDef } from '@baize/contract'
import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { newAccount } from '../support/signed-in.ts'
import { expect, test } from './fixtures.ts'
import { linkOf } from './inbox.ts'
import { finishRegistration, headerBalance } from './player.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
}

const newEmail = () => `${randomUUID()}@example.com`

/** Presses and lets go as a hand does, with the page free to move in between. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  // Time for a message to appear under the field that was left.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.mouse.up()
}

async function openForm(page: Page, path = '/?sign-up=true'): Promise<Locator> {
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('input[name=email]')).toBeVisible()
  return dialog
}

/** Every field a form can ask for, required each. */
const NAMES =
  'email password password_confirmation nickname firstName lastName birthdate gender country city address ' +
  'additionalAddress postalCode currency personalIdNumber cpf_number nationality placeOfBirth profession age ' +
  'timeZone securityQuestion securityAnswer bonusCode referralCode agreements receiveEmailPromo'

const everyField: FieldDef[] = NAMES.split(' ').map((name, index) => ({
  id: index + 1,
  name,
  description: name,
  editable: true,
  isRequired: true,
  isVisible: true,
  position: index + 1,
}))

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('a press on what a message would move away is not lost', async ({ page }) => {
      const dialog = await openForm(page)
      const agreements = dialog.getByRole('checkbox', { name: /legal age/ })
      await dialog.locator('input[name=email]').fill('nobody')
      await press(page, agreements)
      await expect(agreements).toBeChecked()
      await expect(dialog.getByText('This is not a valid e-mail address')).toBeVisible()

      await dialog.locator('input[name=password]').fill('short')
      await press(page, dialog.getByRole('button', { name: 'Sign in' }))
      await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
    })

    test('every field a house may ask for has its control, and tells password managers what it is', async ({
      page,
    }) => {
      await page.route('**/api/player/fields/validations**', (route) => route.fulfill({ json: { data: everyField } }))
      const dialog = await openForm(page)
      await dialog.getByRole('button', { name: /bonus or invitation code/ }).click()
      expect(await findViolations(page)).toEqual([])
      const controls = dialog.locator('form :is(input:not([type=checkbox]), select, textarea)')
      const untold = await controls.evaluateAll((all) =>
        all.filter((control) => !control.getAttribute('autocomplete')).map((control) => control.outerHTML),
      )
      expect(untold).toEqual([])
      const told = await controls.evaluateAll((all) => all.map((control) => control.getAttribute('autocomplete')))
      for (const name of ['username', 'new-password', 'given-name', 'family-name', 'bday-day', 'sex', 'postal-code'])
        expect(told).toContain(name)
      expect(await dialog.evaluate((own) => own.scrollWidth <= own.clientWidth)).toBe(true)
    })
  })

test('is filled in and sent without a mouse', async ({ page }) => {
  const dialog = await openForm(page)
  await expect(dialog.locator('input[name=email]')).toBeFocused()
  await page.keyboard.type(newEmail())
  await dialog.locator('input[name=password]').focus()
  await page.keyboard.type('a long password')
  const country = dialog.getByRole('combobox', { name: /^Country/ })
  await country.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Germ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Germany')
  for (const name of ['currency', 'agreements']) {
    const control = dialog.locator(`input[name=${name}]`)
    for (let step = 0; step < 12 && !(await control.evaluate((own) => own === document.activeElement)); step++)
      await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/wallet=/)
  await expect(headerBalance(page)).toBeVisible()
})

test.describe('where many registered addresses were tried', () => {
  test.use({
    viewport: SIZES.phone,
    contextOptions: { reducedMotion: 'reduce' },
    expectedNoise: [/422 \(Unprocessable Entity\)/],
  })

  test('goes on by the link of a letter to the address', async ({ page, context, siteUrl, sandboxUrl }) => {
    const { email: taken, password } = await newAccount(siteUrl)
    const settled = { country: 'DE', currency: 'EUR', locale: 'en', agreements: '1' }
    const data = { ...settled, email: taken, password }
    for (let told = 0; told < 20; told++)
      expect(await (await context.request.post('/api/player/register', { data })).text()).toContain('registered')

    const email = newEmail()
    const dialog = await openForm(page)
    await dialog.locator('input[name=email]').fill(email)
    await finishRegistration(page, password)
    await expect(dialog.getByText('We have sent a letter to this address')).toBeVisible()
    await expect(dialog.locator('input[name=email]')).toBeInViewport()
    expect(await findViolations(page, true)).toEqual([])

    const link = await linkOf(page, sandboxUrl, { to: email, subject: /Go on with your registration/ })
    await openForm(page, link.pathname + link.search)
    await dialog.locator('input[name=email]').fill(email)
    await finishRegistration(page, password)
    await expect(page).toHaveURL(/\/\?wallet=/)
    await expect(headerBalance(page)).toBeVisible()
  })
})

test('opens an account in Persian', async ({ page }) => {
  const dialog = await openForm(page, '/fa?sign-up=true')
  expect(await findViolations(page)).toEqual([])
  await dialog.locator('input[name=email]').fill('nobody')
  await dialog.locator('input[name=password]').fill('۱۲۳۴')
  await expect(dialog.getByText('دست‌کم ۶ نویسه')).toBeVisible()
  await dialog.locator('input[name=email]').fill(newEmail())
  await dialog.locator('input[name=password]').fill('a long password')
  await dialog.locator('input[name=country]').fill('آلمان')
  await page.getByRole('option', { name: 'آلمان' }).click()
  await dialog.locator('input[name=agreements]').check()
  await dialog.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/fa.*wallet=/)
})
