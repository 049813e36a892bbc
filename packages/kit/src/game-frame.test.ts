import { describe, expect, it } from 'vitest'
import { fromGame, fromSite, readGameMessage, readSiteMessage } from './game-frame.ts'

const GAME = 'http://game.example'
const SITE = 'https://site.example'
const settled = { type: 'round-settled', round: 'a'.repeat(32), stake: '100', win: '0', balance: '900' } as const

describe('messages between a game and the site around it', () => {
  it('are read as they were said', () => {
    expect(readGameMessage({ origin: GAME, data: fromGame(settled) }, GAME)).toEqual(settled)
    const key = { type: 'key', key: 'ArrowUp' } as const
    expect(readSiteMessage({ origin: SITE, data: fromSite(key) }, SITE)).toEqual(key)
  })

  it('from anywhere else are not heard', () => {
    expect(readGameMessage({ origin: SITE, data: fromGame(settled) }, GAME)).toBeNull()
    expect(readSiteMessage({ origin: 'null', data: fromSite({ type: 'pause' }) }, SITE)).toBeNull()
    expect(readGameMessage({ origin: GAME, data: fromSite({ type: 'pause' }) }, GAME)).toBeNull()
  })

  it.each([
    ['of another type', { type: 'constructor' }],
    ['without a part', { ...settled, balance: undefined }],
    ['with a sum that is none', { ...settled, win: '-1' }],
    ['with a sum as a number', { ...settled, win: 5 }],
    ['with a round of no id', { ...settled, round: '<b>' }],
    ['with a reason nobody knows', { ...settled, type: 'bet-refused', reason: 'mood', fits: null }],
  ])('%s are not heard', (_case, said) => {
    expect(readGameMessage({ origin: GAME, data: { source: 'baize-studio', ...said } }, GAME)).toBeNull()
  })

  it('carry nothing but what the contract names', () => {
    const data = { ...fromGame({ type: 'ready', balance: '1' }), html: '<b>' }
    expect(readGameMessage({ origin: GAME, data }, GAME)).toEqual({ type: 'ready', balance: '1' })
  })

  it('that are no messages are not heard', () => {
    for (const data of [null, 'ready', 7, [], { source: 'baize-studio' }])
      expect(readGameMessage({ origin: GAME, data }, GAME)).toBeNull()
    expect(readSiteMessage({ origin: SITE, data: { source: 'baize-site', type: 'key', key: 'F5' } }, SITE)).toBeNull()
  })
})
