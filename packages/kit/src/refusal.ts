/**
 * The words refusals are made of. Whoever has a table of them declares it here, and every refusal is held to it:
 * `declare module '@baize/kit' { interface RefusalWords { reason: …; issue: … } }`.
 */
export interface RefusalWords {
  readonly [word: string]: unknown
}

/** Why a rule says no. */
export type Reason = RefusalWords extends { reason: infer Known extends string } ? Known : string

/** What is wrong with a field: a code that does not change, and the figures that belong to it. */
export type FieldRefusal = RefusalWords extends { issue: infer Known extends { code: string } }
  ? Known
  : { code: string; values?: Readonly<Record<string, string | number>> }

/**
 * A rule said no. Thrown by use cases; the transaction rolls back and the contract's table
 * (`packages/contract/src/codes.ts`) maps the reason to a status and a numeric code.
 * `fields` says what is wrong with each field, for reasons answered with 422; `retryAfterSeconds` says after how long another
 * attempt may be taken, and is told as `Retry-After`.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly reason: Reason,
    readonly fields?: Readonly<Record<string, FieldRefusal[]>>,
    message?: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message ?? reason)
  }
}
