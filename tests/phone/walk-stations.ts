import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { callApi, playThrough } from '../support/players.ts'
import { pngOf } from '../support/png.ts'
import type { SiteProcess } from '../support/site-process.ts'
import { awake } from './phone.ts'
import type { Words } from './words.ts'

/** Somebody new on the way through the site. */
export interface Walker {
  page: Page
  site: Pick<SiteProcess, 'url' | 'sandboxUrl'>
  locale: string
  /** Empty for English, otherwise `/de`. */
  prefix: string
  words: Words
  email: string
  /** Keeps a picture of what is seen now, under a name that stands once. */
  picture: (name: string, of?: Page) => Promise<void>
}

const ROUNDS = 3
/** What the wallet suggests to pay in. */
const DEPOSIT_MINOR = 5000
const PATIENCE = { timeout: 120_000 }

/** From the first link to the first withdrawal, in the order in which somebody comes to each. */
export const stations: readonly ((walker: Walker) => Promise<void>)[] = [
  seeHome,
  tryDemo,
  register,
  deposit,
  confirmAddress,
  play,
  readHistory,
  readLimits,
  seeWhatIsLeftToStake,
  sendDocument,
  withdraw,
  readMessages,
]

async function seeHome({ page, prefix, picture }: Walker): Promise<void> {
  await page.goto(prefix || '/')
  await awake(page)
  await picture('home')
}

async function tryDemo({ page, words, picture }: Walker): Promise<void> {
  await firstGame(page).tap()
  const demo = dialog(page).getByRole('button', { name: words('modals/mobile-game', 'demo') })
  await demo.waitFor()
  await picture('game asked for')
  await demo.tap()
  await spin(page)
  await picture('demo')
}

async function register({ page, locale, words, email, picture }: Walker): Promise<void> {
  await page.goBack()
  await firstGame(page).waitFor()
  await page.getByRole('banner').locator('a[href="?sign-up=true"]').tap()
  const form = dialog(page)
  await form.locator('input[name=email]').waitFor()
  await picture('registration')
  await form.locator('input[name=email]').fill(email)
  await form.locator('input[name=password]').fill(`three calm ${randomUUID().slice(0, 8)}`)
  await form
    .getByRole('combobox')
    .first()
    .fill(new Intl.DisplayNames(locale, { type: 'region' }).of('DE')!)
  await page.getByRole('option').first().waitFor()
  await picture('country')
  await page.getByRole('option').first().tap()
  await form.locator('input[name=agreements]').check()
  await picture('registration filled in')
  await form.getByRole('button', { name: words('modals/sign-up', 'registrationButton') }).tap()
  await page.waitForURL(/wallet=/)
}

async function deposit({ page, picture }: Walker): Promise<void> {
  const wallet = dialog(page)
  await wallet.locator('ul button').first().waitFor()
  await picture('wallet')
  await wallet.locator('ul button').first().tap()
  const pay = wallet.locator('button[type=submit]:enabled')
  await pay.waitFor()
  await wallet.getByRole('radio').first().waitFor()
  await picture('deposit')
  await pay.scrollIntoViewIfNeeded()
  await picture('deposit with bonus')
  const opened = page.waitForEvent('popup')
  await pay.tap()
  const cashier = await opened
  await cashier.locator('.cards a').first().waitFor()
  await picture('cashier', cashier)
  await cashier.locator('.cards a').first().tap()
  await cashier.locator('#pay button.main').tap()
  await cashier.waitForURL(/deposit-success=true/)
  await dialog(cashier).getByText(/50|۵۰/).first().waitFor()
  await picture('deposit received', cashier)
  await cashier.close()
  await balance(page).filter({ hasText: /50|۵۰/ }).waitFor()
  await picture('back on the site')
}

/** By the link of the letter, as it lies in the inbox. */
async function confirmAddress({ page, site, email, words, picture }: Walker): Promise<void> {
  const inbox = await page.context().newPage()
  await inbox.goto(`${site.sandboxUrl}/inbox?to=${encodeURIComponent(email)}`)
  // The first letter to somebody new is the last of the list.
  await inbox.getByRole('main').getByRole('link').last().tap()
  await inbox.getByRole('article').waitFor()
  await picture('letter', inbox)
  const address = /^https?:\/\/\S+$/m.exec(await inbox.getByRole('article').innerText())![0]
  await inbox.close()
  await page.goto(address)
  await page.getByRole('dialog', { name: words('modals/profile-confirmed', 'title') }).waitFor()
  await picture('address confirmed')
  await dialog(page)
    .getByRole('button', { name: words('modals/profile-confirmed', 'button') })
    .tap()
}

