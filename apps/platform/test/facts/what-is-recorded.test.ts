import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStudio } from '../seamless/studio.ts'
import { recorded } from './log.ts'

let platform: TestPlatform
let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  platform = await startTestPlatform()
  studio = await startStudio()
})
afterAll(async () => {
  await platform[Symbol.asyncDispose]()
  await studio[Symbol.asyncDispose]()
})

const kindsOf = async (player: TestPlayer) => (await recorded(platform.pool, player.id)).map(({ kind }) => kind)

describe('the log tells', () => {
  it('that somebody registered, got an account and is signed in', async () => {
    const anna = await platform.player({ currency: 'USD' })
    const [account] = await anna.call('listAccounts', {})
    expect(await recorded(platform.pool, anna.id)).toEqual([
      { kind: 'player_registered', data: { contact: 'email', currency: 'USD' } },
      { kind: 'account_opened', data: { accountId: account!.id, currency: 'USD' } },
      { kind: 'signed_in', data: { sessionId: anna.sessionId } },
    ])
  })

  it('of each session that was closed, once', async () => {
    const anna = await platform.player()
    const { email: login, password } = anna
    const first = await anna.call('createSession', { body: { login, password } })
    const second = await anna.call('createSession', { body: { login, password } })
    await anna.call('closeSession', { params: { id: first.sessionId } })
    await anna.call('closeSession', { params: { id: first.sessionId } })
    await anna.call('changePassword', {
      body: { currentPassword: password, newPassword: 'another horse', repeatNewPassword: 'another horse' },
    })
    await anna.call('logout', {})
    const closed = (await recorded(platform.pool, anna.id)).filter(({ kind }) => kind === 'session_closed')
    expect(closed.map(({ data }) => data)).toEqual(
      [first.sessionId, second.sessionId, anna.sessionId].map((sessionId) => ({ sessionId })),
    )
  })

  it('which members of a profile changed, and not to what', async () => {
    const anna = await platform.player()
    await anna.call('updateProfile', { body: { nickname: 'anna', city: 'Ulm' } })
    await anna.call('updateProfile', { body: { nickname: 'anna', city: 'Bonn' } })
    await anna.call('updateProfile', { body: { city: 'Bonn' } })
    const changes = (await recorded(platform.pool, anna.id)).filter(({ kind }) => kind === 'profile_changed')
    expect(changes.map(({ data }) => data)).toEqual([{ members: ['city', 'nickname'] }, { members: ['city'] }])
  })

  it('of accounts opened and switched, and nothing of what was refused', async () => {
    const anna = await platform.player()
    const accounts = await anna.call('createAccount', { body: { currency: 'USD' } })
    await anna.call('createAccount', { body: { currency: 'USD' } })
    const dollars = accounts.find(({ currency }) => currency === 'USD')!
    await anna.call('switchAccount', { params: { id: dollars.id } })
    await anna.call('switchAccount', { params: { id: dollars.id } })
    await anna.refusal('hideAccount', { params: { id: dollars.id } })
    expect((await kindsOf(anna)).slice(3)).toEqual(['account_opened', 'account_switched'])
  })

  it('of stakes, wins and stakes given back, each once however often the studio says it', async () => {
    const anna = await studio.player(1000n)
    for (let said = 0; said < 2; said++) {
      await anna.bet({ roundId: 'r1', transactionId: 'f-bet', amount: '100' })
      await anna.win({ roundId: 'r1', transactionId: 'f-win', amount: '30' })
      await anna.bet({ roundId: 'r2', transactionId: 'f-bet-2', amount: '50' })
      await anna.rollback({ roundId: 'r2', transactionId: 'f-back', betTransactionId: 'f-bet-2' })
      await anna.bet({ roundId: 'r3', transactionId: 'f-refused', amount: '100000' })
      await anna.win({ roundId: 'r1', transactionId: 'f-nothing', amount: '0' })
    }
    const movements = (await recorded(studio.pool, anna.playerId)).slice(1)
    const movement = { source: 'studio', currency: 'EUR', accountId: anna.account.id }
    expect(movements).toMatchObject([
      { kind: 'stake_taken', data: { ...movement, round: 'r1', amount: '100' } },
      { kind: 'win_paid', data: { ...movement, round: 'r1', amount: '30' } },
      { kind: 'stake_taken', data: { ...movement, round: 'r2', amount: '50' } },
      { kind: 'stake_given_back', data: { ...movement, round: 'r2', amount: '50' } },
    ])
  })
})
