import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The address that tests give their visitors is a header, which other origins would have to allow. */
const letScriptsCome = (page: Page) => page.route(/\/chat\/livechat\//, (route) => route.continue())
const frameOf = (page: Page) => page.frameLocator('iframe[src*="/chat/livechat/frame"]')

/** What axe finds within the frame. */
async function violationsOf(page: Page): Promise<string[]> {
  const frame = page.frames().find((one) => one.url().includes('/chat/livechat/frame'))!
  await frame.evaluate(axe)
  return frame.evaluate(async () =>
    (await window.axe.run({ preload: false })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
    ),
  )
}

test('a player asks, support answers, and the answer shows on the buttons until it is read', async ({
  page,
  account,
  context,
  sandboxUrl,
}) => {
  await letScriptsCome(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/contact')
  const button = page.getByRole('main').getByRole('button', { name: 'Live chat' })
  await expect(button).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /\/chat\/|chat-room|livechat/.test(url))).toEqual([])
  await button.click()
  const chat = frameOf(page)
  const question = `Where is my withdrawal ${account.email}?`
  await chat.getByRole('textbox', { name: 'Your message' }).fill(question)
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('listitem').filter({ hasText: question })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await chat.getByRole('button', { name: 'Close the chat' }).click()
  await expect(button).toBeVisible()

  const desk = await context.newPage()
  await desk.goto(`${sandboxUrl}/chat/desk`)
  await desk.getByRole('link', { name: question }).click()
  // Told by the page a moment after the chat was opened.
  await expect(desk.getByText(account.email, { exact: true })).toBeVisible()
  await desk.getByRole('textbox', { name: 'Answer' }).fill('It is on its way.')
  await desk.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByRole('main').getByRole('button', { name: 'Live chat New answer' })).toBeVisible()
  await page.reload()
  await awake(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Live chat' }).click()
  await expect(chat.getByRole('listitem').filter({ hasText: 'It is on its way.' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'New answer' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('in Persian a guest writes from the bar, and finds the conversation on the next page', async ({ page }) => {
    await letScriptsCome(page)
    await page.goto('/fa/questions')
    await awake(page)
    const bar = page.getByRole('navigation', { name: 'منوی سریع' })
    await bar.getByRole('button', { name: 'گفت‌وگو' }).click()
    const chat = frameOf(page)
    await chat.getByRole('textbox').fill('سلام')
    await chat.getByRole('button', { name: 'ارسال' }).click()
    await expect(chat.getByRole('listitem').filter({ hasText: 'سلام' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.goto('/fa/contact')
    await awake(page)
    await page.getByRole('main').getByRole('button', { name: 'گفت‌وگوی زنده' }).click()
    await expect(chat.getByRole('listitem').filter({ hasText: 'سلام' })).toBeVisible()
  })
})
