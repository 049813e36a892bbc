import type { FieldIssue } from '@baize/contract'

/** A call that did not succeed. `status` 0 means the network failed before an answer came. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'

  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    /** Messages per field, in English, with status 422. */
    readonly fields: Readonly<Record<string, string[]>> = {},
    /** The same by code, for words in another language. */
    readonly issues: Readonly<Record<string, FieldIssue[]>> = {},
  ) {
    super(message)
  }

  /** The session is over; a business refusal never has these statuses. */
  get isSessionOver(): boolean {
    return this.status === 401 || this.status === 403
  }
}
