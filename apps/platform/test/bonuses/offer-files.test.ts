import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BonusTrigger } from '@baize/contract'
import { withTransaction } from '@baize/database'
import { ManualClock } from '@baize/kit'
import { fromMain } from '@baize/money'
import { testConfig } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { depositListeners } from '../../src/deposit-listeners.ts'
import { issueOffer } from '../../src/flows/offers/bonuses/issue-offer.ts'
import { currencyByCode, readSettings } from '../../src/modules/ground/settings/index.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { amountIn, createOffers, readOffers } from '../../src/modules/offers/bonuses/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { depositBody, startWithCashier, type TestPlayer } from '../payments/fake-cashier.ts'
import { makeFeed } from '../support/feed.ts'

const [shipped] = testConfig().offerFolders
/** What an operator has instead of the shipped files, changed by the tests. */
const own = mkdtempSync(join(tmpdir(), 'offers-'))
mkdirSync(join(own, 'bonuses'))
const fileOf = (folder: string, id: string) => join(folder, 'bonuses', `${id}.json`)

interface ToldAmount {
  base: number
  currencies?: Record<string, number>
}

/** What the tests read of a file. */
interface File {
  names: { en: string }
  trigger: { on: string; depositNumbers?: { from: number }; deposit?: { from?: ToldAmount } }
  code?: { text: string }
  gives: { amount?: ToldAmount; percentage?: number; max?: ToldAmount; freeSpins?: { rounds: number } }
  terms: { wagerCasino: number; maxBet?: ToldAmount; isCancelLocked?: boolean }
  package?: { id: string }
}
const shippedFile = (id: string): File => JSON.parse(readFileSync(fileOf(shipped!, id), 'utf8'))
const write = (id: string, file: object) => writeFileSync(fileOf(own, id), JSON.stringify(file))

let site: Awaited<ReturnType<typeof startWithCashier>>
beforeAll(async () => {
  site = await startWithCashier([...depositListeners], { config: { offerFolders: [shipped!, own] } })
  const { platform } = site
  const feed = makeFeed(1)
  const games = [{ ...feed.games[0]!, identity: 'last-light', paylines: 20 }]
  await syncFeed(platform.pool, 'studio', platform.clock.now(), { ...feed, games })
})
afterAll(async () => {
  expect(await checkLedger(site.platform.pool)).toEqual([])
  await site.platform[Symbol.asyncDispose]()
})

/** What a file says an amount is: that of the currency itself, or the base amount at the rate of now. */
async function told(amount: ToldAmount, currency: string): Promise<number> {
  const { currencies } = await readSettings(site.platform.services)
  const { subunitToUnit, rate } = currencies.find(({ code }) => code === currency)!
  return amount.currencies?.[currency] ?? Math.floor(amount.base * rate.rate) / subunitToUnit
}

async function order(
  player: TestPlayer,
  currency: string,
  sum: number,
  bonusId: string,
): Promise<() => Promise<unknown>> {
  const account = (await player.call('listAccounts', {})).find((its) => its.currency === currency)!
  const amount = Number(fromMain(sum, currencyByCode(currency)!.subunitToUnit))
  const body = await depositBody(player, { accountId: account.id, currency, amount, bonusId })
  const { invoiceId } = await player.call('createDeposit', { body })
  return () => site.report({ paymentId: invoiceId, status: 'paid', amount: String(amount), currency })
}

const held = async (player: TestPlayer, name: string) => ({
  bonus: (await player.call('listPlayerBonuses', { query: {} })).find((its) => its.name === name),
  spins: (await player.call('listPlayerFreespins', { query: {} })).find((its) => its.name === name),
})

/** Gives a player who meets its conditions what a file offers, with a deposit of so much where one is needed. */
async function take(player: TestPlayer, currency: string, id: string, sum: number): Promise<void> {
  const { trigger, code } = shippedFile(id)
  if (trigger.on === 'deposit') await (await order(player, currency, sum, id))()
  else if (trigger.on === 'code')
    await player.call('applyBonusCode', { body: { bonusCode: code!.text, trigger: BonusTrigger.code } })
  else {
    const account = (await player.call('listAccounts', {})).find((its) => its.currency === currency)!
    const issue = { playerId: player.id, account, offerId: id, cause: `test:${id}` }
    await withTransaction(site.platform.pool, (tx) => issueOffer(tx, site.platform.services, issue))
  }
}

