import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'

const SITE = fileURLToPath(new URL('../../../dist/site/main.js', import.meta.url))
const LOOK_MS = 50

/** What a process holds once it has thrown away what it can, in bytes. */
export interface Memory {
  heap: number
  resident: number
}

/** A site process whose memory can be asked for from outside. */
export class Inspected {
  constructor(
    readonly pid: number,
    readonly port: number,
  ) {}

  /** How the site is started for it. Nothing listens at the port until the memory is first asked for. */
  static command(port: number): [string, ...string[]] {
    return [process.execPath, `--inspect-port=127.0.0.1:${port}`, SITE]
  }

  /** Has it collect its garbage, and measures what is left. */
  async memory(): Promise<Memory> {
    const socket = new WebSocket(await this.#address())
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    try {
      // The first lets go of what the second can collect.
      await ask(socket, 1, 'HeapProfiler.collectGarbage')
      await ask(socket, 2, 'HeapProfiler.collectGarbage')
      const { usedSize } = (await ask(socket, 3, 'Runtime.getHeapUsage')) as { usedSize: number }
      return { heap: usedSize, resident: residentOf(this.pid) }
    } finally {
      socket.close()
    }
  }

  async #address(): Promise<string> {
    process.kill(this.pid, 'SIGUSR1')
    for (;;) {
      const reply = await fetch(`http://127.0.0.1:${this.port}/json/list`).catch(() => null)
      const [target] = reply ? ((await reply.json()) as { webSocketDebuggerUrl: string }[]) : []
      if (target) return target.webSocketDebuggerUrl
      await sleep(LOOK_MS)
    }
  }
}

/** What of a process lies in memory, in bytes. */
function residentOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

function ask(socket: WebSocket, id: number, method: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onMessage = (data: Buffer) => {
      const reply = JSON.parse(data.toString()) as { id?: number; result?: unknown; error?: { message: string } }
      if (reply.id !== id) return
      socket.off('message', onMessage)
      if (reply.error) reject(new Error(`${method}: ${reply.error.message}`))
      else resolve(reply.result)
    }
    socket.on('message', onMessage)
    socket.send(JSON.stringify({ id, method }))
  })
}
