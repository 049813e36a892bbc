import type { PaymentField, PaymentMethod } from '@baize/contract'

/** What operators allow in a currency, in main units of it. What is `null` is left to the company. */
export interface AmountBound {
  direction: 'deposits' | 'withdrawals'
  currency: string
  /** `null`: every method in the currency. */
  method: string | null
  amountMin: number | null
  amountMax: number | null
  /** Amounts to suggest in place of the company's, the first of them first. */
  presets: readonly number[] | null
}

/**
 * The methods as operators let players use them: within what they allow of the currency and of the method, never beyond
 * what the company takes. A method of which nothing is left is none.
 */
export function withinBounds(
  methods: readonly PaymentMethod[],
  bounds: readonly AmountBound[],
  { direction, currency }: Pick<AmountBound, 'direction' | 'currency'>,
): PaymentMethod[] {
  const here = bounds.filter((bound) => bound.direction === direction && bound.currency === currency)
  return methods.flatMap((method) => {
    const own = here.find((bound) => bound.method === method.method)
    const every = here.find((bound) => bound.method === null)
    return [own, every].reduce<PaymentMethod[]>(
      (left, bound) => (bound ? left.flatMap((known) => narrowed(known, bound)) : left),
      [withPresets(method, own?.presets ?? every?.presets ?? null)],
    )
  })
}

interface Range {
  min: number
  max: number
}

function narrowed(method: PaymentMethod, bound: AmountBound): PaymentMethod[] {
  // Coins come unasked and in any amount, so only the least of an address means something.
  const narrower = within(
    { min: method.amountMin, max: method.amountMax },
    method.type === 'address' ? { ...bound, amountMax: null } : bound,
  )
  const fields = method.fields.map((field) => narrowedField(field, bound))
  if (!narrower || fields.some((field, index) => isEmptied(method.fields[index]!, field))) return []
  const { min, max } = narrower
  const presets = method.presets.filter(({ amount }) => amount >= min && amount <= max)
  return [{ ...method, amountMin: min, amountMax: max, presets: withDefault(presets, method.presets), fields }]
}

/** A network has amounts of its own, which count in place of the method's. */
function narrowedField(field: PaymentField, bound: AmountBound): PaymentField {
  if (!field.options) return field
  const options = field.options.flatMap((option) => {
    const { minAmount, maxAmount } = option
    if (minAmount === undefined || maxAmount === undefined) return [option]
    const narrower = within({ min: minAmount, max: maxAmount }, bound)
    return narrower ? [{ ...option, minAmount: narrower.min, maxAmount: narrower.max }] : []
  })
  return { ...field, options }
}

function isEmptied(before: PaymentField, after: PaymentField): boolean {
  return (before.options?.length ?? 0) > 0 && after.options?.length === 0
}

/** What both allow. */
function within(range: Range, { amountMin, amountMax }: Pick<AmountBound, 'amountMin' | 'amountMax'>): Range | null {
  const min = Math.max(range.min, amountMin ?? range.min)
  const max = Math.min(range.max, amountMax ?? range.max)
  return min <= max ? { min, max } : null
}

type Preset = PaymentMethod['presets'][number]

function withPresets(method: PaymentMethod, presets: readonly number[] | null): PaymentMethod {
  if (!presets) return method
  const { amountMin, amountMax } = method
  const suggested = presets.filter((amount) => amount >= amountMin && amount <= amountMax)
  return { ...method, presets: suggested.map((amount, index) => ({ amount, default: index === 0 })) }
}

/** Where the one that was suggested first is gone, the next takes its place. */
function withDefault(left: Preset[], before: readonly Preset[]): Preset[] {
  const wasSuggested = before.some((preset) => preset.default)
  if (!wasSuggested || left.some((preset) => preset.default)) return left
  return left.map((preset, index) => ({ ...preset, default: index === 0 }))
}
