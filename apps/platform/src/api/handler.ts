import type {
  AllOperations,
  AnyOperationName,
  MetaOf,
  OperationName,
  OperatorOperationName,
  ParsedOf,
  ReplyOf,
} from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import type { Refusal } from '@baize/kit'
import type { OperatorCaller } from '../modules/desk/operators/index.ts'
import type { Services } from '../services.ts'
import type { AuditTrail } from './audit-trail.ts'

/** The signed-in player behind a call. */
export interface Caller {
  playerId: string
  sessionId: string
}

/** What is known of any visitor, from the connection and the edge. */
export interface Visitor {
  address: string
  /** Two upper-case letters; `XX` for who may be anywhere, and `null` where no edge tells. */
  country: string | null
  userAgent: string
  cookies: Readonly<Record<string, string>>
}

/** A file that came with a call. It lies on disk until the call is answered; whoever keeps it moves it away. */
export interface UploadedFile {
  name: string
  contentType: string
  size: number
  sha256: Buffer
  path: string
}

interface CallerByAuth {
  none: null
  refresh: null
  player: Caller
  either: Caller | null
  operator: OperatorCaller
}

export type CallerOf<Name extends AnyOperationName> = CallerByAuth[AllOperations[Name]['auth']]

/** Everything a handler gets. The contract has parsed `params`, `query` and `body`. */
export type Call<Name extends AnyOperationName> = ParsedOf<AllOperations[Name]> & {
  caller: CallerOf<Name>
  visitor: Visitor
  services: Services
  /** For reading: the request's transaction where there is one, else the pool. */
  db: Queryable
  /** The key the browser made before its first attempt (`idempotency-key`), where the operation takes one. */
  requestKey: string | null
  /** Where a call of an operator tells what it did and showed. */
  audit: AuditTrail
  file: UploadedFile | null
  /** The bearer token as sent, for calls of class `refresh`. */
  bearer: string | null
  /** Adds a reply header; used for the session's companion cookie. */
  setHeader: (name: string, value: string | string[]) => void
}

export type Answer<Name extends AnyOperationName> =
  | (MetaOf<AllOperations[Name]> extends undefined
      ? { data: ReplyOf<AllOperations[Name]> }
      : { data: ReplyOf<AllOperations[Name]>; meta: MetaOf<AllOperations[Name]> })
  | { redirect: string }
  /** A no that keeps what was written, and its headers, where a thrown refusal takes them back. */
  | { refused: Refusal }

/** A call inside the request's transaction, which commits at the edge. */
export type WritingCall<Name extends AnyOperationName> = Call<Name> & { tx: Tx }

type Run<Name extends AnyOperationName, Given> = (call: Given) => Promise<Answer<Name>>

/** A call of an outside company. `attemptId` is the same for every repeat of a request with the same key. */
export type OutsideCall<Name extends AnyOperationName> = Call<Name> & { attemptId: string }

export type Handler<Name extends AnyOperationName> =
  | { kind: 'read'; run: Run<Name, Call<Name>>; isList?: true }
  | { kind: 'write'; run: Run<Name, WritingCall<Name>> }
  | { kind: 'prepared'; prepare: (call: Call<Name>) => Promise<Run<Name, WritingCall<Name>>> }
  | { kind: 'outside'; run: Run<Name, OutsideCall<Name>> }

export type Handlers = { [Name in OperationName]?: Handler<Name> }

/** The handlers of both audiences. */
export type AllHandlers = { [Name in AnyOperationName]?: Handler<Name> }

/** All operations of operators are served. */
export type OperatorHandlers = { [Name in OperatorOperationName]: Handler<Name> }

/** A handler that writes: the whole call is one transaction (`call.tx`). */
export function handle<Name extends AnyOperationName>(_name: Name, run: Run<Name, WritingCall<Name>>): Handler<Name> {
  return { kind: 'write', run }
}

/**
 * A handler that writes, and first does what no transaction should wait for: hashing a password, taking a throttle, a
 * try at a code that counts whatever comes of it. What `prepare` gives goes to `run`, which is one transaction.
 */
export function handlePrepared<Name extends AnyOperationName, Prepared>(
  _name: Name,
  prepare: (call: Call<Name>) => Promise<Prepared>,
  run: (call: WritingCall<Name>, prepared: Prepared) => Promise<Answer<Name>>,
): Handler<Name> {
  return {
    kind: 'prepared',
    async prepare(call) {
      const prepared = await prepare(call)
      return (writing) => run(writing, prepared)
    },
  }
}

/** A handler that only reads, without a transaction around its statements. */
export function handleRead<Name extends AnyOperationName>(_name: Name, run: Run<Name, Call<Name>>): Handler<Name> {
  return { kind: 'read', run }
}

/** A handler that reads what grows with its player, by `call.db` alone, which may be a replica that has all of it. */
export function handleList<Name extends AnyOperationName>(_name: Name, run: Run<Name, Call<Name>>): Handler<Name> {
  return { kind: 'read', run, isList: true }
}

/** A handler that calls an outside company, and opens its own short transactions before and after. */
export function handleOutside<Name extends AnyOperationName>(
  _name: Name,
  run: Run<Name, OutsideCall<Name>>,
): Handler<Name> {
  return { kind: 'outside', run }
}
