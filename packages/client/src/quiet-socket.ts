/** What the quiet one needs of a socket class. */
interface SocketClass {
  new (
    url: string | URL,
    protocols?: string | string[],
  ): { readonly readyState: number; send(data: Parameters<WebSocket['send']>[0]): void }
  readonly OPEN: number
}

/**
 * A socket class that drops what is sent once the socket is closing. The platform's own class drops it as
 * well, but logs an error that nobody can act on: the last unsubscriptions of a session race with its end.
 */
export function quietSocket(Base: SocketClass): SocketClass {
  return class QuietSocket extends Base {
    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (this.readyState === Base.OPEN) super.send(data)
    }
  }
}
