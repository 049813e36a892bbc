import type { Client } from '@baize/client'
import type { Session } from './session.ts'

/**
 * The typed caller, which arrives with the first call: a guest's first page comes with its data and needs
 * neither the caller nor the table of routes.
 */
export function lazyClient(session: Session): Client {
  let loading: Promise<Client> | null = null
  const load = () =>
    (loading ??= import('./client.ts')
      .then(({ createSessionClient }) => createSessionClient(session))
      .catch((error: unknown) => {
        loading = null
        throw error
      }))
  return {
    call: async (name, input, options) => (await load()).call(name, input, options),
    callWithMeta: async (name, input, options) => (await load()).callWithMeta(name, input, options),
  }
}
