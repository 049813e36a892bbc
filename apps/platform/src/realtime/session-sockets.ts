/** The sockets of sessions, wherever they are held. */
export interface SessionSockets {
  /** Ends the sockets of a session for good. Ending it again changes nothing. */
  disconnectSession(sessionId: string): Promise<void> | number
  /**
   * Looks at the session of every socket and ends those of closed ones: the net below what was told in passing. Never
   * rejects.
   */
  checkSessions(): Promise<void>
}
