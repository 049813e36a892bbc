import { silentLogger } from '@baize/kit'
import { expect, it } from 'vitest'
import { arrivedDeposits } from '../../src/flows/money/tell-of-deposits.ts'
import { rebuildConsumer } from '../../src/modules/ground/facts/index.ts'
import { deposit, startWithCashier } from '../payments/fake-cashier.ts'

it('a deposit that arrived is told once, in the language of the player, and one that failed is not', async () => {
  const site = await startWithCashier()
  await using platform = site.platform
  const { pool, clock } = platform
  const anna = await platform.player({ form: { locale: 'de' } })
  await site.report({ paymentId: await deposit(anna), status: 'paid' })
  await site.report({ paymentId: await deposit(anna), status: 'failed' })
  await pool.query('SELECT fact_number(100)')
  for (const _time of ['first', 'again']) await rebuildConsumer({ pool, clock, logger: silentLogger }, arrivedDeposits)
  const messages = await anna.call('listMessages', {})
  expect(messages.map(({ content }) => content.title)).toEqual(['Einzahlung eingegangen', 'Willkommen'])
  expect(messages[0]!.content.link).toEqual({ url: '/profile/history', label: 'Deine Zahlungen' })
})
