import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SandboxConfigError } from './config.ts'

const PATIENCE_MS = 8000
const PAUSE_MS = 100

/**
 * Resolves once the port can be listened on. A sandbox that was told to stop may still be settling rounds,
 * so a quick restart waits for it; a port held for longer ends in one clear sentence.
 */
export async function portIsFree(port: number, host: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await canListen(port, host)); await sleep(PAUSE_MS)) {
    if (Date.now() > end)
      throw new SandboxConfigError(`SANDBOX_PORT ${port} is in use by another program; set SANDBOX_PORT to a free one.`)
  }
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
