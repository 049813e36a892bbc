import { notify, type Tx } from '@baize/database'
import { recordFacts } from '../../ground/facts/index.ts'

/** Where every process hears the ids of closed sessions, so that their sockets end wherever they are. */
export const SESSION_CLOSED = 'session_closed'

/** Tells every process and the log of facts that these sessions are closed. */
export async function tellClosed(
  tx: Tx,
  closed: readonly { playerId: string; sessionId: string }[],
  now: Date,
): Promise<void> {
  await notify(
    tx,
    SESSION_CLOSED,
    closed.map(({ sessionId }) => sessionId),
  )
  await recordFacts(
    tx,
    closed.map(({ playerId, sessionId }) => ({
      kind: 'session_closed',
      playerId,
      data: { sessionId },
      occurredAt: now,
    })),
  )
}
