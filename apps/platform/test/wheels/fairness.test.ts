import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { numberOf as numberInScript, sectorAt as sectorInScript } from '../../../../scripts/verify-wheel.mjs'
import { createOffers } from '../../src/modules/offers/bonuses/index.ts'
import { drawnFrom, numberOf, sectorAt } from '../../src/modules/offers/wheels/index.ts'
import { silentLogger, systemClock } from '@baize/kit'

/** `WHEEL_SPINS=1000000` for the figure. */
const SPINS = Number(process.env['WHEEL_SPINS'] ?? 20_000)
/** How many draws one seed serves here. */
const PER_SEED = 1000

it('every sector comes as often as its chance says, and the verifier agrees with every draw', () => {
  const folder = fileURLToPath(new URL('../../../../offers', import.meta.url))
  const { sectors } = createOffers([folder], { clock: systemClock, logger: silentLogger })
    .current()
    .wheels.get('brass-wheel')!
  const drawn = new Map(sectors.map(({ id }) => [id, 0]))
  let [seed, disagreements] = [randomBytes(32), 0]
  for (let spin = 0; spin < SPINS; spin++) {
    if (spin % PER_SEED === 0) seed = randomBytes(32)
    const text = drawnFrom({ playerId: randomUUID(), turn: (spin % 7) + 1, playerKey: randomUUID() })
    const { id } = sectorAt(sectors, numberOf(seed, text))
    drawn.set(id, drawn.get(id)! + 1)
    if (sectorInScript(sectors, numberInScript(seed.toString('hex'), text)) !== id) disagreements++
  }
  expect(disagreements).toBe(0)
  const errors = sectors.map(({ id, chance }) => {
    const p = chance / 1_000_000
    return { id, errors: Math.abs(drawn.get(id)! - SPINS * p) / Math.sqrt(SPINS * p * (1 - p)) }
  })
  if (process.env['WHEEL_SPINS']) process.stdout.write(`${JSON.stringify(errors)}\n`)
  for (const { id, errors: distance } of errors) expect(distance, id).toBeLessThan(4)
})

it('numbers are spread evenly over the whole million', () => {
  const seed = randomBytes(32)
  const buckets = Array.from({ length: 10 }, () => 0)
  const count = 10_000
  for (let turn = 0; turn < count; turn++) buckets[Math.floor(numberOf(seed, `${turn}`) / 100_000)]! += 1
  const squares = buckets.reduce((sum, seen) => sum + (seen - count / 10) ** 2 / (count / 10), 0)
  // Chi-squared with nine degrees of freedom passes it once in ten million runs.
  expect(squares).toBeLessThan(48)
})
