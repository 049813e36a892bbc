import type { PaymentField, PaymentMethod } from '@baize/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AmountBound, withinBounds } from './bounds.ts'
import { limitsOf } from './check-fields.ts'
import { addressMethods, cashierMethods, depositMethods } from './methods.ts'
import { fieldView, network } from './fields.ts'

const euro = { direction: 'deposits', currency: 'EUR' } as const
const bound = (over: Partial<AmountBound>): AmountBound => ({
  ...euro,
  method: null,
  amountMin: null,
  amountMax: null,
  presets: null,
  ...over,
})

const method = (over: Partial<PaymentMethod> = {}): PaymentMethod => ({
  method: 'card',
  type: 'form',
  processingType: 'form',
  names: { en: 'Card', de: 'Karte', fa: 'کارت' },
  logo: null,
  icon: 'card',
  amountMin: 10,
  amountMax: 5000,
  presets: [20, 50, 100, 200].map((amount) => ({ amount, default: amount === 50 })),
  fields: [],
  ...over,
})

const networks = (ranges: readonly { min: number; max: number }[]): PaymentField =>
  fieldView(
    network(
      ranges.map(({ min, max }, index) => ({
        id: `net-${index}`,
        name: `Net ${index}`,
        pattern: '.*',
        minAmount: min,
        maxAmount: max,
      })),
    ),
    0,
    null,
  )

const within = (known: PaymentMethod, ...bounds: AmountBound[]) => withinBounds([known], bounds, euro)[0]

describe('bounds', () => {
  it('leave a method alone of which nothing is said', () => {
    const card = method()
    expect(within(card)).toEqual(card)
    expect(within(card, bound({ currency: 'USD', amountMin: 100 }), bound({ method: 'qr', amountMax: 20 }))).toEqual(
      card,
    )
    expect(within(card, bound({ direction: 'withdrawals', amountMin: 100 }))).toEqual(card)
  })

  it('of the currency and of the method hold both', () => {
    const both = [bound({ amountMin: 20, amountMax: 1000 }), bound({ method: 'card', amountMin: 15, amountMax: 800 })]
    expect(within(method(), ...both)).toMatchObject({ amountMin: 20, amountMax: 800 })
  })

  it('take a method away of which nothing is left', () => {
    expect(within(method(), bound({ amountMin: 6000 }))).toBeUndefined()
    expect(within(method(), bound({ amountMax: 500 }), bound({ method: 'card', amountMin: 501 }))).toBeUndefined()
    expect(within(method(), bound({ amountMin: 5000 }))).toMatchObject({ amountMin: 5000, amountMax: 5000 })
  })

  it('suggest other amounts, and none that may not be paid', () => {
    expect(within(method(), bound({ amountMin: 60 }))!.presets).toEqual([
      { amount: 100, default: true },
      { amount: 200, default: false },
    ])
    expect(within(method(), bound({ presets: [30, 7, 4000], amountMax: 3000 }))!.presets).toEqual([
      { amount: 30, default: true },
    ])
    const own = [bound({ presets: [30] }), bound({ method: 'card', presets: [70, 80] })]
    expect(within(method(), ...own)!.presets.map(({ amount }) => amount)).toEqual([70, 80])
  })

  it('hold for each network, and leave out those of which nothing is left', () => {
    const fields = [
      networks([
        { min: 1, max: 20 },
        { min: 50, max: 90 },
      ]),
    ]
    const coin = method({ fields, amountMin: 1, amountMax: 100, presets: [] })
    expect(within(coin, bound({ amountMax: 30 }))!.fields[0]!.options).toMatchObject([
      { id: 'net-0', minAmount: 1, maxAmount: 20 },
    ])
    expect(within(coin, bound({ amountMin: 95 }))).toBeUndefined()
  })

  it('mean the least alone of an address, to which coins come in any amount', () => {
    const address = method({ type: 'address', fields: [networks([])], amountMin: 5, presets: [] })
    expect(within(address, bound({ amountMin: 8, amountMax: 50 }))).toMatchObject({ amountMin: 8, amountMax: 5000 })
  })
})

it('never let anything be paid that the company does not take', () => {
  const amount = fc.integer({ min: 1, max: 2000 })
  const range = fc
    .tuple(amount, amount)
    .map(([left, right]) => ({ min: Math.min(left, right), max: Math.max(left, right) }))
  const asMethod = fc
    .record({ range, ranges: fc.array(range, { maxLength: 3 }), presets: fc.array(amount, { maxLength: 4 }) })
    .map(({ range: { min, max }, ranges, presets }) =>
      method({
        amountMin: min,
        amountMax: max,
        fields: ranges.length > 0 ? [networks(ranges)] : [],
        presets: presets
          .filter((preset) => preset >= min && preset <= max)
          .map((preset) => ({ amount: preset, default: false })),
      }),
    )
  const maybe = fc.option(amount)
  const asBound = fc.record({
    direction: fc.constantFrom('deposits' as const, 'withdrawals' as const),
    currency: fc.constantFrom('EUR', 'USD'),
    method: fc.constantFrom('card', 'qr', null),
    amountMin: maybe,
    amountMax: maybe,
    presets: fc.option(fc.array(amount, { minLength: 1, maxLength: 4 })),
  })
  let compared = 0
  fc.assert(
    fc.property(asMethod, fc.array(asBound, { maxLength: 6 }), (company, bounds) => {
      const [house] = withinBounds([company], bounds, euro)
      if (!house) return
      const { amountMin, amountMax, presets } = house
      expect(amountMin).toBeGreaterThanOrEqual(company.amountMin)
      expect(amountMax).toBeLessThanOrEqual(company.amountMax)
      expect(presets.every((preset) => preset.amount >= amountMin && preset.amount <= amountMax)).toBe(true)
      for (const { id } of house.fields[0]?.options ?? []) {
        const filled = { crypto_network: id }
        const [own, told] = [limitsOf(house, filled), limitsOf(company, filled)]
        expect(own.min).toBeGreaterThanOrEqual(told.min)
        expect(own.max).toBeLessThanOrEqual(told.max)
        expect(own.min).toBeLessThanOrEqual(own.max)
        compared++
      }
    }),
    { numRuns: 2000 },
  )
  expect(compared).toBeGreaterThan(100)
})

it('leave every method of the house as it is where nothing is said', () => {
  const currency = {
    code: 'EUR',
    name: 'Euro',
    symbol: '€',
    type: 'fiat' as const,
    isBase: true,
    isEnabled: true,
    subunitToUnit: 100,
    rate: { rate: 100, rateTime: '2026-11-01T00:00:00.000Z' },
  }
  const all = depositMethods([...cashierMethods, ...addressMethods], currency, { takesCredit: true, known: {} })
  expect(all.length).toBeGreaterThan(4)
  expect(withinBounds(all, [], euro)).toEqual(all)
})
