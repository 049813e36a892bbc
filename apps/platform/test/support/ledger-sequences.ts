import fc from 'fast-check'

/** One step of a random sequence. Numbers name accounts, keys and earlier steps by their place, modulo how many there are. */
export type Step =
  | { type: 'post'; postings: { from: number; to: number; part: Part }[]; currency: number; isMixed: boolean }
  | { type: 'hold'; account: number; currency: number; part: Part }
  | { type: 'postHold'; hold: number; to: number; part: Part | undefined }
  | { type: 'voidHold'; hold: number }
  | { type: 'reverse'; entry: number }
  | { type: 'repeat'; step: number; isChanged: boolean }

/** An amount as a share of what the account holds, in thousandths, plus some smallest units. */
export interface Part {
  thousandths: number
  units: bigint
}

const place = fc.nat(1_000_000)

const part: fc.Arbitrary<Part> = fc.record({
  thousandths: fc.integer({ min: 0, max: 1_100 }),
  // Up to a million main units of a currency with eighteen decimals; now and then zero or below.
  units: fc.oneof(
    { weight: 6, arbitrary: fc.bigInt(1n, 1_000n) },
    { weight: 2, arbitrary: fc.bigInt(1n, 10n ** 24n) },
    { weight: 1, arbitrary: fc.bigInt(-3n, 0n) },
  ),
})

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      type: fc.constant('post' as const),
      currency: place,
      isMixed: fc.integer({ min: 0, max: 30 }).map((roll) => roll === 0),
      postings: fc.array(fc.record({ from: place, to: place, part }), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('hold' as const), account: place, currency: place, part }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('postHold' as const),
      hold: place,
      to: place,
      part: fc.option(part, { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('voidHold' as const), hold: place }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reverse' as const), entry: place }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('repeat' as const), step: place, isChanged: fc.boolean() }) },
)
