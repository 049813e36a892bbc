import { z } from 'zod'

export const postbackEvents = ['registration', 'first-deposit'] as const
export type PostbackEvent = (typeof postbackEvents)[number]

export type PostbackState = 'waiting' | 'taken' | 'given_up'

/** A postback as it is kept. */
export interface StoredPostback {
  id: string
  companyId: string
  reference: string
  tag: string
  event: PostbackEvent
  occurredAt: Date
  /** Of the deposit. */
  currency: string | null
  amount: bigint | null
  state: PostbackState
  /** Those begun, the one it was taken for included. */
  attempts: number
  nextAttemptAt: Date
  problem: string | null
  endedAt: Date | null
}

/** What a company is told, and nothing beyond it: `docs/affiliates.md`. */
const Body = z.strictObject({
  id: z.uuid(),
  event: z.enum(postbackEvents),
  tag: z.string(),
  player: z.uuid(),
  occurredAt: z.iso.datetime(),
  amount: z
    .string()
    .regex(/^\d{1,38}$/)
    .optional(),
  currency: z.string().optional(),
})

/** The body of the call; the same with every attempt. */
export function postbackBody({ id, event, tag, reference, occurredAt, amount, currency }: StoredPostback): object {
  const money = amount === null || currency === null ? {} : { amount: String(amount), currency }
  return Body.parse({ id, event, tag, player: reference, occurredAt: occurredAt.toISOString(), ...money })
}
