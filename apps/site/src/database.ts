import { connect } from 'node:net'

/** The embedded database ended by itself; its message is one sentence. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'

  constructor() {
    super('The embedded database ended by itself; the site ends too, to be started anew.')
  }
}

const CHECK_EVERY_MS = 1000

/**
 * Calls `onGone` once when two looks in a row found nobody listening at the address. PostgreSQL listens as long as
 * its first process lives, also while it recovers from the crash of another. Returns what stops watching.
 */
export function watchListener(url: string, onGone: () => void, checkEveryMs = CHECK_EVERY_MS): () => void {
  const { hostname, port } = new URL(url)
  let refusals = 0
  const timer = setInterval(() => {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.unref()
    socket.once('connect', () => {
      refusals = 0
      socket.destroy()
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      refusals = error.code === 'ECONNREFUSED' ? refusals + 1 : 0
      if (refusals !== 2) return
      clearInterval(timer)
      onGone()
    })
  }, checkEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
