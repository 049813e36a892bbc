import { z } from 'zod'

const id = z.string().regex(/^[!-~]{1,128}$/)
const currency = z.string().regex(/^[A-Z0-9]{2,10}$/)

/** Thirty digits: far above any stake, and far below what a balance of 38 digits can take in. */
const amount = z.string().regex(/^(0|[1-9]\d{0,29})$/)

/** The calls of a studio. Amounts are whole smallest units as text; members we do not know are refused. */
export const SessionRequest = z.strictObject({ launchToken: id, gameId: id })

export const BalanceRequest = z.strictObject({ sessionToken: id })

const movement = { sessionToken: id, transactionId: id, roundId: id }

/** Rounds the house pays for: the grant they belong to. */
const grantId = z.uuid()

/** A bet of a grant costs nothing, every other one something. */
export const BetRequest = z
  .strictObject({ ...movement, gameId: id, amount, currency, grantId: grantId.optional() })
  .refine(({ amount: staked, grantId: grant }) => (staked === '0') === (grant !== undefined), {
    path: ['amount'],
    message: 'Invalid string: above zero unless the house pays for the round',
  })
export type BetRequest = z.output<typeof BetRequest>

export const WinRequest = z.strictObject({
  ...movement,
  gameId: id,
  amount,
  currency,
  isRoundClosed: z.boolean(),
  grantId: grantId.optional(),
})
export type WinRequest = z.output<typeof WinRequest>

export const RollbackRequest = z.strictObject({ ...movement, betTransactionId: id, grantId: grantId.optional() })
export type RollbackRequest = z.output<typeof RollbackRequest>
