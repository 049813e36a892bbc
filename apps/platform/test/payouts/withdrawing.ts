import type { TestPlayer, TestPlatform } from '@baize/testkit'
import { payOut } from '../../src/flows/money/pay-out.ts'
import { pay } from '../support/money.ts'

export const IBAN = 'DE89 3704 0044 0532 0130 00'

/** The body of a withdrawal of 25.50 EUR to a bank account. */
export async function withdrawalBody(player: TestPlayer, over: object = {}) {
  const [account] = await player.call('listAccounts', {})
  return {
    method: 'bank_transfer',
    currency: 'EUR',
    amount: 25.5,
    accountId: account!.id,
    fields: { account_holder: 'Anna Berg', wallet_id: IBAN },
    ...over,
  }
}

/** A player with money and nothing left to stake. */
export async function richPlayer(platform: TestPlatform, amount = 10_000n): Promise<TestPlayer> {
  const player = await platform.player()
  await pay(platform.pool, player, amount)
  return player
}

/** The id of a new withdrawal of 25.50 EUR. */
export async function withdraw(player: TestPlayer, over: object = {}): Promise<string> {
  return (await player.call('createWithdrawal', { body: await withdrawalBody(player, over) })).invoiceId
}

/** Does what the jobs of withdrawals would do, once for each that waits. */
export async function runPayouts({ pool, services }: TestPlatform): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM withdrawal WHERE state IN ('collecting', 'approved', 'sending') ORDER BY id`,
  )
  for (const { id } of rows) await payOut(services, id)
}

/** The one withdrawal of the player, as history shows it. */
export async function lifeOf(player: TestPlayer) {
  const [invoice] = await player.call('listInvoices', { query: { type: [2] } })
  return invoice!
}

export async function moneyOf(player: TestPlayer) {
  const [account] = await player.call('listAccounts', {})
  const { realBalance, lockedBalance, withdrawalBalance } = account!
  return { realBalance, lockedBalance, withdrawalBalance }
}
