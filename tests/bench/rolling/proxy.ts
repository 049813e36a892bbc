import {
  Agent,
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Between two looks at a process. */
export const LOOK_EVERY_MS = 500
const WAIT_LOOK_MS = 20

/** What is said of one connection, and not of the call. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding'])

interface Process {
  port: number
  isIn: boolean
}

/**
 * What stands before several processes of the site, as plain as it can be: it looks at `/api/ping` of each now and then,
 * gives calls to those that are ready in turns, and takes a process out that is not or cannot be reached. What it has
 * sent it never sends again, so whatever a process leaves unanswered the caller sees as 502 or a broken answer.
 */
export class Proxy {
  static async start(ports: readonly number[]): Promise<Proxy> {
    const proxy = new Proxy(ports)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  readonly #processes: Process[]
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 })
  readonly #server: Server
  readonly #looking = new AbortController()
  readonly #looks: Promise<void>[]
  #turn = 0

  private constructor(ports: readonly number[]) {
    this.#processes = ports.map((port) => ({ port, isIn: false }))
    this.#server = createServer((incoming, response) => void this.#pass(incoming, response))
    this.#server.keepAliveTimeout = 75_000
    this.#looks = this.#processes.map((process) => this.#keepLooking(process))
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Resolves when the process at `port` is given calls. */
  async takesIn(port: number): Promise<void> {
    while (!this.#processes.find((process) => process.port === port)!.isIn) await sleep(WAIT_LOOK_MS)
  }

  async close(): Promise<void> {
    this.#looking.abort()
    await Promise.all(this.#looks)
    this.#agent.destroy()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #keepLooking(process: Process): Promise<void> {
    while (!this.#looking.signal.aborted) {
      process.isIn = await isReady(process.port)
      await sleep(LOOK_EVERY_MS, undefined, { signal: this.#looking.signal }).catch(() => undefined)
    }
  }

  async #pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: Buffer[] = []
    try {
      for await (const chunk of incoming) body.push(chunk as Buffer)
    } catch {
      return
    }
    this.#send(incoming, Buffer.concat(body), response)
  }

  #send(incoming: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const process = this.#next()
    if (!process) {
      response.writeHead(503).end('no process is ready')
      return
    }
    const { method, url, headers } = incoming
    const to = {
      host: '127.0.0.1',
      port: process.port,
      method,
      path: url,
      headers: passed(headers),
      agent: this.#agent,
    }
    const outgoing = request(to, (answer) => {
      response.writeHead(answer.statusCode!, passed(answer.headers))
      answer.pipe(response)
      // An answer that ends too early must not look whole.
      answer.once('error', () => response.destroy())
    })
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        process.isIn = false
        this.#send(incoming, body, response)
      } else if (response.headersSent) response.destroy()
      else response.writeHead(502).end(`the process at ${process.port}: ${error.message}`)
    })
    outgoing.end(body)
  }

  #next(): Process | undefined {
    const ready = this.#processes.filter(({ isIn }) => isIn)
    return ready[this.#turn++ % ready.length]
  }
}

function passed(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)))
}

/** One look, over a connection of its own. */
function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/api/ping', agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).once('error', () => resolve(false))
  })
}
