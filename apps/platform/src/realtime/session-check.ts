/** Which of these sessions are closed; at most a batch is asked about at a time. */
export type FindClosedSessions = (sessionIds: string[]) => Promise<string[]>

/**
 * Asks about the sessions of long-lived connections, batch after batch, and hands over the closed
 * ones. It is the net under `disconnectSession`: it also finds what another process closed.
 */
export async function checkSessions(
  sessionIds: string[],
  batchSize: number,
  findClosedSessions: FindClosedSessions,
  onClosed: (sessionId: string) => void,
): Promise<void> {
  for (let start = 0; start < sessionIds.length; start += batchSize) {
    for (const id of await findClosedSessions(sessionIds.slice(start, start + batchSize))) onClosed(id)
  }
}
