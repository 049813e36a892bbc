import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'

/** An answer as the site gave it: what a server that does nothing else sends. */
export interface FloorAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** `http`: a bare `node:http` server. `socket`: bytes for bytes, with no look at what is asked. */
export interface FloorOrder {
  kind: 'http' | 'socket'
  answers: FloorAnswer[]
}

/** Requests name their answer by number: `GET /12`. */
function bareServer(answers: readonly FloorAnswer[]) {
  return createHttpServer((request, response) => {
    const { status, headers, body } = answers[Number.parseInt(request.url!.slice(1), 10)]!
    response.writeHead(status, headers)
    response.end(body)
  })
}

function socketServer([answer]: readonly FloorAnswer[]) {
  const { status, headers, body } = answer!
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const bytes = Buffer.concat([Buffer.from(`HTTP/1.1 ${status} OK\r\n${lines.join('')}\r\n`), body])
  return createSocketServer({ noDelay: true }, (socket) => {
    socket.on('data', () => socket.write(bytes))
    socket.on('error', () => socket.destroy())
  })
}

process.on('message', ({ kind, answers }: FloorOrder) => {
  const server = kind === 'http' ? bareServer(answers) : socketServer(answers)
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit(0))
