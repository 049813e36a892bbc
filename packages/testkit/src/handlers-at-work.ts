import type { FastifyInstance } from 'fastify'

/**
 * Follows the handlers of the routes that a server gets from now on. The returned function resolves when none works any
 * more: a handler whose caller has gone works on, and a server that closes does not wait for it.
 */
export function followHandlers(app: FastifyInstance): () => Promise<void> {
  const atWork = new Set<Promise<unknown>>()
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function handleFollowed(request, reply) {
      const result: unknown = handler.call(this, request, reply)
      if (result instanceof Promise) {
        const forget = () => void atWork.delete(result)
        atWork.add(result)
        result.then(forget, forget)
      }
      return result
    }
  })
  return async () => {
    while (atWork.size > 0) await Promise.allSettled(atWork)
  }
}
