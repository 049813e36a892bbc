import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testConfig } from '@baize/testkit'
import { afterAll, expect, it } from 'vitest'
import { OfferError, readOffers } from '../../src/modules/offers/bonuses/index.ts'

const [shipped] = testConfig().offerFolders
const folder = mkdtempSync(join(tmpdir(), 'wheels-'))
mkdirSync(join(folder, 'wheels'))
afterAll(() => rmSync(folder, { recursive: true }))

interface File {
  sectors: { id: string; chance: number; gives: object }[]
}

/** What is wrong with the shipped wheel once it is changed. */
function problemsOf(change: (wheel: File) => void): readonly string[] {
  const wheel = JSON.parse(readFileSync(join(shipped!, 'wheels', 'brass-wheel.json'), 'utf8')) as File
  change(wheel)
  writeFileSync(join(folder, 'wheels', 'brass-wheel.json'), JSON.stringify(wheel))
  try {
    readOffers([shipped!, folder])
    return []
  } catch (error) {
    if (!(error instanceof OfferError)) throw error
    return error.problems
  }
}

it('a wheel has chances that sum to exactly a million, names of its own, and prizes that can be given', () => {
  expect(problemsOf(() => {})).toEqual([])
  expect(problemsOf(({ sectors }) => (sectors[0]!.chance -= 1))).toEqual([
    'wheels/brass-wheel.json: sectors have chances of 999999 in all, not of 1000000',
  ])
  expect(problemsOf(({ sectors }) => (sectors[0]!.id = sectors[1]!.id))).toEqual([
    'wheels/brass-wheel.json: sectors have an id twice',
  ])
  for (const [bonus, problem] of [
    ['no-such-bonus', 'names no bonus'],
    ['reload', 'names a bonus that needs a deposit'],
  ])
    expect(problemsOf(({ sectors }) => (sectors[0]!.gives = { kind: 'offer', offer: bonus }))).toEqual([
      `wheels/brass-wheel.json: sectors spins-5 ${problem}: ${bonus}`,
    ])
  expect(
    problemsOf(({ sectors }) => (sectors[1]!.gives = { kind: 'money', amount: { base: 5, currencies: { XXX: 5 } } })),
  ).toEqual(['wheels/brass-wheel.json: currencies names no currency of the house: XXX'])
})
