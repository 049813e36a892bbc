import type { AuditSubject, Operation } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { assert, uuidv7 } from '@baize/kit'
import { type Author, type Change, type Context, recordLooks, recordWrites } from '../modules/desk/audit/index.ts'
import { networkOf } from '../network.ts'
import type { Services } from '../services.ts'

/** What a call of an operator did and at whom it looked. Its lines are written before the answer goes out. */
export interface AuditTrail {
  /** Tells what was changed: as it stood and as it stands, without secrets. */
  wrote(change: Pick<Change, 'subject' | 'before' | 'after'>): void
  /** Tells whose data the answer shows. A call about the player of its path need not say so. */
  looked(...playerIds: string[]): void
  /** Who it is, where the call itself finds out. */
  by(author: Author): void
}

/** The trail of one attempt at a call. */
export interface OpenTrail extends AuditTrail {
  /** Writes the lines; those of a write in its transaction. A write that told nothing is a bug, and does not commit. */
  end(db: Queryable | Tx): Promise<void>
}

/** Calls of players leave no lines; whoever tells something here has mistaken one. */
export const NO_TRAIL: OpenTrail = {
  wrote: () => assert(false, 'calls of players have no audit trail'),
  looked: () => assert(false, 'calls of players have no audit trail'),
  by: () => assert(false, 'calls of players have no audit trail'),
  end: async () => undefined,
}

/** What of a call its lines tell. */
interface Told {
  params: unknown
  body: unknown
  caller: object | null
  services: Pick<Services, 'clock'>
  visitor: { address: string }
  setHeader: (name: string, value: string) => void
}

/** Below it every call leaves its lines in the audit log. */
const DESK = '/api/operator/'

/** A trail for each attempt at the call. The caller is told the id under which the lines stand. */
export function trailsOf(operation: Operation, call: Told): () => OpenTrail {
  if (!operation.path.startsWith(DESK)) return () => NO_TRAIL
  const at = call.services.clock.now()
  const requestId = uuidv7(at.getTime())
  call.setHeader('x-request-id', requestId)
  const context = { operation: operation.name, requestId, at, network: networkOf(call.visitor.address) }
  return () => openTrail(operation, call, context)
}

function openTrail({ name, method }: Operation, { params, body, caller }: Told, context: Context): OpenTrail {
  const isWrite = method !== 'GET'
  const reason = textOf(body, 'reason')
  let author = caller && isAuthor(caller) ? caller : null
  const changes: Change[] = []
  const looks: AuditSubject[] = []
  const trail: OpenTrail = {
    wrote: (change) => void changes.push({ ...change, reason }),
    looked: (...ids) => void looks.push(...ids.map((id) => ({ kind: 'player', id }))),
    by: (known) => void (author = known),
    async end(db) {
      const playerId = textOf(params, 'playerId')
      if (!isWrite && playerId !== null) trail.looked(playerId)
      assert(!isWrite || changes.length > 0, `${name} writes and tells the audit log nothing`)
      if (changes.length + looks.length === 0) return
      assert(author, `${name} tells the audit log nobody`)
      await recordWrites(db, author, context, changes)
      await recordLooks(db, author, context, looks)
    },
  }
  return trail
}

function isAuthor(caller: object): caller is Author {
  return 'operatorId' in caller
}

function textOf(part: unknown, member: string): string | null {
  if (typeof part !== 'object' || part === null || !(member in part)) return null
  const value: unknown = part[member as keyof typeof part]
  return typeof value === 'string' ? value : null
}
