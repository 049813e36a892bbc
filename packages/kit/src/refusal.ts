/**
 * A rule said no. Thrown by use cases; the transaction rolls back and the contract's table
 * (`packages/contract/src/codes.ts`) maps the reason to a status and a numeric code.
 * `fields` carries messages per field for reasons answered with 422; `retryAfterSeconds` says after how long another
 * attempt may be taken, and is told as `Retry-After`.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly reason: string,
    readonly fields?: Record<string, string[]>,
    message?: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message ?? reason)
  }
}
