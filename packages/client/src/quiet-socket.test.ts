import { expect, it } from 'vitest'
import { quietSocket } from './quiet-socket.ts'

class FakeSocket {
  static readonly OPEN = 1
  readyState = 1
  readonly sent: unknown[] = []
  constructor(readonly url: string) {}
  send(data: unknown) {
    if (this.readyState !== 1) throw new Error('WebSocket is already in CLOSING or CLOSED state.')
    this.sent.push(data)
  }
}

it('sends while the socket is open, and nothing after it began to close', () => {
  const Quiet = quietSocket(FakeSocket as unknown as typeof WebSocket)
  const socket = new Quiet('ws://site') as unknown as FakeSocket
  socket.send('first')
  socket.readyState = 2
  socket.send('second')
  expect(socket.sent).toEqual(['first'])
  expect(socket.url).toBe('ws://site')
})
