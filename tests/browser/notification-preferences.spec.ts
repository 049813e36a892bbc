import { findViolations } from '../support/axe.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

for (const [path, viewport, choice, always] of [
  ['/profile/notifications', { width: 1280, height: 900 }, 'Deposits and withdrawals: E-mail', 'Always'],
  ['/fa/profile/notifications', { width: 390, height: 844 }, 'واریز و برداشت: ایمیل', 'همیشه'],
] as const)
  test(`a player chooses what to hear of, and it stays so: ${path}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await awake(page)
    const main = page.getByRole('main')
    const letters = main.getByRole('switch', { name: choice })
    await expect(letters).toBeChecked()
    await expect(main.getByText(always).first()).toBeVisible()
    await letters.focus()
    await page.keyboard.press('Space')
    await expect(letters).not.toBeChecked()
    const quiet = main.getByRole('switch').last()
    await quiet.click()
    const from = main.getByRole('combobox').first()
    await expect(from).toHaveValue('22:00')
    await from.selectOption('23:30')
    await expect(main.getByText('Europe/').or(main.getByText('UTC'))).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await page.reload()
    await awake(page)
    await expect(letters).not.toBeChecked()
    await expect(from).toHaveValue('23:30')
  })
