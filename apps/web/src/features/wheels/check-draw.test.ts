import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { keepsCommitment, numberOf, sectorAt } from '../../../../../scripts/verify-wheel.mjs'
import { checkDraw, sectorOf } from './check-draw.ts'

it('the browser works draws out as the command does', async () => {
  const items = [
    { id: 'often', chance: 700_000 },
    { id: 'seldom', chance: 299_999 },
    { id: 'once', chance: 1 },
  ]
  for (let run = 0; run < 200; run++) {
    const [seed, text] = [randomBytes(32).toString('hex'), `${randomUUID()}:${run}:${randomUUID()}`]
    const { commitment, number } = await checkDraw(seed, text)
    expect(number).toBe(numberOf(seed, text))
    expect(keepsCommitment(seed, commitment)).toBe(true)
    expect(sectorOf(items, number)).toBe(sectorAt(items, number))
  }
  expect([0, 699_999, 700_000, 999_999].map((number) => sectorOf(items, number))).toEqual([
    'often',
    'often',
    'seldom',
    'once',
  ])
})
