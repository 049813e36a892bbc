import { z } from 'zod'
import { Instant, ShortText } from './common.ts'

/** Everything the platform keeps about a player, as one file: being put together, or ready until it is removed. */
export const DataExport = z.strictObject({
  requestedAt: Instant,
  readyAt: Instant.nullable(),
  expiresAt: Instant,
})
export type DataExport = z.output<typeof DataExport>

/** A piece of the file. */
export const ExportedFile = z.strictObject({
  fileName: ShortText,
  contentType: ShortText,
  /** Base64. */
  content: z.string().max(256 * 1024 * 1024),
  /** Pieces the file has; put one after another they are it. */
  partCount: z.int().min(1),
  /** Pieces of one time belong to one file. */
  requestedAt: Instant,
})
export type ExportedFile = z.output<typeof ExportedFile>

/** When what is kept of a closed account is removed. */
export const Deletion = z.strictObject({ what: z.enum(['signIns', 'details']), deletedAt: Instant })
export type Deletion = z.output<typeof Deletion>
