/** What is wrong with a field: a code that does not change, and the figures that belong to it. */
export interface FieldRefusal {
  code: string
  values?: Readonly<Record<string, string | number>>
}

/**
 * A rule said no. Thrown by use cases; the transaction rolls back and the contract's table
 * (`packages/contract/src/codes.ts`) maps the reason to a status and a numeric code.
 * `fields` says what is wrong with each field, for reasons answered with 422; `retryAfterSeconds` says after how long another
 * attempt may be taken, and is told as `Retry-After`.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly reason: string,
    readonly fields?: Readonly<Record<string, FieldRefusal[]>>,
    message?: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message ?? reason)
  }
}
