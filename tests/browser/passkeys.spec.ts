import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'
import { headerBalance } from './player.ts'

const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
}

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, expectedNoise: [/status of 409/], contextOptions: { reducedMotion: 'reduce' } })

    test('a player adds a passkey, signs in and proves by it, names it anew and removes it', async ({
      page,
      account: _player,
      baseURL,
    }) => {
      test.slow()
      await giveDevice(page)
      await page.goto('/profile/security')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Add a passkey' }).click()
      await expect(page.getByText('Passkey added')).toBeVisible()
      await expect(main.getByText('Not used yet.')).toBeVisible()
      expect(await findViolations(page)).toEqual([])

      await main.getByRole('button', { name: /^Rename/ }).click()
      await expect(main.getByRole('textbox', { name: 'Name of the passkey' })).toBeFocused()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('My device')
      await page.keyboard.press('Enter')
      await expect(main.getByRole('heading', { name: 'My device' })).toBeVisible()

      const firstSession = (await page.context().cookies()).filter(({ name }) => name === 'access_token')
      // Left first, so that nothing it says is said without its cookies.
      await page.goto('about:blank')
      await page.context().clearCookies({ name: 'access_token' })
      await page.context().clearCookies({ name: 'baize_proof' })
      await signInByButton(page)

      await page.goto('/profile/security')
      await expect(main.getByText(/Last used on/)).toBeVisible()
      await page.context().clearCookies({ name: 'baize_proof' })
      await main.getByRole('button', { name: 'Remove My device' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
      const proof = page.getByRole('dialog', { name: 'Is it you?' })
      await expect(proof.getByRole('button', { name: 'Use the passkey' })).toBeVisible()
      expect(await findViolations(page, true)).toEqual([])
      await proof.getByRole('button', { name: 'Use the passkey' }).click()
      await expect(page.getByText('Passkey removed')).toBeVisible()
      await expect(main.getByRole('heading', { name: 'My device' })).toBeHidden()

      const elsewhere = await page.context().browser()!.newContext({ viewport, baseURL: baseURL! })
      await elsewhere.addCookies(firstSession)
      const other = await elsewhere.newPage()
      await other.goto('/')
      await expect(other.getByRole('dialog').getByRole('alert')).toContainText('because a passkey')
      await elsewhere.close()
    })
  })

test('a passkey is offered in the field for the name, without a press on anything', async ({
  page,
  account: _player,
}) => {
  test.slow()
  await giveDevice(page)
  await page.goto('/profile/security')
  await page.getByRole('main').getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'access_token' })
  // The device of the test takes the passkey from the list by itself.
  await page.goto('/static/terms?sign-in=true')
  await expect(headerBalance(page)).toBeVisible()
})

test.describe('in Persian', () => {
  test.use({ viewport: SIZES.phone, isSignedIn: true })

  test('the passkeys of the profile fit the screen, and axe finds nothing', async ({ page }) => {
    await giveDevice(page)
    await page.context().addCookies([{ name: 'user-language', value: 'fa', url: process.env.TEST_SITE_URL! }])
    await page.goto('/fa/profile/security')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'افزودن کلید عبور' }).click()
    await expect(main.getByText('هنوز استفاده نشده.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
})

/** A device that keeps passkeys and whose owner is there, as Chromium plays it. */
async function giveDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Signs in by the button, in a browser that offers no passkeys in fields: the device would take those at once. */
async function signInByButton(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.goto('/static/terms?sign-in=true')
  await awake(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: /^E-mail/ })).toHaveAttribute('autocomplete', 'username webauthn')
  const button = dialog.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(button).toBeVisible()
  expect(await findViolations(page, true)).toEqual([])
  await button.click()
  await expect(headerBalance(page)).toBeVisible()
}
