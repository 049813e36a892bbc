import type { z } from 'zod'
import type { RefusalReason } from '../codes.ts'
import type { OperatorRole } from '../kinds.ts'

/**
 * Who may call. `none`: sent without credentials. `player`: needs a valid access token.
 * `either`: serves guests and players; never answers 401 or 403 to a guest.
 * `refresh`: carries the old access token, which may have expired.
 * `operator`: needs an operator's session, of one of the operation's roles; a player's token is none.
 */
export type AuthClass = 'none' | 'player' | 'either' | 'refresh' | 'operator'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** How often one caller may use an operation: `count` calls in each `windowSeconds`, told apart by `per`. */
export interface Throttle {
  count: number
  windowSeconds: number
  per: 'address' | 'player'
}

/** One HTTP call: everything both ends must agree on. */
export interface Operation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Meta extends z.ZodType = z.ZodType,
> {
  name: string
  summary: string
  method: Method
  /** Path with `{name}` in place of each member of `params`. */
  path: `/api/${string}`
  auth: AuthClass
  /** Whose sessions may call, where operators do. */
  roles?: readonly OperatorRole[]
  params?: Params
  query?: Query
  /** JSON body, or the text fields of a form when `form` is set. Strict: unknown members are refused. */
  body?: Body
  /** The body is `multipart/form-data` with one file in the named part. */
  form?: { filePart: string; fileSizeMaxBytes: number; contentTypes: readonly string[] }
  /** What stands under `data`. Absent for a call answered by a redirect. */
  reply?: Reply
  meta?: Meta
  refusals?: readonly RefusalReason[]
  throttle?: readonly Throttle[]
  /** What whoever meets the throttle is told, where the operation has a word of its own for it. */
  throttledAs?: RefusalReason
  /** The header `idempotency-key` is honoured: a repeat with the same key returns the first answer. */
  isKeyed?: boolean
  /** The call is a full-page browser navigation and answers 302. */
  isRedirect?: boolean
}

/** Declares an operation and keeps the exact types of its parts. */
export function operation<
  const Name extends string,
  const Auth extends AuthClass,
  Reply extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Meta extends z.ZodType = z.ZodUndefined,
>(
  name: Name,
  definition: Omit<Operation<Params, Query, Body, Reply, Meta>, 'name' | 'auth'> & { auth: Auth },
): Operation<Params, Query, Body, Reply, Meta> & { name: Name; auth: Auth } {
  return { name, ...definition }
}

/** Declares an operation that only operators of these roles may call. */
export function operatorOperation<
  const Name extends string,
  Reply extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Meta extends z.ZodType = z.ZodUndefined,
>(
  name: Name,
  definition: Omit<Operation<Params, Query, Body, Reply, Meta>, 'name' | 'auth'> & { roles: readonly OperatorRole[] },
): Operation<Params, Query, Body, Reply, Meta> & { name: Name; auth: 'operator' } {
  return { name, auth: 'operator', ...definition }
}

type Given<Part, Schema> = Schema extends z.ZodUndefined
  ? { [K in Part & string]?: undefined }
  : Schema extends z.ZodType
    ? Record<never, never> extends z.input<Schema>
      ? { [K in Part & string]?: z.input<Schema> }
      : { [K in Part & string]: z.input<Schema> }
    : never

type PartOf<O, Part extends number> =
  O extends Operation<infer P, infer Q, infer B, infer R, infer M> ? [P, Q, B, R, M][Part] : never

/** What a caller passes: `{ params, query, body }`, each present only where the operation has it. */
export type InputOf<O> = Given<'params', PartOf<O, 0>> & Given<'query', PartOf<O, 1>> & Given<'body', PartOf<O, 2>>

/** The same for every operation of a table, by name. */
export type InputsOf<Table> = { readonly [Name in keyof Table]: InputOf<Table[Name]> }

type Parsed<Schema> = Schema extends z.ZodUndefined
  ? undefined
  : Schema extends z.ZodType
    ? z.output<Schema>
    : undefined

/** What a handler receives after the contract has parsed the request. */
export interface ParsedOf<O> {
  params: Parsed<PartOf<O, 0>>
  query: Parsed<PartOf<O, 1>>
  body: Parsed<PartOf<O, 2>>
}

/** What stands under `data` in a success. */
export type ReplyOf<O> = PartOf<O, 3> extends z.ZodType ? z.output<PartOf<O, 3>> : never

/** What stands under `meta`, `undefined` where the operation has none. */
export type MetaOf<O> = Parsed<PartOf<O, 4>>
