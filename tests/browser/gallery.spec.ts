import type { CDPSession, Locator, Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

/** The whole gallery, alive: its first countdown has figures. */
async function visit(page: Page): Promise<void> {
  await page.goto('/_ui')
  await expect(page.locator('#countdown').getByText('––').first()).toBeHidden()
}

/** One exhibit of it, where nothing is asked of the page around. */
async function visitAlone(page: Page, exhibit: string): Promise<void> {
  await page.goto(`/_ui?exhibit=${exhibit}`)
  await awake(page)
  await expect(page.locator(`#${exhibit}`)).toBeVisible()
}

function button(page: Page, exhibit: string, name: string): Locator {
  return page.locator(`#${exhibit}`).getByRole('button', { name, exact: true }).first()
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing in the gallery, in either direction of writing', async ({ page }) => {
      await visit(page)
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('radio', { name: 'Right to left' }).check({ force: true })
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      expect(await findViolations(page)).toEqual([])
    })
  })
}

test('no exhibit is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the head of a table stands above the first row, wherever it would stick, while the table scrolls sideways', async ({
  page,
}) => {
  await visitAlone(page, 'table')
  const table = page.locator('#table').getByRole('table').first()
  await table.evaluate((element) => {
    document.documentElement.style.setProperty('--table-head-offset', '64px')
    element.style.minInlineSize = '3000px'
  })
  const below = () =>
    table.evaluate(
      (element) =>
        element.querySelector('tbody tr')!.getBoundingClientRect().top -
        element.querySelector('thead th')!.getBoundingClientRect().bottom,
    )
  await expect(page.locator('#table').getByRole('group').first()).toBeVisible()
  expect(await below()).toBeGreaterThan(-1)
})

test.describe('a dialog', () => {
  test('holds the page still without moving it, and gives the focus back', async ({ page }) => {
    await visit(page)
    const opener = button(page, 'dialog', 'Size medium')
    await opener.scrollIntoViewIfNeeded()
    const before = await opener.boundingBox()
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Size medium' })
    await expect(dialog).toHaveAttribute('data-state', 'open')
    await expect(dialog).toBeFocused()
    await expect(page.locator('body')).toHaveAttribute('data-overlay-open')
    const scrolled = await page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 600)
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    expect(await opener.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page.locator('body')).not.toHaveAttribute('data-overlay-open')
  })

  test('that is told to stay withstands Escape and presses beside it', async ({ page }) => {
    await visitAlone(page, 'dialog')
    await button(page, 'dialog', 'Promo code').click()
    const dialog = page.getByRole('dialog', { name: 'Promo code' })
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused()
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Escape')
    await page.mouse.click(5, 300)
    await expect(dialog).toHaveAttribute('data-state', 'open')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  test('over another stands two layers higher and closes alone', async ({ page }) => {
    await visitAlone(page, 'dialog')
    await button(page, 'dialog', 'Outer').click()
    await page.getByRole('dialog', { name: 'Outer' }).getByRole('button', { name: 'Inner' }).click()
    await expect(page.getByRole('dialog', { name: 'Outer', includeHidden: true })).toHaveCSS('z-index', '1000')
    await expect(page.getByRole('dialog', { name: 'Inner' })).toHaveCSS('z-index', '1002')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Inner' })).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'Outer' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Inner' })).toBeFocused()
  })
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  async function openTerms(page: Page) {
    await visitAlone(page, 'dialog')
    await button(page, 'dialog', 'Terms').click()
    const dialog = page.getByRole('dialog', { name: 'Terms' })
    await expect(dialog).toHaveAttribute('data-state', 'open')
    return {
      dialog,
      top: (await dialog.boundingBox())!.y,
      finger: new Finger(await page.context().newCDPSession(page)),
    }
  }

  test('a sheet follows a swipe down and closes beyond a tenth of its height', async ({ page }) => {
    const { dialog, top, finger } = await openTerms(page)
    await finger.press(200, top + 30)
    await finger.moveBy(120)
    await expect.poll(async () => (await dialog.boundingBox())!.y).toBeGreaterThan(top + 80)
    await finger.lift()
    await expect(dialog).toBeHidden()
  })

  test('a sheet that is barely moved springs back', async ({ page }) => {
    const { dialog, top, finger } = await openTerms(page)
    await finger.press(200, top + 30)
    await finger.moveBy(40)
    await expect(dialog).toHaveAttribute('data-dragging')
    // Slower than a flick.
    await page.evaluate(async () => {
      const start = performance.now()
      while (performance.now() - start < 350) await new Promise(requestAnimationFrame)
    })
    await finger.moveBy(-32)
    await finger.lift()
    await expect.poll(async () => (await dialog.boundingBox())!.y).toBe(top)
  })

  test('words that are scrolled down scroll back before the sheet moves', async ({ page }) => {
    const { dialog, finger } = await openTerms(page)
    const scrolled = () =>
      dialog.evaluate((element) => Math.max(...[...element.querySelectorAll('*')].map((part) => part.scrollTop)))
    await finger.press(200, 600)
    await finger.moveBy(-300)
    await finger.lift()
    await expect.poll(scrolled).toBeGreaterThan(50)
    await finger.press(200, 200)
    await finger.moveBy(600)
    await finger.lift()
    await expect.poll(scrolled).toBe(0)
    await expect(dialog).toHaveAttribute('data-state', 'open')
  })
})

