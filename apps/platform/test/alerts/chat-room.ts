import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What becomes of a post: `lost` is taken and its connection breaks, `late` is taken and answered too late. */
export type RoomTrouble = 'error' | 'busy' | 'lost' | 'late'

/** A room of a chat that takes posts as Slack does, at an address that is a secret. */
export async function openChatRoom() {
  const texts: string[] = []
  const troubles: RoomTrouble[] = []
  const late: (() => void)[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { text: posted } = JSON.parse(await text(request)) as { text: string }
    const trouble = troubles.shift()
    if (trouble === 'error') return void response.writeHead(503).end()
    if (trouble === 'busy') return void response.writeHead(429, { 'retry-after': '60' }).end()
    texts.push(posted)
    if (trouble === 'lost') return void request.socket.destroy()
    if (trouble === 'late') return void late.push(() => response.end('ok'))
    response.end('ok')
  }
  const server = createServer((request, response) => void take(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    address: `${origin}/services/T0/B0/${'x'.repeat(24)}`,
    texts,
    troubles,
    /** Answers those whose answer was late. */
    answerLate: () => late.splice(0).forEach((answer) => answer()),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
