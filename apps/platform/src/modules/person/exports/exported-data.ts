export type ExportKind = 'everything' | 'statement'

/** A request as the row has it. */
export interface ExportedData {
  id: string
  playerId: string
  kind: ExportKind
  /** What of it was asked for, as whoever gathers it has to know; `null` for everything. */
  terms: object | null
  requestedAt: Date
  readyAt: Date | null
  /** When making it last broke off. */
  failedAt: Date | null
  expiresAt: Date
}
