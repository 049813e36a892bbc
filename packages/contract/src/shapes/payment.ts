import { z } from 'zod'
import { InvoiceStatus, InvoiceType, withdrawalStates } from '../kinds.ts'
import {
  Count,
  CountryCode,
  CurrencyCode,
  Id,
  Instant,
  LongText,
  MainAmount,
  MinorUnits,
  PageUrl,
  RequestedAmount,
  requiredText,
  ResourceUrl,
  ShortText,
  text,
} from './common.ts'

export const InvoiceKind = z.enum(['deposit', 'withdrawal'])
export type InvoiceKind = z.output<typeof InvoiceKind>

export const ProcessingType = z.enum(['form', 'qr', 'iframe', 'message', 'asyncRedirect', 'other'])
export type ProcessingType = z.output<typeof ProcessingType>

/** Text by locale code. */
export const LocalizedText = z.record(z.string().max(8), text(4000))
export type LocalizedText = z.output<typeof LocalizedText>

/** The id of a payment method, such as `0x.withdrawal.cash_agent`. */
export const MethodId = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[!-~]+$/)

/** A choice of a select field. `regex` and `regexp` hold the same pattern under both names in use. */
export const PaymentFieldOption = z.strictObject({
  id: ShortText.nullable(),
  name: ShortText,
  minAmount: MainAmount.optional(),
  maxAmount: MainAmount.optional(),
  regex: text(1000).optional(),
  regexp: text(1000).optional(),
})
export type PaymentFieldOption = z.output<typeof PaymentFieldOption>

/** A field of a payment form. `value` null asks for it; a valid prefill is hidden. */
export const PaymentField = z.strictObject({
  key: ShortText,
  fieldType: ShortText,
  type: ShortText,
  regexp: text(1000).nullable(),
  labels: LocalizedText,
  hints: LocalizedText,
  isRequired: z.boolean(),
  position: z.int(),
  value: text(1000).nullable(),
  options: z.array(PaymentFieldOption).optional(),
})
export type PaymentField = z.output<typeof PaymentField>

/** A way to pay in or out. All amounts are in main units. */
export const PaymentMethod = z.strictObject({
  method: MethodId,
  type: z.enum(['form', 'address']),
  processingType: ProcessingType,
  names: LocalizedText,
  logo: ResourceUrl.nullable(),
  icon: ShortText,
  amountMin: MainAmount,
  amountMax: MainAmount,
  presets: z.array(z.strictObject({ amount: MainAmount, default: z.boolean() })),
  fields: z.array(PaymentField),
})
export type PaymentMethod = z.output<typeof PaymentMethod>

/** What the player typed into the fields of a method, by field key. */
export const FieldValues = z
  .record(requiredText(64), text(1000).nullable())
  .refine((fields) => Object.keys(fields).length <= 50, { error: 'Too many fields' })
export type FieldValues = z.output<typeof FieldValues>

/** A deposit to start. `amount` is in smallest units, alone in this contract (decision D1). */
export const DepositRequest = z.strictObject({
  method: MethodId,
  currency: CurrencyCode,
  country: CountryCode.nullish(),
  amount: MinorUnits,
  accountId: Id,
  /** Where the payment company sends the player back to; `{invoice}` in these stands for the id of the invoice. */
  redirectSuccessUrl: PageUrl.nullish(),
  redirectErrorUrl: PageUrl.nullish(),
  redirectUrl: PageUrl.nullish(),
  bonusId: Id.nullish(),
  isBonusDecline: z.boolean(),
  fields: FieldValues.nullish(),
})
export type DepositRequest = z.output<typeof DepositRequest>

/**
 * How the deposit goes on; which member counts depends on the processing type of the method. Where it goes on at an
 * address, `invoiceId` is that of the address: each payment to it becomes an invoice of its own.
 */
