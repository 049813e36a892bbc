import { BonusCodeStatus, BonusTrigger, IssueStatus } from '@baize/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { depositListeners } from '../../src/deposit-listeners.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { depositBody, startWithCashier, type TestPlayer } from '../payments/fake-cashier.ts'
import { moneyOf, richPlayer, withdraw } from '../payouts/withdrawing.ts'
import { giveBonus } from '../support/bonuses.ts'
import { makeFeed } from '../support/feed.ts'
import { factsOf } from '../support/money.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>
beforeAll(async () => {
  site = await startWithCashier([...depositListeners])
})
afterAll(async () => {
  expect(await checkLedger(site.platform.pool)).toEqual([])
  await site.platform[Symbol.asyncDispose]()
})

const amount = 5000

async function order(player: TestPlayer, over: object = {}): Promise<string> {
  return (await player.call('createDeposit', { body: await depositBody(player, { amount, ...over }) })).invoiceId
}

async function pay(player: TestPlayer, over: object = {}): Promise<void> {
  await site.report({ paymentId: await order(player, over), status: 'paid', amount: String(amount) })
}

const bonusesOf = (player: TestPlayer, query = {}) => player.call('listPlayerBonuses', { query })
const offersTo = async (player: TestPlayer, query = {}) =>
  (await player.call('listDepositBonuses', { query: { currency: 'EUR', ...query } })).map(({ id, status }) => [
    id,
    status,
  ])
const give = async (player: TestPlayer, sum: bigint, terms = {}) => {
  const [account] = await player.call('listAccounts', {})
  const to = { playerId: player.id, accountId: account!.id }
  return giveBonus(site.platform.pool, to, sum, terms, site.platform.clock.now())
}

describe('a deposit with a bonus', () => {
  it('gives it in the transaction that lands the money, active where no other is, and tells the open pages', async () => {
    const anna = await site.platform.player()
    await pay(anna, { bonusId: 'welcome-1' })
    expect(await bonusesOf(anna)).toMatchObject([
      {
        status: 2,
        amount: 50,
        name: 'Welcome bonus 1',
        names: { en: 'Welcome bonus 1', de: 'Willkommensbonus 1', fa: 'بونوس خوش‌آمد ۱' },
        packageNames: { en: 'Welcome package', de: 'Willkommenspaket' },
        packageId: 'welcome',
        requiredWagerCasinoAmount: 1500,
        wagerWeights: { games: {}, types: {} },
        maxBetAmount: 5,
      },
    ])
    const [account] = await anna.call('listAccounts', {})
    expect(account).toMatchObject({ balance: 100, realBalance: 50, bonusBalance: 50, withdrawalBalance: 50 })
    const told = await factsOf(site.platform.pool, 'bonus:player-bonuses', anna.id)
    expect(told.map(({ event }) => event)).toEqual(['player.bonus.created', 'player.bonus.updated'])
  })

  it('gives it once however often the deposit is reported, and not for one that fails', async () => {
    const anna = await site.platform.player()
    const [paid, failed] = [await order(anna, { bonusId: 'welcome-1' }), await order(anna, { bonusId: 'felt-20' })]
    const report = { paymentId: paid, status: 'paid' as const, amount: String(amount) }
    await Promise.all([site.report(report), site.report(report), site.report(report)])
    await site.report({ paymentId: failed, status: 'failed', amount: String(amount) })
    expect(await bonusesOf(anna)).toHaveLength(1)
  })

  it('gives a bonus for first deposits once, whichever of two deposits lands first', async () => {
    const anna = await site.platform.player()
    const ids = [await order(anna, { bonusId: 'welcome-1' }), await order(anna, { bonusId: 'welcome-1' })]
    await Promise.all(ids.map((paymentId) => site.report({ paymentId, status: 'paid', amount: String(amount) })))
    expect(await bonusesOf(anna)).toHaveLength(1)
  })

  it('gives nothing to who declined, and refuses a bonus the player cannot have', async () => {
    const anna = await site.platform.player()
    await pay(anna, { bonusId: 'welcome-1', isBonusDecline: true })
    expect(await bonusesOf(anna)).toEqual([])
    for (const bonusId of ['welcome-1', 'welcome-3', 'quiet-word', 'regulars', 'no-such-bonus'])
      expect(await anna.refusal('createDeposit', { body: await depositBody(anna, { amount, bonusId }) })).toMatchObject(
        {
          status: 409,
          code: 14301,
        },
      )
  })

  it('leaves out what the amount does not set off', async () => {
    const anna = await site.platform.player()
    const invoiceId = await order(anna, { bonusId: 'welcome-1', amount: 1500 })
    await site.report({ paymentId: invoiceId, status: 'paid', amount: '1500' })
    expect(await bonusesOf(anna)).toEqual([])
  })
})

