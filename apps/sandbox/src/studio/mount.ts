import type { Clock, Logger, Random } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import type { GameArt } from '../art/game-art.ts'
import type { GameTheme } from '../themes/game-theme.ts'
import type { PageAssets } from './http/assets.ts'
import { createGrants } from './free/grants.ts'
import { freeRoundRoutes } from './free/routes.ts'
import { studioRoutes } from './http/routes.ts'
import { createStudio } from './play/studio.ts'
import type { StudioOptions } from './play/studio.ts'
import { createWalletClient } from './wallet/client.ts'
import type { Journal } from './wallet/journal.ts'

export interface StudioMountOptions extends Pick<StudioOptions, 'betRule' | 'settlementRule' | 'winPatienceMs'> {
  /** Where the seamless wallet answers. */
  readonly platformUrl: string
  /** Origin of the site that frames the games. */
  readonly siteOrigin: string
  readonly provider: string
  readonly secret: string
  readonly journal: Journal
  /** File of the rounds the platform grants; without one they are kept in memory. */
  readonly grantsPath?: string
  readonly assets: PageAssets
  readonly findTheme: (identity: string) => GameTheme | undefined
  readonly art: GameArt
  readonly clock: Clock
  readonly random: Random
  readonly logger: Logger
  /** How long one call of the wallet may take. */
  readonly walletTimeoutMs?: number
  /** How long closing waits for rounds that still have to be settled. */
  readonly drainMs?: number
}

const DRAIN_MS = 10_000

/** Puts the game studio on a server. Closing the server first settles what the studio owes. */
export async function mountStudio(app: FastifyInstance, options: StudioMountOptions): Promise<void> {
  const { platformUrl, provider, secret, clock, logger, walletTimeoutMs } = options
  const wallet = createWalletClient({ platformUrl, provider, secret, clock, timeoutMs: walletTimeoutMs })
  const grants = createGrants(options.grantsPath)
  const studio = createStudio({ ...options, wallet, grants })
  await studioRoutes(app, { ...options, studio })
  await freeRoundRoutes(app, { ...options, grants })
  app.addHook('onClose', async () => {
    const isDrained = await studio.drain(options.drainMs ?? DRAIN_MS)
    if (!isDrained) logger.warn('rounds are left to settle at the next start')
  })
}
