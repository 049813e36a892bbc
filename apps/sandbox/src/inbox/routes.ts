import { systemClock } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import { requireSignature } from '../protocol/signed.ts'
import { createInbox } from './inbox.ts'
import type { Inbox } from './inbox.ts'
import { parseLetter } from './letter.ts'
import { pageRoutes } from './page-routes.ts'

/** The id under which the platform signs. */
export const PROVIDER = 'mail'

export interface InboxDeps {
  /** Shared with the platform; proves that letters come from it. */
  secret: string
  /** Origin of the site that writes letters. */
  siteOrigin: string
  /** Folder of the journal of letters; without one they do not outlive the process. */
  dataDir?: string
  clock?: Clock
  lettersMax?: number
}

/**
 * Adds the mail company under `/inbox`: the signed interface for the platform (`docs/mail.md`), and pages where
 * anybody reads what it got instead of it being sent.
 */
export function inboxRoutes(app: FastifyInstance, deps: InboxDeps): void {
  const { secret, siteOrigin, clock = systemClock } = deps
  app.register(
    async (scope) => {
      const inbox = await createInbox({ ...deps, clock })
      scope.addHook('onClose', () => inbox.close())
      await scope.register(async (pages) => pageRoutes(pages, { inbox, siteOrigin, clock }))
      await scope.register(
        async (api) => {
          requireSignature(api, { secretOf: (provider) => (provider === PROVIDER ? secret : undefined), clock })
          apiRoutes(api, inbox)
        },
        { prefix: '/v1' },
      )
    },
    { prefix: '/inbox' },
  )
}

function apiRoutes(api: FastifyInstance, inbox: Inbox): void {
  api.post('/letters', async (request, reply) => {
    const letter = parseLetter(request.body)
    if (typeof letter === 'string') return reply.code(400).send({ status: 'malformed', message: letter })
    const { letterId } = letter
    if ((await inbox.take(letter)) === 'conflict')
      return reply.code(409).send({ status: 'letter_conflict', message: 'another letter came under this id', letterId })
    return { status: 'ok', letterId }
  })
}
