import type { MetaOf, OperationName, Operations, ParsedOf, ReplyOf } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import type { Services } from '../services.ts'

/** The signed-in player behind a call. */
export interface Caller {
  playerId: string
  sessionId: string
}

/** What is known of any visitor, from the connection and the edge. */
export interface Visitor {
  address: string
  /** Two upper-case letters, or `null` when the edge did not say. */
  country: string | null
  userAgent: string
  cookies: Readonly<Record<string, string>>
}

export interface UploadedFile {
  name: string
  contentType: string
  bytes: Buffer
}

type CallerFor<Auth> = Auth extends 'player' ? Caller : Auth extends 'either' ? Caller | null : null

/** Everything a handler gets. The contract has parsed `params`, `query` and `body`. */
export type Call<Name extends OperationName> = ParsedOf<Operations[Name]> & {
  caller: CallerFor<Operations[Name]['auth']>
  visitor: Visitor
  services: Services
  /** For reading: the request's transaction where there is one, else the pool. */
  db: Queryable
  /** The key the browser made before its first attempt (`idempotency-key`), for repeatable writes. */
  requestKey: string | null
  file: UploadedFile | null
  /** The bearer token as sent, for calls of class `refresh`. */
  bearer: string | null
  /** Adds a reply header; used for the session's companion cookie. */
  setHeader: (name: string, value: string) => void
}

type Answer<Name extends OperationName> =
  MetaOf<Operations[Name]> extends undefined
    ? { data: ReplyOf<Operations[Name]> }
    : { data: ReplyOf<Operations[Name]>; meta: MetaOf<Operations[Name]> }

/** A call inside the request's transaction, which commits at the edge. */
export type WritingCall<Name extends OperationName> = Call<Name> & { tx: Tx }

type Run<Name extends OperationName, Given> = (call: Given) => Promise<Answer<Name> | { redirect: string }>

export type Handler<Name extends OperationName> =
  | { transaction: 'request'; run: Run<Name, WritingCall<Name>> }
  | { transaction: 'none'; run: Run<Name, Call<Name>> }

export type Handlers = { [Name in OperationName]?: Handler<Name> }

/** A handler that writes: the whole call is one transaction (`call.tx`). */
export function handle<Name extends OperationName>(_name: Name, run: Run<Name, WritingCall<Name>>): Handler<Name> {
  return { transaction: 'request', run }
}

/** A handler that only reads, without a transaction around its statements. */
export function handleRead<Name extends OperationName>(_name: Name, run: Run<Name, Call<Name>>): Handler<Name> {
  return { transaction: 'none', run }
}

/** A handler that works long or calls an outside company, and opens its own short transactions. */
export function handleOutside<Name extends OperationName>(_name: Name, run: Run<Name, Call<Name>>): Handler<Name> {
  return { transaction: 'none', run }
}
