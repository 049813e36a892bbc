import { seededRandom, silentLogger, systemClock } from '@baize/kit'
import type { Clock } from '@baize/kit'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { mountStudio } from '../src/studio/mount.ts'
import type { StudioMountOptions } from '../src/studio/mount.ts'
import { memoryJournal } from '../src/studio/wallet/journal.ts'
import { gameArt } from '../src/art/game-art.ts'
import { allThemes, findTheme } from '../src/themes/theme.ts'
import { SECRET } from './fake-platform.ts'

export const SITE = 'https://site.example'

/** Any game of the catalogue with twenty paylines. */
export const GAME = allThemes().find(({ layoutId }) => layoutId === '5x3-20')!

/** A studio in front of a platform, impatient enough for tests. */
export async function startStudio(platformUrl: string, over: Partial<StudioMountOptions> & { clock?: Clock } = {}) {
  const app = Fastify()
  await mountStudio(app, {
    platformUrl,
    siteOrigin: SITE,
    provider: 'studio',
    secret: SECRET,
    journal: memoryJournal(),
    assets: { script: '', style: '', version: 'test' },
    findTheme,
    art: gameArt,
    clock: systemClock,
    random: seededRandom(1),
    logger: silentLogger,
    walletTimeoutMs: 150,
    betRule: { attempts: 3, delayMs: 1, delayMaxMs: 2 },
    settlementRule: { attempts: Infinity, delayMs: 1, delayMaxMs: 5 },
    ...over,
  })
  await app.ready()
  return app
}

export interface Reply {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- the shape is the endpoint's
  readonly data: Record<string, any>
  readonly error: { code: string; message: string; balance?: string }
}

export async function post(app: FastifyInstance, path: string, body: unknown): Promise<Reply> {
  const reply = await app.inject({ method: 'POST', url: `/studio/api${path}`, payload: body as object })
  return { status: reply.statusCode, data: reply.json().data, error: reply.json().error }
}

export async function info(app: FastifyInstance, session: string): Promise<Reply> {
  const reply = await app.inject({ url: '/studio/api/info', headers: { 'x-studio-session': session } })
  return { status: reply.statusCode, data: reply.json().data, error: reply.json().error }
}

/** Opens the game for real money; resolves with the studio's own session id. */
export async function openReal(app: FastifyInstance, launchToken = 'launch-token-1'): Promise<string> {
  const { data } = await post(app, '/session', { mode: 'real', game: GAME.identity, launchToken })
  return data.session as string
}

let keys = 0

export function spin(app: FastifyInstance, session: string, bet = '100', clientRoundKey = `round-key-${keys++}`) {
  return post(app, '/spin', { session, bet, clientRoundKey })
}

/** Waits until the claim holds; fails after five seconds. */
export async function until(claim: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5000
  while (!(await claim())) {
    if (Date.now() > deadline) throw new Error('waited in vain')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