export const DepositReply = z.strictObject({
  action: ResourceUrl.nullable(),
  fields: z.record(z.string().max(64), LongText).nullable(),
  method: MethodId,
  invoiceId: Id,
  type: ShortText,
  qr: LongText.nullable(),
  address: ShortText.nullable().optional(),
  tag: ShortText.nullable().optional(),
  publicData: z.strictObject({ qr: LongText.nullable().optional() }).nullable().optional(),
})
export type DepositReply = z.output<typeof DepositReply>

/** A withdrawal to start. `amount` is in main units. */
export const WithdrawRequest = z.strictObject({
  method: MethodId,
  currency: CurrencyCode,
  country: CountryCode.nullish(),
  amount: RequestedAmount,
  accountId: Id,
  /** Where the player goes back to from a page of the payment company. */
  redirectUrl: PageUrl.nullish(),
  fields: FieldValues,
})
export type WithdrawRequest = z.output<typeof WithdrawRequest>

export const WithdrawReply = z.strictObject({
  invoiceId: Id,
  action: ResourceUrl.nullable().optional(),
  fields: z.record(z.string().max(64), LongText).nullable().optional(),
  method: MethodId.optional(),
  qr: LongText.nullable().optional(),
  type: ShortText.optional(),
  message: text(1000).nullable().optional(),
})
export type WithdrawReply = z.output<typeof WithdrawReply>

/** What a payment company lets the player see of an invoice. */
export const InvoicePublicData = z.strictObject({
  clientId: ShortText.nullable().optional(),
  securityCode: ShortText.nullable().optional(),
  agentNumber: ShortText.nullable().optional(),
  transactionId: ShortText.nullable().optional(),
  /** Of coins: by which network they came, and how many blocks they must lie under. */
  network: ShortText.nullable().optional(),
  confirmations: Count.nullable().optional(),
  /** Of a deposit that waits to be paid: the code, or the page that the wallet frames. */
  qr: LongText.nullable().optional(),
  url: ResourceUrl.nullable().optional(),
})
export type InvoicePublicData = z.output<typeof InvoicePublicData>

/** How far a withdrawal has come, and what is known of the rest. */
export const WithdrawalLife = z.strictObject({
  state: z.enum(withdrawalStates),
  /** As much of it as may be shown; `null` until the player has said it. */
  destination: ShortText.nullable(),
  approvedAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** By when the next step is taken at the latest; `null` after the last one. */
  dueAt: Instant.nullable(),
  /** Why it was refused, in the player's language. */
  refusal: text(1000).nullable(),
  /** Whether the player may take it back now: nobody was told to pay, and the rules of their country allow it. */
  isDeclinable: z.boolean(),
})
export type WithdrawalLife = z.output<typeof WithdrawalLife>

/** A payment in the history. `paymentMethod` is the name to show. */
export const Invoice = z.strictObject({
  id: Id,
  number: z.int().nullable(),
  status: z.enum(InvoiceStatus),
  statusResult: ShortText,
  invoiceType: z.enum(InvoiceType),
  kind: InvoiceKind,
  paymentMethod: ShortText,
  amount: MainAmount,
  currency: CurrencyCode,
  transactionAmount: MainAmount,
  transactionCurrency: CurrencyCode,
  createdAt: Instant,
  updatedAt: Instant.nullable(),
  publicData: InvoicePublicData.nullable(),
  /** Of a withdrawal. */
  withdrawal: WithdrawalLife.optional(),
})
export type Invoice = z.output<typeof Invoice>

/** A payment as its socket event carries it. `number` counts the successful deposits so far. */
export const SocketInvoice = z.strictObject({
  id: Id,
  playerId: Id,
  amount: MainAmount,
  currency: CurrencyCode,
  paymentMethod: ShortText,
  status: z.enum(InvoiceStatus),
  /** Why it has its status, of a deposit. */
  statusResult: ShortText.optional(),
  createdAt: Instant,
  number: Count.nullable(),
  publicData: z.strictObject({ qr: LongText.nullable().optional(), url: ResourceUrl.nullable().optional() }).nullable(),
})
export type SocketInvoice = z.output<typeof SocketInvoice>
