import { type Socket, connect } from 'node:net'

/** What a run is told: each answer's sample is checked whole, every answer by its status and its length. */
export interface LoadOrder {
  port: number
  seconds: number
  connections: number
  /** Whole requests, sent in turn. */
  requests: Buffer[]
  /** What each is answered with: its status, and the length of its body. */
  answers: { status: number; length: number }[]
}

export interface LoadResult {
  answered: number
  seconds: number
  /** How much of one processor the generator itself needed. */
  busy: number
}

const HEAD_END = Buffer.from('\r\n\r\n')
const READ_BYTES = 256 * 1024

/** Sends the requests of an order over so many connections, one at a time on each, and counts the answers. */
async function run(order: LoadOrder): Promise<LoadResult> {
  const before = process.cpuUsage()
  const beganMs = performance.now()
  const untilMs = beganMs + order.seconds * 1000
  let next = 0
  let answered = 0
  const turn = () => (next = (next + 1) % order.requests.length)
  const one = (first: number) =>
    converse(order, first, () => {
      answered += 1
      return performance.now() < untilMs ? turn() : null
    })
  await Promise.all(Array.from({ length: order.connections }, () => one(turn())))
  const seconds = (performance.now() - beganMs) / 1000
  const { user, system } = process.cpuUsage(before)
  return { answered, seconds, busy: (user + system) / 1e6 / seconds }
}

/** One connection: after each answer `onAnswer` says which request comes next, or `null` for the end. */
function converse({ port, requests, answers }: LoadOrder, first: number, onAnswer: () => number | null): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked = first
    let missing = -1
    const ask = (socket: Socket, index: number) => {
      asked = index
      missing = -1
      socket.write(requests[index]!)
    }
    const read = (size: number, buffer: Uint8Array) => {
      if (missing < 0) missing = lengthOf(Buffer.from(buffer.buffer, 0, size), answers[asked]!)
      missing -= size
      if (missing > 0) return true
      if (missing < 0) throw new Error(`An answer to request ${asked} was longer than it said.`)
      const index = onAnswer()
      if (index === null) socket.end()
      else ask(socket, index)
      return true
    }
    const socket: Socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(READ_BYTES),
        callback: (size, buffer) => {
          try {
            return read(size, buffer)
          } catch (error) {
            socket.destroy(error as Error)
            return false
          }
        },
      },
    })
    socket.once('connect', () => ask(socket, first))
    socket.once('error', reject)
    socket.once('close', () => resolve())
  })
}

/** The bytes of an answer, from its head; throws when it is not the one that was to come. */
function lengthOf(chunk: Buffer, expected: LoadOrder['answers'][number]): number {
  const end = chunk.indexOf(HEAD_END)
  if (end < 0) throw new Error('The head of an answer did not come in one piece.')
  const status = Number(chunk.toString('latin1', 9, 12))
  if (status !== expected.status) throw new Error(`${status} instead of ${expected.status}`)
  const head = chunk.toString('latin1', 0, end + 2).toLowerCase()
  const at = head.indexOf('\r\ncontent-length: ')
  const stated = at < 0 ? 0 : Number.parseInt(head.slice(at + 18), 10)
  // An answer without a body may state the length it would have had.
  const length = expected.length === 0 ? 0 : stated
  if (length === 0 && expected.length > 0) throw new Error('An answer has no length.')
  return end + HEAD_END.length + length
}

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send!(result),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})
process.once('disconnect', () => process.exit(0))
