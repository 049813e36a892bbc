import type { PaymentField, PaymentMethod } from '@baize/contract'
import type { FieldValues } from '../payment/payment-fields.ts'

/** Which field chooses how coins travel, or which coins. */
const NETWORK = 'crypto_network'
const COIN = 'currencyWithdraw'

/**
 * The fields as they are judged now: an address is one of the network that was chosen, or of the coin; of the first one
 * until one is.
 */
export function fieldsFor(fields: readonly PaymentField[], values: FieldValues): PaymentField[] {
  const network = optionOf(fields, NETWORK, values)
  const coin = optionOf(fields, COIN, values)
  const pattern = network?.regex ?? coin?.regexp
  return fields.map((field) =>
    field.key === 'wallet_id' && pattern ? { ...field, isRequired: true, regexp: pattern } : field,
  )
}

/** The least and most, in main units; those of the network where it has its own. */
export function limitsFor(method: PaymentMethod, values: FieldValues): { min: number; max: number } {
  const network = optionOf(method.fields, NETWORK, values)
  return { min: network?.minAmount ?? method.amountMin, max: network?.maxAmount ?? method.amountMax }
}

/** Whether the change of this field makes other limits hold. */
export function changesLimits(key: string): boolean {
  return key === NETWORK
}

/** A choice of one is made already. */
export function firstValues(fields: readonly PaymentField[], known: FieldValues): FieldValues {
  const only = fields.flatMap(({ key, options }) =>
    options?.length === 1 && options[0]!.id !== null ? [[key, options[0]!.id] as const] : [],
  )
  return { ...known, ...Object.fromEntries(only) }
}

function optionOf(fields: readonly PaymentField[], key: string, values: FieldValues) {
  const options = fields.find((field) => field.key === key)?.options
  return options?.find(({ id }) => id !== null && id === values[key]) ?? options?.[0]
}
