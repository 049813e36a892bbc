import { Centrifuge } from 'centrifuge'
import { WebSocket } from 'ws'

/** A page's socket at a process, open. */
export async function openSocket(url: string, token: string) {
  const client = new Centrifuge(`${url.replace('http', 'ws')}/api/connection/websocket`, {
    websocket: WebSocket,
    token,
    minReconnectDelay: 1,
    maxReconnectDelay: 20,
  })
  const ended = new Promise<number>((resolve) => client.on('disconnected', ({ code }) => resolve(code)))
  client.connect()
  await client.ready()
  return { client, ended, [Symbol.dispose]: () => client.disconnect() }
}
