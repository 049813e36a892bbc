import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { TestPlatform } from '@baize/testkit'

/** A line between a company and the platform, whose address is known before either is there, and which can lose answers. */
export async function openLine() {
  const line = {
    url: '',
    target: '',
    /** How many of the next answers to paths that end so are lost. */
    loses: { ending: '', count: 0 },
    /** Paths that went over it, in order. */
    calls: [] as string[],
  }
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { host: _host, connection: _connection, ...headers } = request.headers
    const body = await text(request)
    const reply = await fetch(line.target + request.url!, { method: 'POST', headers: headers as HeadersInit, body })
    const answered = await reply.text()
    line.calls.push(request.url!)
    if (line.loses.count > 0 && request.url!.endsWith(line.loses.ending)) {
      line.loses.count--
      request.socket.destroy()
    } else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(answered)
  }
  const server = createServer((request, response) => void pass(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(line, { close: () => (server.closeAllConnections(), server.close()) })
}

/** Starts a company of `examples/`, which says where it answers; given the same variables it takes up what it wrote. */
export async function startExample(path: string, env: Record<string, string>): Promise<ChildProcess & { url: string }> {
  const program = fileURLToPath(new URL(`../../examples/${path}`, import.meta.url))
  const company = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(company.stdout, 'data')) as [Buffer]
  return Object.assign(company, { url: String(said).trim() })
}

/** Registers a company as an operator does: once for its secret, and where it answers once that is known. */
export async function registerExample(
  platform: TestPlatform,
  company: { companyId: string; kind: string; clientId?: string },
  start: (secret: string) => Promise<ChildProcess & { url: string }>,
): Promise<{ company: ChildProcess & { url: string }; secret: string }> {
  const owner = await platform.operator()
  const body = { ...company, reason: 'contract signed' }
  const { secret } = await owner.call('registerCompany', { body: { ...body, url: 'http://127.0.0.1:1' } })
  const started = await start(secret!)
  await owner.call('registerCompany', { body: { ...body, url: started.url } })
  return { company: started, secret: secret! }
}