describe('the shipped offers', () => {
  const ids = readdirSync(join(shipped!, 'bonuses')).map((name) => name.slice(0, -'.json'.length))
  const firstOf = (id: string): number => shippedFile(id).trigger.depositNumbers?.from ?? 9
  /** In the order of deposits that they want. */
  const inOrder = ids.toSorted((left, right) => firstOf(left) - firstOf(right))

  it('are in order, every one of them, and tell an amount above zero in every currency of the house', async () => {
    const { offers, cashback } = readOffers([shipped!])
    expect([...offers.keys()].toSorted()).toEqual(ids.toSorted())
    expect(cashback.size).toBeGreaterThan(0)
    const { currencies } = await readSettings(site.platform.services)
    for (const { gives, terms, trigger } of offers.values())
      for (const units of currencies)
        for (const amount of [
          gives.amount,
          gives.max,
          gives.freeSpins?.value,
          terms.maxBet,
          terms.maxWin,
          trigger.deposit.from,
        ])
          if (amount) expect(amountIn(amount, units)).toBeGreaterThan(0n)
  })

  it.each(['EUR', 'SEK', 'NOK'])('give who meets their conditions what they say, in %s', async (currency) => {
    const { pool } = site.platform
    const anna = await site.platform.player({ currency, form: { country: 'IS' } })
    await pool.query(`UPDATE player SET segment_ids = '{regulars}' WHERE id = $1`, [anna.id])
    for (const id of inOrder) {
      const { names, gives, terms, trigger, package: group } = shippedFile(id)
      const least = trigger.deposit?.from ? await told(trigger.deposit.from, currency) : 0
      const sum = Math.ceil(least) * 2
      await take(anna, currency, id, sum)
      const { bonus, spins } = await held(anna, names.en)
      const share = gives.percentage && Math.min((sum * gives.percentage) / 100, await told(gives.max!, currency))
      const amount = gives.amount ? await told(gives.amount, currency) : share
      const maxBetAmount = terms.maxBet ? await told(terms.maxBet, currency) : null
      if (amount)
        expect(bonus, id).toMatchObject({
          currency,
          amount: expect.closeTo(amount, 2),
          wagerCasino: terms.wagerCasino,
          maxBetAmount,
          isBonusCancelLock: terms.isCancelLocked ?? false,
          packageId: group?.id ?? null,
        })
      else expect(bonus, id).toBeUndefined()
      if (gives.freeSpins)
        expect(spins, id).toMatchObject({ currency, count: gives.freeSpins.rounds, gameId: 'last-light' })
      else expect(spins, id).toBeUndefined()
    }
  })

  it('give nothing to who lives elsewhere, is in no segment of theirs, or pays in for another time', async () => {
    const anna = await site.platform.player()
    for (const id of ['northern-lights', 'regulars', 'welcome-2', 'reload'])
      await expect(order(anna, 'EUR', 100, id)).rejects.toMatchObject({ code: 14301 })
  })
})

describe('what an operator changes in a file', () => {
  it('is for whoever takes it from then on: what is held, and what a deposit was ordered with, stays', async () => {
    const [anna, ben, cleo] = [await site.platform.player(), await site.platform.player(), await site.platform.player()]
    await (
      await order(anna, 'EUR', 50, 'welcome-1')
    )()
    const before = await held(anna, 'Welcome bonus 1')
    const payOrdered = await order(ben, 'EUR', 50, 'welcome-1')
    const file = shippedFile('welcome-1')
    write('welcome-1', {
      ...file,
      gives: { ...file.gives, percentage: 10 },
      terms: { ...file.terms, wagerCasino: 99 },
    })
    site.platform.clock.advance(5_000)
    expect(
      (await cleo.call('listDepositBonuses', { query: { currency: 'EUR' } })).find(({ id }) => id === 'welcome-1'),
    ).toMatchObject({ wagerCasino: 99 })
    expect(await held(anna, 'Welcome bonus 1')).toEqual(before)
    await payOrdered()
    expect((await held(ben, 'Welcome bonus 1')).bonus).toMatchObject({ amount: 50, wagerCasino: 30 })
    await (
      await order(cleo, 'EUR', 50, 'welcome-1')
    )()
    expect((await held(cleo, 'Welcome bonus 1')).bonus).toMatchObject({ amount: 5, wagerCasino: 99 })
  })

  it('and cannot be read leaves the last good offers, told once with the file and the key', () => {
    const clock = new ManualClock(new Date())
    const warned: unknown[] = []
    const logger = {
      info() {},
      error() {},
      warn: (message: string, fields: unknown) => void warned.push({ message, fields }),
    }
    write('felt-20', shippedFile('felt-20'))
    const offers = createOffers([shipped!, own], { clock, logger })
    const good = offers.current()
    const look = () => {
      clock.advance(5_000)
      return offers.current()
    }
    write('felt-20', { ...shippedFile('felt-20'), gives: { amount: { base: -20 } } })
    expect(look()).toBe(good)
    expect(look()).toBe(good)
    expect(JSON.stringify(warned)).toMatch(/bonuses\/felt-20\.json: gives\.amount\.base /)
    writeFileSync(fileOf(own, 'felt-20'), '{ "names":')
    expect(look()).toBe(good)
    expect(warned).toHaveLength(2)
    write('felt-20', { ...shippedFile('felt-20'), gives: { amount: { base: 25 } } })
    expect(look().offers.get('felt-20')!.gives.amount).toMatchObject({ base: 25 })
    expect(warned).toHaveLength(2)
  })

  it.each([
    ['an unknown key', { surprise: 1 }, /felt-20\.json: file .*surprise/],
    [
      'a package there is not',
      { package: { id: 'nowhere', priority: 1 } },
      /felt-20\.json: package\.id names no package: nowhere/,
    ],
    ['the code of another', { code: { text: 'SPIN20', isSecret: true } }, /code\.text is that of felt-20 too/],
    [
      'a currency the house has not',
      { gives: { amount: { base: 20, currencies: { XXX: 1 } } } },
      /felt-20\.json: currencies names no currency of the house: XXX/,
    ],
    [
      'a percentage without its most',
      { type: 'percentage', gives: { percentage: 50 } },
      /felt-20\.json: gives\.max is missing/,
    ],
  ])('says with the file and the key what is wrong with %s', (_, change, sentence) => {
    write('felt-20', { ...shippedFile('felt-20'), ...change })
    expect(() => readOffers([shipped!, own])).toThrow(sentence)
  })
})