describe('what a player is offered', () => {
  it('is the welcome package first, its later members as planned, and what a public code opens', async () => {
    const anna = await site.platform.player()
    expect(await offersTo(anna)).toEqual([
      ['felt-20', 2],
      ['welcome-1', 2],
      ['welcome-2', 1],
      ['welcome-3', 1],
    ])
    expect(await offersTo(anna, { amount: 25 })).toEqual([
      ['welcome-1', 2],
      ['welcome-2', 1],
      ['welcome-3', 1],
    ])
    await pay(anna, { bonusId: 'welcome-1' })
    expect(await offersTo(anna, { bonusIds: ['welcome-1', 'welcome-2'] })).toEqual([['welcome-2', 2]])
  })

  it('tells of each bonus whether it was received, can be had, or not', async () => {
    const anna = await site.platform.player()
    await pay(anna, { bonusId: 'welcome-1' })
    const bonusIds = ['welcome-1', 'welcome-2', 'welcome-3', 'none']
    const statuses = await anna.call('listBonusStatuses', { query: { bonusIds, currency: 'EUR' } })
    expect(statuses.map(({ id, status }) => [id, status])).toEqual([
      ['welcome-1', IssueStatus.received],
      ['welcome-2', IssueStatus.available],
      ['welcome-3', IssueStatus.notAvailable],
      ['none', IssueStatus.closed],
    ])
  })
})

