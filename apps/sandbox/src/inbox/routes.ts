import { systemClock } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import { requireSignature } from '../protocol/signed.ts'
import { createInbox } from './inbox.ts'
import type { Inbox } from './inbox.ts'
import { parseLetter } from './letter.ts'
import { asLetter, parseMessage } from './text-message.ts'
import { pageRoutes } from './page-routes.ts'

/** The ids under which the platform signs: its secrets with the two companies are different ones. */
export const PROVIDER = 'mail'
export const TELEPHONE = 'telephone'

export interface InboxDeps {
  /** Shared with the platform; each proves that what comes to that company is from it. */
  secrets: { mail: string; telephone: string }
  /** Origin of the site that writes letters. */
  siteOrigin: string
  /** Folder of the journal of letters; without one they do not outlive the process. */
  dataDir?: string
  clock?: Clock
  lettersMax?: number
}

/**
 * Adds the mail company under `/inbox` and the telephone company under `/telephone`: the signed interfaces for the
 * platform (`docs/mail.md`, `docs/text-messages.md`), and pages where anybody reads what both got instead of it being
 * sent.
 */
export function inboxRoutes(app: FastifyInstance, deps: InboxDeps): void {
  const { secrets, siteOrigin, clock = systemClock } = deps
  app.register(async (scope) => {
    const inbox = await createInbox({ ...deps, clock })
    scope.addHook('onClose', () => inbox.close())
    await scope.register(async (pages) => pageRoutes(pages, { inbox, siteOrigin, clock }), { prefix: '/inbox' })
    const signedBy = (id: string, secret: string, routes: typeof letterRoutes) => async (api: FastifyInstance) => {
      requireSignature(api, { secretOf: (provider) => (provider === id ? secret : undefined), clock })
      routes(api, inbox)
    }
    await scope.register(signedBy(PROVIDER, secrets.mail, letterRoutes), { prefix: '/inbox/v1' })
    await scope.register(signedBy(TELEPHONE, secrets.telephone, messageRoutes), { prefix: '/telephone/v1' })
  })
}

function letterRoutes(api: FastifyInstance, inbox: Inbox): void {
  api.post('/letters', async (request, reply) => {
    const letter = parseLetter(request.body)
    if (typeof letter === 'string') return reply.code(400).send({ status: 'malformed', message: letter })
    const { letterId } = letter
    if ((await inbox.take(letter)) === 'conflict')
      return reply.code(409).send({ status: 'letter_conflict', message: 'another letter came under this id', letterId })
    return { status: 'ok', letterId }
  })
}

function messageRoutes(api: FastifyInstance, inbox: Inbox): void {
  api.post('/messages', async (request, reply) => {
    const message = parseMessage(request.body)
    if (typeof message === 'string') return reply.code(400).send({ status: 'malformed', message })
    const { messageId } = message
    if ((await inbox.take(asLetter(message))) === 'conflict')
      return reply
        .code(409)
        .send({ status: 'message_conflict', message: 'another message came under this id', messageId })
    return { status: 'ok', messageId }
  })
}
