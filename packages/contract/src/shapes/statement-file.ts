import { z } from 'zod'
import { CurrencyCode, Instant, PeriodEdge } from './common.ts'

export const StatementFormat = z.enum(['csv', 'pdf'])
export type StatementFormat = z.output<typeof StatementFormat>

/** What a statement of account is to be of. Without an edge it goes from the beginning, or up to now. */
export const StatementRequest = z.strictObject({
  currency: CurrencyCode,
  format: StatementFormat,
  dateFrom: PeriodEdge.optional(),
  dateTo: PeriodEdge.optional(),
})
export type StatementRequest = z.output<typeof StatementRequest>

/** A statement of account as a file: being written, ready until it is removed, or not to be had. */
export const StatementFile = z.strictObject({
  state: z.enum(['making', 'ready', 'failed']),
  currency: CurrencyCode,
  format: StatementFormat,
  /** The first moment of the period. */
  dateFrom: Instant,
  /** Its last one. */
  dateTo: Instant,
  requestedAt: Instant,
  expiresAt: Instant,
})
export type StatementFile = z.output<typeof StatementFile>