describe('holding bonuses', () => {
  it('makes an issued one active; the former one is cancelled and cash stays as it is', async () => {
    const anna = await site.platform.player()
    const [first, second] = [await give(anna, 500n), await give(anna, 700n)]
    const active = await anna.call('activatePlayerBonus', { params: { id: second } })
    expect(active).toMatchObject({ id: second, status: 2 })
    const held = await bonusesOf(anna)
    expect(new Map(held.map(({ id, status, result }) => [id, [status, result]]))).toEqual(
      new Map([
        [first, [3, 3]],
        [second, [2, 1]],
      ]),
    )
    const [account] = await anna.call('listAccounts', {})
    expect(account).toMatchObject({ realBalance: 0, bonusBalance: 7 })
  })

  it('cancels once, and says no to what has ended, is not theirs or does not exist', async () => {
    const anna = await site.platform.player()
    const ben = await site.platform.player()
    const id = await give(anna, 500n)
    expect(await anna.call('cancelPlayerBonus', { params: { id } })).toMatchObject({ status: 3, result: 3 })
    const ended = { status: 409, code: 14301 }
    expect(await anna.refusal('cancelPlayerBonus', { params: { id } })).toMatchObject(ended)
    expect(await anna.refusal('activatePlayerBonus', { params: { id } })).toMatchObject(ended)
    expect(await ben.refusal('cancelPlayerBonus', { params: { id } })).toMatchObject({ status: 404 })
    expect(await anna.refusal('activatePlayerBonus', { params: { id: 'x' } })).toMatchObject({ status: 404 })
    expect(await bonusesOf(anna, { status: [1, 2] })).toEqual([])
  })

  it('cancels one of two simultaneous attempts', async () => {
    const anna = await site.platform.player()
    const id = await give(anna, 500n)
    const attempts = await Promise.allSettled([1, 2].map(() => anna.call('cancelPlayerBonus', { params: { id } })))
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a game that the active bonus leaves out', () => {
  it('does not open for real money until the bonus has ended', async () => {
    await syncFeed(site.platform.pool, 'studio', new Date(), makeFeed(1))
    const anna = await site.platform.player()
    const body = { lobbyUrl: '/', locale: 'en', countryCode: 'DE', platform: 2, demoMode: false } as const
    const id = await give(anna, 500n, { games: ['game-0'], gamesExcluded: true })
    const play = { params: { id: 'game-0' }, body }
    expect(await anna.refusal('playGame', play)).toMatchObject({ status: 400, code: 14306 })
    await anna.call('cancelPlayerBonus', { params: { id } })
    await anna.call('playGame', play)
  })
})

describe('a withdrawal', () => {
  it.each([
    ['keeps', 2, 1],
    ['cancels', 3, 3],
  ] as const)('takes cash alone, and %s the active bonus as its terms say', async (onWithdrawal, status, result) => {
    const anna = await richPlayer(site.platform)
    await give(anna, 500n, { onWithdrawal })
    expect(await bonusesOf(anna)).toMatchObject([{ endsOnWithdrawal: onWithdrawal === 'cancels' }])
    await withdraw(anna)
    expect(await bonusesOf(anna)).toMatchObject([{ status, result }])
    expect(await moneyOf(anna)).toEqual({ realBalance: 74.5, lockedBalance: 25.5, withdrawalBalance: 74.5 })
  })
})

describe('codes', () => {
  it('of a deposit wait for it, are attached to it, and tell what became of them', async () => {
    const anna = await site.platform.player()
    const body = { bonusCode: 'felt20', trigger: BonusTrigger.code }
    const code = await anna.call('applyBonusCode', { body })
    expect(code).toMatchObject({ status: BonusCodeStatus.waitingForDeposit, bonusCode: 'FELT20' })
    const [waiting] = await anna.call('listBonusCodes', { query: { trigger: BonusTrigger.deposit } })
    expect(waiting).toMatchObject({ id: code.id })
    await pay(anna)
    expect(await bonusesOf(anna)).toMatchObject([{ name: 'Felt bonus', amount: 20 }])
    expect(await anna.call('listBonusCodes', { query: { trigger: BonusTrigger.deposit } })).toEqual([])
    expect(await factsOf(site.platform.pool, 'bonus:player-bonus-codes', anna.id)).toMatchObject([
      { event: 'player.bonus.code.updated', playerBonusCode: { id: code.id, status: BonusCodeStatus.applied } },
    ])
  })

  it('of nothing but themselves give the bonus at once, and once', async () => {
    const anna = await site.platform.player()
    const body = { bonusCode: 'QUIETWORD', trigger: BonusTrigger.code }
    expect(await anna.call('applyBonusCode', { body })).toMatchObject({ status: BonusCodeStatus.applied })
    expect(await anna.call('applyBonusCode', { body })).toMatchObject({ status: BonusCodeStatus.notAvailable })
    expect(await bonusesOf(anna)).toMatchObject([{ name: 'A quiet word', amount: 5, sticky: true }])
  })

  it('that wait can be taken back, once and by nobody else', async () => {
    const [anna, ben] = [await site.platform.player(), await site.platform.player()]
    const body = { bonusCode: 'FELT20', trigger: BonusTrigger.deposit }
    const { id } = await anna.call('applyBonusCode', { body })
    const remove = { body: { playerBonusCodeId: id } }
    expect(await ben.refusal('removeBonusCode', remove)).toMatchObject({ status: 404 })
    expect(await anna.call('removeBonusCode', remove)).toMatchObject({ id })
    expect(await anna.refusal('removeBonusCode', remove)).toMatchObject({ status: 404 })
    await pay(anna)
    expect(await bonusesOf(anna)).toEqual([])
  })

  it('that are wrong are told so, and too many of them block every further one for three minutes', async () => {
    const anna = await site.platform.player()
    const wrong = { body: { bonusCode: 'nothing', trigger: BonusTrigger.code } }
    for (let tries = 0; tries < 10; tries++)
      expect(await anna.call('applyBonusCode', wrong)).toMatchObject({ status: BonusCodeStatus.incorrect })
    const right = { body: { bonusCode: 'QUIETWORD', trigger: BonusTrigger.code } }
    expect(await anna.refusal('applyBonusCode', wrong)).toMatchObject({ status: 400, code: 5 })
    expect(await anna.refusal('applyBonusCode', right)).toMatchObject({ status: 400, code: 5 })
    site.platform.clock.advance(181_000)
    expect(await anna.call('applyBonusCode', right)).toMatchObject({ status: BonusCodeStatus.applied })
  })
})
