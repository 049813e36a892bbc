import type { FastifyReply } from 'fastify'

/** From the moment the server begins to stop, the framework marks every reply as the last of its connection. */
export function isStopping(reply: FastifyReply): boolean {
  return reply.raw.getHeader('connection') === 'close'
}

/** When to come again: a stop and an overload are over soon, or somebody else takes the call. */
export const RETRY_AFTER_SECONDS = 2
