import { createPool, findEmbeddedPostgres, type Pool, type PoolOptions } from '@baize/database'
import { silentLogger } from '@baize/kit'

/** Connections to the database of a site that runs on this data; the caller ends them. */
export async function openDatabase(dataDir: string, options: PoolOptions = { max: 1, patience: null }): Promise<Pool> {
  const url = await findEmbeddedPostgres(dataDir, silentLogger)
  if (!url) throw new Error('the database of the site was not found')
  return createPool(url, options)
}
