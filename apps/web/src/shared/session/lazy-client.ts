import type { Client } from '@baize/client'
import { loadOnce } from '../page/load-once.ts'
import type { CallerSession } from './client.ts'

export interface LazyClient extends Client {
  /** Has it at hand, so that the next call goes out at once. */
  prepare(): Promise<unknown>
}

/**
 * The typed caller, which arrives with the first call: a guest's first page comes with its data and needs
 * neither the caller nor the table of routes.
 */
export function lazyClient(session: CallerSession): LazyClient {
  const load = loadOnce(async () => (await import('./client.ts')).createSessionClient(session))
  return {
    prepare: load,
    call: async (name, input, options) => (await load()).call(name, input, options),
    callWithMeta: async (name, input, options) => (await load()).callWithMeta(name, input, options),
  }
}
