import type { Client } from '@baize/client'
import { loadOnce } from '../page/load-once.ts'
import type { CallerSession } from './client.ts'

/**
 * The typed caller, which arrives with the first call: a guest's first page comes with its data and needs
 * neither the caller nor the table of routes.
 */
export function lazyClient(session: CallerSession): Client {
  const load = loadOnce(async () => (await import('./client.ts')).createSessionClient(session))
  return {
    call: async (name, input, options) => (await load()).call(name, input, options),
    callWithMeta: async (name, input, options) => (await load()).callWithMeta(name, input, options),
  }
}