async function play({ page, prefix, picture }: Walker): Promise<void> {
  await page.goto(prefix || '/')
  await awake(page)
  await balance(page).filter({ hasText: /50|۵۰/ }).waitFor()
  await picture('home of a player')
  await firstGame(page).tap()
  for (let round = 0; round < ROUNDS; round += 1) await spin(page)
  await picture('game for money')
}

async function readHistory(walker: Walker): Promise<void> {
  await open(walker, '/profile/history')
  await walker.picture('history of payments')
  await open(walker, '/profile/history?tab=spins')
  await walker.picture('history of rounds')
}

async function readLimits(walker: Walker): Promise<void> {
  await open(walker, '/profile/limits')
  await walker.picture('limits')
}

async function seeWhatIsLeftToStake({ page, prefix, words, picture }: Walker): Promise<void> {
  await page.goto(`${prefix || '/'}?wallet=withdraw`)
  await page
    .getByText(words('modals/wallet', 'withdraw', 'turnOverWager', 'title'))
    .first()
    .waitFor()
  await picture('still to stake')
}

async function sendDocument(walker: Walker): Promise<void> {
  const { page, picture } = walker
  await open(walker, '/profile/documents')
  const main = page.getByRole('main')
  await main.getByRole('radio').first().check()
  await picture('documents')
  await main.locator('form button[type=submit]').tap()
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'passport.png',
      mimeType: 'image/png',
      buffer: pngOf(64),
    })
  await main.getByRole('listitem').filter({ hasText: 'passport.png' }).first().waitFor()
  await picture('document sent')
}

async function withdraw(walker: Walker): Promise<void> {
  const { page, site, prefix, words, picture } = walker
  const token = (await page.context().cookies(site.url)).find(({ name }) => name === 'access_token')!.value
  const [account] = (await callApi(site.url, 'GET', '/api/wallet/accounts', undefined, token)) as [{ id: string }]
  // What is left to stake, and more, in one round.
  await playThrough(site.url, token, account.id, DEPOSIT_MINOR * 0.8)
  await playThrough(site.url, token, account.id, DEPOSIT_MINOR * 0.8)
  await page.goto(`${prefix || '/'}?wallet=withdraw`)
  const wallet = dialog(page)
  await wallet.locator('ul button').first().tap()
  await wallet.locator('input[name=account_holder]').fill('Anna Berg')
  await wallet.locator('input[name=wallet_id]').fill('DE89370400440532013000')
  await picture('withdrawal')
  const send = wallet.locator('button[type=submit]:enabled')
  await send.scrollIntoViewIfNeeded()
  await picture('withdrawal filled in')
  await send.tap()
  await page
    .getByText(words('alerts/wallet', 'withdrawalProcessed', 'title'))
    .first()
    .waitFor()
  await picture('withdrawal sent')
  await open(walker, '/profile/history')
  await picture('state of the withdrawal')
}

async function readMessages(walker: Walker): Promise<void> {
  await open(walker, '/profile/notifications')
  await walker.picture('messages')
}

const dialog = (page: Page) => page.getByRole('dialog').last()
const balance = (page: Page) => page.getByRole('banner').getByRole('button')
const firstGame = (page: Page) => page.getByRole('main').locator('a[data-game][data-demo]').first()

/** A page of the profile with everything on it. */
async function open({ page, prefix }: Walker, path: string): Promise<void> {
  await page.goto(prefix + path)
  await awake(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, PATIENCE)
}

/** Plays a round to its end. */
async function spin(page: Page): Promise<void> {
  const button = page.getByRole('main').frameLocator('iframe').locator('button.spin')
  await expect(button).toBeEnabled(PATIENCE)
  const name = (await button.getAttribute('aria-label'))!
  await button.tap()
  // It stops the reels while they turn.
  await expect(button).not.toHaveAttribute('aria-label', name, PATIENCE)
  await expect(button).toHaveAttribute('aria-label', name, PATIENCE)
}
