import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryFolder } from '@baize/testkit/memory-folder'
import { findViolations } from '../support/axe.ts'
import { leaveIdle } from '../support/idle-session.ts'
import { callApi, payIn, playThrough } from '../support/players.ts'
import { newAccount } from '../support/signed-in.ts'
import { ADDRESS_HEADER, type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'
import { claim } from './identity.ts'
import { cards, openCashier, pay, ROUND } from './player.ts'

// All by one process, for which one site is started.
test.describe.configure({ mode: 'default' })

let site: SiteProcess
/** What the house asks of payouts, where a country says nothing of them. */
let houseFolder: string
test.beforeAll(async () => {
  houseFolder = await mkdtemp(join(tmpdir(), 'house-pack-'))
  const value = { amount: '50', currency: 'EUR' }
  const identityAtPayouts = [{ clause: 'House 1', text: 'Who is paid 50 euros is checked.', value, certainty: 'known' }]
  const pack = { name: 'house', title: 'The house', countries: [], settings: { identityAtPayouts } }
  await writeFile(join(houseFolder, 'house.json'), JSON.stringify(pack))
  site = await startSiteProcess({
    folder: memoryFolder(),
    environment: { PACKS: 'se,mt,on,de', PACKS_DIR: houseFolder },
  })
})
test.afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await rm(houseFolder, { recursive: true })
})

const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`where a country asks much, on a ${size}`, () => {
    test.use({ viewport, extraHTTPHeaders: { [ADDRESS_HEADER]: '10.46.0.1', 'cf-ipcountry': 'SE' } })

    test('every page shows the marks of the country, which lead to limits, the register and help', async ({ page }) => {
      await page.goto(`${site.url}/`)
      await awake(page)
      const marks = page.getByRole('list', { name: 'Safer play in your country' })
      await marks.scrollIntoViewIfNeeded()
      await expect(marks.getByRole('listitem')).toHaveCount(6)
      await expect(marks.getByRole('link', { name: 'Set limits' })).toHaveAttribute('href', '/profile/limits')
      await expect(marks.getByRole('link', { name: 'Take a long break' })).toHaveAttribute('href', /spelpaus/)
      await expect(marks.getByRole('link', { name: /Stödlinjen, 020-819 100/ })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })

    test('and says it in Persian', async ({ page }) => {
      await page.context().addCookies([{ name: 'user-language', value: 'fa', url: site.url }])
      await page.goto(`${site.url}/fa`)
      await awake(page)
      const marks = page.getByRole('list', { name: 'بازی ایمن‌تر در کشور شما' })
      await marks.scrollIntoViewIfNeeded()
      await expect(marks.getByRole('listitem')).toHaveCount(6)
      expect(await findViolations(page)).toEqual([])
    })
  })

test.describe('a new player', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
    expectedNoise: [/status of 400/],
  })
  const prompt = { name: 'How much would you like to deposit at most?' }

  test('sets the limits that their country requires, and is checked, before they can deposit', async ({
    page,
    context,
  }) => {
    await context.addCookies((await newAccount(site.url, 'SE')).cookies)
    await page.goto(`${site.url}/static/terms?wallet=deposit-only`)
    const dialog = page.getByRole('dialog', prompt)
    await expect(dialog).toContainText('you set these limits before your first deposit')
    expect(await findViolations(page, true)).toEqual([])
    const set = dialog.getByRole('button', { name: 'Set limits' })
    await dialog.getByLabel('In a day').fill('20')
    await dialog.getByLabel('In a week').fill('50')
    await expect(set).toBeDisabled()
    await dialog.getByLabel('In a month').fill('100')
    await set.click()
    await expect(dialog).toBeHidden()
    await page.goto(`${site.url}/profile/limits`)
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'EUR of' })).toHaveCount(3)

    await page.goto(`${site.url}/static/terms?wallet=deposit-only`)
    const wallet = page.getByRole('dialog')
    await expect(wallet.getByText('Your identity has to be checked first')).toBeVisible()
    expect(await findViolations(page, true)).toEqual([])
    await wallet.getByRole('link', { name: 'To verification' }).click()
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Start the check' }).click()
    await claim(page, 'Approve')
    await expect(main.getByText('Your identity is confirmed.')).toBeVisible()
    await page.goto(`${site.url}/static/terms?wallet=deposit-only`)
    await expect(wallet.getByRole('button', { name: /^Debit card/ })).toBeVisible()
  })

  test('is asked where their country asks, and may want none', async ({ page, context }) => {
    await context.addCookies((await newAccount(site.url, 'MT')).cookies)
    await page.goto(`${site.url}/`)
    const dialog = page.getByRole('dialog', prompt)
    await dialog.getByRole('button', { name: 'I want no limit' }).click()
    await expect(dialog).toBeHidden()
    const read = page.waitForResponse(/\/api\/player\/limit-prompt$/)
    await page.reload()
    expect(((await (await read).json()) as { data: { asked: string } }).data.asked).toBe('none')
    await expect(dialog).toBeHidden()
  })

  test('is checked before they are paid from the sum of which the house says so', async ({ page, context }) => {
    const { cookies } = await newAccount(site.url, 'MT')
    await context.addCookies(cookies)
    const token = cookies.find(({ name }) => name === 'access_token')!.value
    await callApi(site.url, 'POST', '/api/player/limit-prompt/decline', {}, token)
    const [account] = (await callApi(site.url, 'GET', '/api/wallet/accounts', undefined, token)) as [{ id: string }]
    await payIn(site.url, token, account.id, 6000)
    await playThrough(site.url, token, account.id, 6000)
    await page.goto(`${site.url}/static/terms?wallet=withdraw`)
    const wallet = page.getByRole('dialog').first()
    await wallet.getByRole('button', { name: /^Bank transfer/ }).click()
    await wallet.getByRole('textbox', { name: /^Account holder/ }).fill('Anna Berg')
    await wallet.getByRole('textbox', { name: /^IBAN/ }).fill('DE89370400440532013000')
    await wallet.getByRole('textbox', { name: /^Amount/ }).fill('50')
    await wallet.getByRole('button', { name: 'Withdraw 50.00 EUR' }).click()
    await expect(wallet.getByRole('alert')).toContainText('Your identity has to be checked first')
    expect(await findViolations(page, true)).toEqual([])
    await wallet.getByRole('link', { name: 'To verification' }).click()
    await expect(page).toHaveURL(`${site.url}/profile/verification`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Start the check' })).toBeVisible()
  })

  test('deposits after the limit of a month was set, where one is required', async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await context.addCookies((await newAccount(site.url, 'DE')).cookies)
    await page.goto(`${site.url}/static/terms?wallet=deposit-only`)
    const dialog = page.getByRole('dialog', prompt)
    await expect(dialog.getByRole('textbox')).toHaveCount(1)
    await dialog.getByLabel('In a month').fill('100')
    await dialog.getByRole('button', { name: 'Set limits' }).click()
    await expect(dialog).toBeHidden()
    const cashier = await openCashier(page)
    await pay(cashier, cards.approved)
    await cashier.waitForURL(/deposit-success=true/)
    await cashier.close()
  })
})

