import type { FastifyReply } from 'fastify'

export const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(page)

/** The members of a query or form that are plain text; a repeated one counts as absent. */
export function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
