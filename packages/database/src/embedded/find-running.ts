import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from '@baize/kit'
import { openSecrets } from './cluster.ts'
import { openHome, POINTER } from './home.ts'
import { findPostmaster } from './postmaster-file.ts'

/** Whether an embedded server ever ran on `dataDir`; makes nothing. */
export function hasEmbeddedPostgres(dataDir: string): boolean {
  return [POINTER, 'postgres'].some((name) => existsSync(join(dataDir, name)))
}

/** The address of the embedded server that runs on `dataDir` right now; `null` when none does. */
export async function findEmbeddedPostgres(dataDir: string, logger: Logger): Promise<string | null> {
  const home = await openHome(dataDir, logger)
  const postmaster = await findPostmaster(home.cluster)
  if (!postmaster?.isReady) return null
  const { password } = await openSecrets(home)
  return `postgres://baize:${password}@127.0.0.1:${postmaster.port}/baize`
}
