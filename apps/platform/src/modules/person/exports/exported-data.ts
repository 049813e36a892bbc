/** A request as the row has it. */
export interface ExportedData {
  id: string
  playerId: string
  requestedAt: Date
  readyAt: Date | null
  expiresAt: Date
}
