/** Input of a call before it is written: what the contract accepts, or what it must refuse. */
export interface OperationInput {
  params: Record<string, unknown>
  query: Record<string, unknown>
  /** Absent where the operation takes none. */
  body?: unknown
}
