import { expect, it } from 'vitest'
import { quietSocket } from './quiet-socket.ts'

const sent: unknown[] = []
let readyState = 1

class FakeSocket {
  static readonly OPEN = 1
  constructor(readonly url: string | URL) {}
  get readyState() {
    return readyState
  }
  send(data: unknown) {
    if (readyState !== 1) throw new Error('WebSocket is already in CLOSING or CLOSED state.')
    sent.push(data)
  }
}

it('sends while the socket is open, and nothing after it began to close', () => {
  const Quiet = quietSocket(FakeSocket)
  const socket = new Quiet('ws://site')
  socket.send('first')
  readyState = 2
  socket.send('second')
  expect(sent).toEqual(['first'])
  expect(socket).toMatchObject({ url: 'ws://site' })
})
