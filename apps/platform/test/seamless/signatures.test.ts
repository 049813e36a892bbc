import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStudio } from './studio.ts'

let studio: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio[Symbol.asyncDispose]())

describe('a call to the wallet', () => {
  it('is unauthorised from an unknown sender, with another secret, or with a changed body', async () => {
    const anna = await studio.player(1000n)
    const forgeries = [{ sender: 'stranger' }, { secret: 'guessed' }, { sentBody: '{"amount":"1"}' }]
    for (const forgery of forgeries) {
      const reply = await anna.bet({}, forgery)
      expect(reply).toMatchObject({ statusCode: 401, json: { status: 'unauthorized' } })
    }
    expect(await anna.balance()).toBe('1000')
  })

  it('is unauthorised more than a minute early or late', async () => {
    const anna = await studio.player(1000n)
    const nowMs = studio.clock.now().getTime()
    for (const timestampMs of [nowMs - 60_001, nowMs + 60_001])
      expect(await anna.bet({}, { timestampMs })).toMatchObject({ statusCode: 401 })
    expect(await anna.bet({}, { timestampMs: nowMs - 60_000 })).toMatchObject({ statusCode: 200 })
  })

  it('is unauthorised when it is sent a second time with the same nonce', async () => {
    const anna = await studio.player(1000n)
    const body = { transactionId: 'replayed', roundId: 'replayed' }
    const forgery = { nonce: 'nonce-used-twice', timestampMs: studio.clock.now().getTime() }
    expect(await anna.bet(body, forgery)).toMatchObject({ statusCode: 200 })
    expect(await anna.bet(body, forgery)).toMatchObject({
      statusCode: 401,
      json: { message: 'the nonce was used before' },
    })
  })

  it.each([
    ['text that is not JSON', '{"amount":'],
    ['a list', '[]'],
    ['nothing', ''],
    ['a missing member', '{"sessionToken":"s"}'],
  ])('is malformed with %s', async (_title, text) => {
    expect(await studio.call('bet', text)).toMatchObject({ statusCode: 400, json: { status: 'malformed' } })
  })

  it.each([
    ['a stake of nothing', { amount: '0' }],
    ['a negative stake', { amount: '-1' }],
    ['a stake with a fraction', { amount: '1.5' }],
    ['a number instead of digits', { amount: 100 }],
    ['a stake of 31 digits', { amount: '1'.repeat(31) }],
    ['an id of 129 characters', { transactionId: 'x'.repeat(129) }],
    ['a NUL in an id', { roundId: 'a\0b' }],
    ['an unknown member', { bonus: true }],
  ])('is malformed with %s', async (_title, over) => {
    const anna = await studio.player(1000n)
    expect(await anna.bet(over)).toMatchObject({ statusCode: 400, json: { status: 'malformed' } })
    expect(await anna.balance()).toBe('1000')
  })

  it('of more than 16 KB is refused before it is read', async () => {
    const reply = await studio.call('bet', JSON.stringify({ sessionToken: 'x'.repeat(17_000) }))
    expect(reply).toMatchObject({ statusCode: 413, json: { status: 'malformed' } })
  })

  it('may carry the largest amount there is', async () => {
    const anna = await studio.player(1000n)
    await anna.bet({ roundId: 'huge' })
    expect((await anna.win({ roundId: 'huge', amount: '9'.repeat(30) })).json['status']).toBe('win_waiting')
    expect((await anna.bet({ amount: '9'.repeat(30) })).json['status']).toBe('insufficient_funds')
  })
})
