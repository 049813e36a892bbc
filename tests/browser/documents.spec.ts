import { findViolations } from '../support/axe.ts'
import { pngOf } from '../support/png.ts'
import { expect, test } from './fixtures.ts'

const PICTURE = { name: 'bill.png', mimeType: 'image/png', buffer: pngOf(64) }

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

    test('a player chooses a document, sends it, sees it wait and takes it back', async ({ page }) => {
      await page.goto('/profile/documents')
      const main = page.getByRole('main')
      await main.getByRole('radio', { name: /^Proof of address/ }).check()
      expect(await findViolations(page, false)).toEqual([])
      await main.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\?document=address$/)
      await main.getByRole('group', { name: 'Proof of address' }).locator('input[type=file]').setInputFiles(PICTURE)
      await expect(main.getByRole('listitem').filter({ hasText: 'bill.png' })).toBeVisible()
      await expect(main.getByText('Being checked')).toBeVisible()
      expect(await findViolations(page, false)).toEqual([])

      await page.reload()
      await expect(main.getByRole('listitem').filter({ hasText: 'bill.png' })).toBeVisible()
      await main.getByRole('button', { name: 'Remove: bill.png' }).click()
      await expect(main.getByRole('group', { name: 'Proof of address' }).locator('input[type=file]')).toBeAttached()
      await expect(main.getByRole('listitem').filter({ hasText: 'bill.png' })).toBeHidden()
    })
  })

test.describe('what cannot be taken', () => {
  test.use({ isSignedIn: true, expectedNoise: [/status of 422/] })

  test('is told under its place, in the language of the page', async ({ page }) => {
    await page.goto('/de/profile/documents?document=other')
    const main = page.getByRole('main')
    const place = main.getByRole('group', { name: 'Dokument' }).locator('input[type=file]')
    const lies = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') }
    await place.setInputFiles(lies)
    await expect(main.getByText('Diese Art von Datei nehmen wir nicht an')).toBeVisible()
    await place.setInputFiles({ ...lies, buffer: Buffer.alloc(0) })
    await expect(main.getByText('Die Datei ist leer')).toBeVisible()
    await place.setInputFiles({ ...lies, buffer: Buffer.from('x'), name: 'notes.txt', mimeType: 'text/plain' })
    await expect(main.getByText('Wähle ein PNG, ein JPG oder ein PDF')).toBeVisible()
    await place.setInputFiles({ ...lies, buffer: Buffer.alloc(11 * 1024 * 1024) })
    await expect(main.getByText('Wähle eine Datei mit höchstens 10 MB')).toBeVisible()
  })

  test('is told in Persian as well', async ({ page }) => {
    await page.goto('/fa/profile/documents?document=address')
    const main = page.getByRole('main')
    await main.locator('input[type=file]').setInputFiles({ ...PICTURE, buffer: Buffer.from('<html></html>') })
    await expect(main.getByText('این نوع پرونده پذیرفته نیست')).toBeVisible()
    expect(await findViolations(page, false)).toEqual([])
  })
})