test.describe('somebody who does nothing for long', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
    expectedNoise: [/status of 401/],
  })

  test('is asked whether they are there, and signed out where nobody answers', async ({ page, context }) => {
    const { cookies } = await newAccount(site.url, 'SE')
    await context.addCookies(cookies)
    const token = cookies.find(({ name }) => name === 'access_token')!.value
    const { sessionId } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sessionId: string }
    await page.clock.install()
    const told = page.waitForResponse(/\/api\/player\/presence$/)
    await page.goto(`${site.url}/static/terms`)
    await told
    const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' })
    await leaveIdle(site.dataDir, sessionId, 25)
    await page.clock.fastForward('01:30')
    await expect(dialog.getByRole('timer')).toContainText(/You are signed out in 2\d seconds/)
    expect(await findViolations(page, true)).toEqual([])
    const answered = page.waitForResponse(/\/api\/player\/presence$/)
    await dialog.getByRole('button', { name: 'I am here' }).click()
    expect(((await (await answered).json()) as { data: unknown }).data).toEqual({ idleMinutes: 2, endsInSeconds: 120 })
    await expect(dialog).toBeHidden()
    await leaveIdle(site.dataDir, sessionId, 0)
    await page.clock.fastForward('01:30')
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('nothing had happened here for a while')
  })
})

test.describe('a slot', () => {
  test.use({ extraHTTPHeaders: { [ADDRESS_HEADER]: '10.46.0.2', 'cf-ipcountry': 'CA' } })

  test('neither spins by itself, nor faster, nor stops its reels where that is not allowed', async ({ page }) => {
    test.setTimeout(60_000 + ROUND.timeout)
    await page.goto(`${site.url}/games/last-light`)
    await page.getByRole('dialog').getByRole('button', { name: 'Stay in the demo' }).click()
    const game = page.getByRole('main').frameLocator('iframe')
    const spin = game.getByRole('button', { name: 'Spin', exact: true })
    await expect(spin).toBeEnabled()
    await expect(game.getByRole('button', { name: 'Turbo' })).toBeHidden()
    await expect(game.getByRole('button', { name: 'Auto', exact: true })).toBeHidden()
    await spin.click()
    await expect(spin).toBeDisabled()
    await expect(spin).toBeEnabled(ROUND)
  })
})

test('a slot has all its controls where nobody says otherwise', async ({ page }) => {
  test.setTimeout(60_000 + ROUND.timeout)
  await page.goto(`${site.url}/games/last-light`)
  await page.getByRole('dialog').getByRole('button', { name: 'Stay in the demo' }).click()
  const game = page.getByRole('main').frameLocator('iframe')
  await expect(game.getByRole('button', { name: 'Turbo' })).toBeVisible()
  await expect(game.getByRole('button', { name: 'Auto', exact: true })).toBeVisible()
  await game.getByRole('button', { name: 'Spin', exact: true }).click()
  await game.getByRole('button', { name: 'Stop the reels' }).click()
  await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled(ROUND)
})
