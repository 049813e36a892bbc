import { join } from 'node:path'
import { systemClock } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import { fileJournal, noJournal } from '../cashier/journal.ts'
import { apiRoutes, STORE_ID } from './api-routes.ts'
import { Chain, type ChainRow } from './chain.ts'
import { networks } from './networks.ts'
import { createReporter } from './reporter.ts'
import { walletRoutes } from './wallet-routes.ts'

export interface ChainDeps {
  /** Origin under which browsers reach this server. */
  publicUrl: string
  /** Where webhooks go. */
  platformUrl: string
  /** The key of calls, and what signs webhooks. */
  secret: string
  /** Folder for the journal; without one the chain does not outlive the process. */
  dataDir?: string
  clock?: Clock
  /** Makes no blocks by itself. */
  isStill?: boolean
  retryFirstMs?: number
  /** Handed the chain once it stands. */
  opened?: (chain: Chain) => void
}

/** How often it is looked whether a block is due. */
const TICK_MS = 500
const FOR_EVER_MS = 100 * 365 * 24 * 60 * 60_000

/**
 * Adds a company that takes coins under `/chain`: what a house needs of BTCPay's interface, its webhooks, and a pretend
 * wallet that pays to any address of a pretend network.
 */
export function chainRoutes(app: FastifyInstance, deps: ChainDeps): void {
  const { publicUrl, platformUrl, secret, dataDir, clock = systemClock, isStill = false, retryFirstMs } = deps
  const { origin } = new URL(publicUrl)
  app.register(
    async (scope) => {
      const journal = dataDir
        ? fileJournal<ChainRow>(join(dataDir, 'chain.jsonl'), {
            now: () => clock.now(),
            idOf: ({ kind, id }) => `${kind} ${id}`,
            keptForMs: FOR_EVER_MS,
          })
        : noJournal
      const url = `${platformUrl}/callbacks/coins/chain`
      const reporter = createReporter({ url, secret, storeId: STORE_ID, clock, retryFirstMs })
      const chain = await Chain.open({ clock, journal, tell: (event) => reporter.report(event) })
      deps.opened?.(chain)
      const stop = isStill ? () => undefined : startBlocks(chain, clock)
      scope.addHook('onClose', async () => {
        stop()
        await reporter.close()
        await journal.close()
      })
      await scope.register(async (api) => apiRoutes(api, { chain, secret, origin }), { prefix: '/api/v1' })
      await scope.register(async (pages) => walletRoutes(pages, { chain, origin, clock }))
    },
    { prefix: '/chain' },
  )
}

/** Makes a block of each network that somebody waits for, in the network's own time. */
function startBlocks(chain: Chain, clock: Clock): () => void {
  const lastMs = new Map<string, number>()
  const timer = setInterval(() => {
    const nowMs = clock.now().getTime()
    for (const { id, blockMs } of networks) {
      if (!chain.isWaiting(id)) {
        lastMs.set(id, nowMs)
        continue
      }
      if (nowMs - (lastMs.get(id) ?? nowMs - blockMs) < blockMs) continue
      lastMs.set(id, nowMs)
      // What cannot be written now is made with the next block.
      void chain.mine(id).catch(() => undefined)
    }
  }, TICK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
