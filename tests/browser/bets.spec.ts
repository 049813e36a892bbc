import { randomUUID } from 'node:crypto'
import { findViolations } from '../support/axe.ts'
import { company } from '../support/companies.ts'
import { callApi, payIn } from '../support/players.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens the sportsbook as the page does, and places a combination of a euro as the company does. */
async function placed(siteUrl: string, token: string) {
  const accounts = await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, token)
  await payIn(siteUrl, token, accounts[0].id, 5000)
  const play = { lobbyUrl: '/main', locale: 'en', countryCode: 'DE', platform: 2, demoMode: false }
  const opened = await callApi(siteUrl, 'POST', '/api/game/games/betsy-sportsbook-betsy/play', play, token)
  const bookmaker = company('betting', siteUrl)
  const session = await bookmaker.call('/tickets/v1/session', { launchToken: opened.token })
  const ticketId = randomUUID()
  const leg = (event: string) => ({
    eventId: randomUUID(),
    event,
    discipline: 'Football',
    tournament: 'First League',
    market: 'Winner',
    outcome: event.split(' – ')[0],
    coefficient: '2.5',
    stage: 'prematch',
    eventDate: '2026-12-01T18:00:00.000Z',
  })
  const answer = await bookmaker.call('/tickets/v1/place', {
    sessionToken: session.body['sessionToken'],
    transactionId: randomUUID(),
    ticketId,
    amount: '100',
    currency: 'EUR',
    type: 'combination',
    coefficient: '6.25',
    payoutMax: '625',
    items: [leg('Northwick – Ostheim'), leg('Eastbrook – Southmere')],
  })
  expect(answer.body).toMatchObject({ status: 'ok', balance: '4900' })
  const settle = () =>
    bookmaker.call('/tickets/v1/settle', { transactionId: randomUUID(), ticketId, result: 'won', payout: '625' })
  return { settle, close: bookmaker.close }
}

test('a sports bet stands in the history, opens, and changes its state while it is looked at', async ({
  page,
  account: { cookies },
  siteUrl,
}) => {
  const bet = await placed(siteUrl, cookies.find(({ name }) => name === 'access_token')!.value)
  await expect(async () => {
    await page.goto(`${siteUrl}/profile/history?tab=bets&kind=open`)
    await expect(page.getByRole('tab', { name: 'Sports bets', selected: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  const card = page.getByRole('article')
  await expect(card).toContainText('Open')
  await card.getByRole('button', { name: /^Combination/ }).click()
  await expect(card.getByText('Eastbrook – Southmere')).toBeVisible()
  expect(await findViolations(page, false)).toEqual([])

  await bet.settle()
  await expect(page.getByText('No bets yet')).toBeVisible()
  await page.getByRole('radio', { name: 'Settled' }).check({ force: true })
  await expect(card).toContainText('Won')
  await expect(card).toContainText('6.25 EUR')
  await page.setViewportSize({ width: 390, height: 844 })
  await card.getByRole('button', { name: /^Combination/ }).click()
  expect(await findViolations(page, false)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.goto(`${siteUrl}/fa/profile/history?tab=bets`)
  await expect(page.getByRole('article')).toContainText('برد')
  expect(await findViolations(page, false)).toEqual([])
  bet.close()
})
