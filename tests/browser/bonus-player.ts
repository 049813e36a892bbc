import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { company } from '../support/companies.ts'
import { callApi, openGame } from '../support/players.ts'

export const GAME = 'last-light'

/** The player of the page as the platform and the companies see them. */
export async function playerOf(page: Page, siteUrl: string) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')!.value
  const [account] = await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, token)
  const redirects = { redirectSuccessUrl: siteUrl, redirectErrorUrl: siteUrl, redirectUrl: siteUrl }
  return {
    /** Orders a deposit, of 50 EUR unless told, with a bonus or without, as the wallet does, and pays it. */
    async deposit(bonusId: string | null, amount = 5000) {
      const order = {
        method: 'card',
        currency: 'EUR',
        amount,
        accountId: account.id,
        ...(bonusId && { bonusId }),
      }
      const body = { ...order, isBonusDecline: bonusId === null, ...redirects }
      const { invoiceId } = await callApi(siteUrl, 'POST', '/api/payment/invoices/deposit', body, token)
      await pay(siteUrl, invoiceId, amount)
    },
    id: idIn(token),
    giveCode: (bonusCode: string) =>
      callApi(siteUrl, 'POST', '/api/game/bonuses/bonuscodes', { bonusCode, trigger: 1 }, token),
    /** Gives codes that do not exist until no more are taken. */
    async tryWrongCodes(): Promise<void> {
      const body = JSON.stringify({ bonusCode: 'nosuchcode', trigger: 1 })
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const wrong = () => fetch(`${siteUrl}/api/game/bonuses/bonuscodes`, { method: 'POST', headers, body })
      for (let reply = await wrong(); ; reply = await wrong())
        if (((await reply.json()) as { error?: { code: number } }).error?.code === 5) return
    },
    /** Stakes so many cents and gets them back unless they are lost, or only says what became of the stake. */
    async stake(game: string, amount: string, isLost = false): Promise<string> {
      const studio = company('studio', siteUrl)
      const round = {
        sessionToken: await openGame(siteUrl, token, account.id, game),
        roundId: randomUUID(),
        gameId: game,
        currency: 'EUR',
        amount,
      }
      const bet = await studio.call('/seamless/v1/bet', { ...round, transactionId: randomUUID() })
      if (bet.body.status === 'ok' && !isLost)
        await studio.call('/seamless/v1/win', { ...round, transactionId: randomUUID(), isRoundClosed: true })
      studio.close()
      return String(bet.body.status)
    },
  }
}

/** Pays an order as the cashier would. */
export async function pay(siteUrl: string, paymentId: string, amount = 5000): Promise<void> {
  const cashier = company('cashier', siteUrl)
  const occurredAt = new Date().toISOString()
  const paid = { paymentId, status: 'paid', amount: String(amount), currency: 'EUR', occurredAt }
  await cashier.call('/callbacks/cashier', { eventId: randomUUID(), ...paid })
  cashier.close()
}

/** Whose token it is. */
function idIn(token: string): string {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }
  return sub
}