/** One finger on the screen. */
class Finger {
  private at = { x: 0, y: 0 }

  constructor(private readonly session: CDPSession) {}

  async press(x: number, y: number): Promise<void> {
    this.at = { x, y }
    await this.send('touchStart')
  }

  /** Moves down, or up by a negative distance, in steps as a finger would. */
  async moveBy(distance: number): Promise<void> {
    for (let step = 0; step < 8; step += 1) {
      this.at.y += distance / 8
      await this.send('touchMove')
    }
  }

  async lift(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  private async send(type: 'touchStart' | 'touchMove'): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ ...this.at }] })
  }
}

test('a menu is worked by keys alone', async ({ page }) => {
  await visitAlone(page, 'menu')
  const opener = button(page, 'menu', 'More')
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(entry('Details')).toBeFocused()
  await page.keyboard.press('End')
  await expect(entry('Cancel bonus')).toBeFocused()
  await page.keyboard.press('r')
  await expect(entry('Rules')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(entry('Cancel bonus')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.locator('#menu').getByText('cancel', { exact: true })).toBeVisible()
  await expect(opener).toBeFocused()
})

test('a popover stands beside its button, follows it, and lets the keyboard in', async ({ page }) => {
  await visit(page)
  const opener = button(page, 'popover', 'Filters')
  await opener.focus()
  await page.keyboard.press('Enter')
  const popover = page.getByRole('dialog', { name: 'Filters' })
  const distance = async () => {
    const [box, anchor] = [(await popover.boundingBox())!, (await opener.boundingBox())!]
    return Math.round(box.y > anchor.y ? box.y - anchor.y - anchor.height : anchor.y - box.y - box.height)
  }
  await expect.poll(distance).toBe(8)
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 60)
  await expect.poll(distance).toBe(8)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Apply' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popover).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a tooltip comes with the focus and Escape takes it away', async ({ page }) => {
  await visitAlone(page, 'tooltip')
  await page.locator('#tooltip').getByRole('link', { name: 'Tooltip' }).focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'tooltip', 'RTP 96.5%')).toBeFocused()
  const bubble = page.getByRole('tooltip').filter({ visible: true })
  await expect(bubble).toHaveText('Return to player over a very long time')
  await page.keyboard.press('Escape')
  await expect(bubble).toHaveCount(0)
})

test('a message is held while one points at it, and closes by a press', async ({ page }) => {
  await visitAlone(page, 'toast-group')
  await button(page, 'toast-group', 'error').click()
  const message = page.getByRole('alert').getByText('The deposit was declined')
  await expect(message).toBeVisible()
  await message.hover()
  await message.click()
  await expect(message).toBeHidden()
})
