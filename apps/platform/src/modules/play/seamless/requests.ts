import { z } from 'zod'

const id = z.string().regex(/^[!-~]{1,128}$/)
const currency = z.string().regex(/^[A-Z0-9]{2,10}$/)

/** Thirty digits: far above any stake, and far below what a balance of 38 digits can take in. */
const amount = z.string().regex(/^(0|[1-9]\d{0,29})$/)
const stake = z.string().regex(/^[1-9]\d{0,29}$/)

/** The calls of a studio. Amounts are whole smallest units as text; members we do not know are refused. */
export const SessionRequest = z.strictObject({ launchToken: id, gameId: id })

export const BalanceRequest = z.strictObject({ sessionToken: id })

const movement = { sessionToken: id, transactionId: id, roundId: id }

export const BetRequest = z.strictObject({ ...movement, gameId: id, amount: stake, currency })
export type BetRequest = z.output<typeof BetRequest>

export const WinRequest = z.strictObject({ ...movement, gameId: id, amount, currency, isRoundClosed: z.boolean() })
export type WinRequest = z.output<typeof WinRequest>

export const RollbackRequest = z.strictObject({ ...movement, betTransactionId: id })
export type RollbackRequest = z.output<typeof RollbackRequest>
