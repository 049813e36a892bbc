import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool, type Pool, startEmbeddedPostgres } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { openDatabase } from '../../support/open-database.ts'
import { callApi, payIn } from '../../support/players.ts'
import { newAccount } from '../../support/signed-in.ts'
import { type SiteProcess, startSiteProcess } from '../../support/site-process.ts'
import { lengthsOf, seedLists } from './seed-lists.ts'
import { type Owner, seedRounds, type Size } from './seed-rounds.ts'

/** A long history and whose it is. */
interface Kept extends Owner {
  email: string
  password: string
  size: Size
}

/** A site with a long history on it, and its owner signed in. */
export interface History extends AsyncDisposable {
  site: SiteProcess
  owner: Owner & { accessToken: string }
}

/** What makes rows come in quickly. A cluster that is lost on the way is made anew. */
const SEEDING = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '4GB',
  maintenance_work_mem: '1GB',
  shared_buffers: '1GB',
}
const TOLD_EACH = 1_000_000
const BONUS_MINOR = 2_000
const QUEST = 'month-of-rounds'

/** Starts a site on a history of this size: on the one in `folder` where it is, else on one made anew, and kept there. */
export async function openHistory(size: Size, folder: string | undefined): Promise<History> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'baize-history-')))
  await mkdir(dataDir, { recursive: true })
  await chmod(dataDir, 0o711)
  const file = join(dataDir, 'history.json')
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await makeHistory(dataDir, size)))
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
  if (kept.size.rounds !== size.rounds) throw new Error(`${dataDir} has ${kept.size.rounds} rounds.`)
  const site = await startSiteProcess({ dataDir })
  const { accessToken } = await signIn(site.url, kept)
  const owner = { playerId: kept.playerId, accountId: kept.accountId, accessToken }
  const lists = join(dataDir, 'history-lists')
  if (!existsSync(lists)) {
    await fillLists(site, owner, size)
    writeFileSync(lists, '')
  }
  return {
    site,
    owner,
    async [Symbol.asyncDispose]() {
      await site.stop()
      if (!folder) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Registers somebody, stops the site, and gives them the rounds. */
async function makeHistory(dataDir: string, size: Size): Promise<Kept> {
  const site = await startSiteProcess({ dataDir })
  const { email, password } = await newAccount(site.url)
  const { accessToken, playerId } = await signIn(site.url, { email, password })
  const [account] = await callApi(site.url, 'GET', '/api/wallet/accounts', undefined, accessToken)
  await site.stop()
  const kept = { email, password, playerId, accountId: account.id as string, size }
  const postgres = await startEmbeddedPostgres({ dataDir, logger: silentLogger, settings: SEEDING })
  const pool = createPool(postgres.url, { max: 1, patience: null })
  const beganMs = performance.now()
  await seedRounds(pool, kept, size, (done) => {
    if (done % TOLD_EACH > 0) return
    process.stdout.write(`  ${done} rounds after ${((performance.now() - beganMs) / 1000).toFixed(0)} s\n`)
  })
  await pool.end()
  await postgres.stop()
  return kept
}

async function fillLists(site: SiteProcess, owner: History['owner'], { own }: Size): Promise<void> {
  await payIn(site.url, owner.accessToken, owner.accountId, BONUS_MINOR, 'welcome-1')
  await callApi(site.url, 'PUT', `/api/retention/quests/${QUEST}/activate`, undefined, owner.accessToken)
  const pool: Pool = await openDatabase(site.dataDir)
  await seedLists(pool, owner, lengthsOf(own))
  await pool.end()
}

async function signIn(siteUrl: string, { email, password }: Pick<Kept, 'email' | 'password'>) {
  const body = { login: email, password }
  const { accessToken, profile } = await callApi(siteUrl, 'POST', '/api/player/sessions', body)
  return { accessToken: accessToken as string, playerId: profile.id as string }
}
