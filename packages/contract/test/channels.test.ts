import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  type Account,
  channelName,
  channels,
  channelTable,
  type EventOf,
  findChannel,
  maySubscribe,
  publication,
} from '../src/index.ts'

const playerId = '4f7c1d3e-0a51-4c0e-9d3f-2f1f0a0b0c0d'
const other = 'aaaaaaaa-0a51-4c0e-9d3f-2f1f0a0b0c0d'

/** One name of each channel, with who may read it. */
const names: [keyof typeof channels, string, 'owner' | 'everyone'][] = [
  ['walletAccounts', `wallet:accounts#${playerId}`, 'owner'],
  ['paymentInvoices', `payment:invoices#${playerId}`, 'owner'],
  ['playerBonusCodes', `bonus:player-bonus-codes#${playerId}`, 'owner'],
  ['playerBonuses', `bonus:player-bonuses#${playerId}`, 'owner'],
  ['playerFreespins', `bonus:player-freespins#${playerId}`, 'owner'],
  ['quests', `retention:quests#${playerId}`, 'owner'],
  ['loyaltyAccounts', `retention:accounts#${playerId}`, 'owner'],
  ['wheelSpins', `retention:wheels#${playerId}`, 'owner'],
  ['messengerNotifications', `messenger:notifications#${playerId}`, 'owner'],
  ['gameBets', `game:bets#${playerId}`, 'owner'],
  ['playerProfile', `player:profile#${playerId}`, 'owner'],
  ['tournaments', 'tournaments', 'everyone'],
  ['onlinePlayers', 'global:online', 'everyone'],
  ['tournamentLeaderboard', 'tournaments:t1', 'everyone'],
  ['tournamentPlayerEntry', `tournaments:t1#${playerId}`, 'owner'],
  ['winners', 'game:winners:mobile:DE', 'everyone'],
  ['activityBoard', 'activity-board:boards#high-rollers', 'everyone'],
]

describe('the channels', () => {
  it('are those of the realtime contract, each found by its name and by no other', () => {
    expect(names.map(([name]) => name).toSorted()).toEqual(Object.keys(channels).toSorted())
    for (const [name, text] of names) expect(findChannel(text)?.channel, text).toBe(channels[name])
  })

  it.each(names)('%s is for the readers the contract names', (_, name, access) => {
    expect(maySubscribe(name, playerId)).toBe(true)
    expect(maySubscribe(name, other)).toBe(access === 'everyone')
    expect(maySubscribe(name, undefined)).toBe(access === 'everyone')
  })

  it('are nobody’s under names that are not theirs', () => {
    for (const name of [
      '',
      'wallet:accounts',
      'wallet:accounts#',
      `wallet:accounts#${playerId}#${playerId}`,
      `wallet:accounts#${playerId}\n`,
      ` wallet:accounts#${playerId}`,
      `wallet:other#${playerId}`,
      'game:winners:tablet:DE',
      'game:winners:mobile:de',
      'tournaments:',
      'tournaments:a:b',
      '$private',
    ])
      expect(maySubscribe(name, playerId), name).toBe(false)
  })

  it('keep a history where the contract asks for one', () => {
    const kept = Object.entries(channels).filter(([, { historySize }]) => historySize > 0)
    expect(kept.map(([name, { historySize }]) => [name, historySize])).toEqual([['activityBoard', 11]])
  })

  it('are told to the browser without their schemas', () => {
    for (const [name, rule] of Object.entries(channelTable))
      expect(channels[name as keyof typeof channels]).toMatchObject(rule)
    expect(Object.keys(channelTable).toSorted()).toEqual(Object.keys(channels).toSorted())
  })
})

describe('a channel name', () => {
  it('is written from its parts and found again with them', () => {
    const name = channelName(channels.tournamentPlayerEntry, { tournamentId: 't1', playerId })
    expect(name).toBe(`tournaments:t1#${playerId}`)
    expect(findChannel(name)?.parameters).toEqual({ tournamentId: 't1', playerId })
    expect(channelName(channels.onlinePlayers, {})).toBe('global:online')
  })

  it('cannot be made to name another channel', () => {
    for (const part of ['', `x#${playerId}`, 'a:b', 'a b', 'x'.repeat(65)])
      expect(() => channelName(channels.walletAccounts, { playerId: part })).toThrow(RangeError)
    expect(() => channelName(channels.winners, { platform: 'tablet', country: 'DE' })).toThrow(RangeError)
  })
})

describe('a publication', () => {
  const account: Account = {
    id: 'a1',
    version: 3,
    currency: 'EUR',
    status: 1,
    balance: 12.5,
    realBalance: 10,
    bonusBalance: 2.5,
    lockedBalance: 0,
    withdrawalBalance: 10,
  }

  it('goes to the channel of its parts and carries its event', () => {
    const told = publication(channels.walletAccounts, { playerId }, { event: 'account.balance.updated', account })
    expect(told).toEqual({
      channel: `wallet:accounts#${playerId}`,
      data: { event: 'account.balance.updated', account },
    })
  })

  it('is typed by its channel, one payload for each event', () => {
    expectTypeOf<EventOf<typeof channels.quests>['event']>().toEqualTypeOf<'quest.updated' | 'quest.task.updated'>()
    expectTypeOf<EventOf<typeof channels.onlinePlayers>>().toEqualTypeOf<never>()
    // @ts-expect-error an account without its balances is not one
    const partial: EventOf<typeof channels.walletAccounts> = { event: 'account.balance.updated', account: { id: 'a1' } }
    const schema = channels.walletAccounts.events['account.balance.updated']
    expect(schema.safeParse({ account: partial.account }).success).toBe(false)
    expect(schema.safeParse({ account }).success).toBe(true)
  })
})
