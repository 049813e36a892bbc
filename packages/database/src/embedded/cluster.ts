import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, link, lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresFailure } from './failure.ts'
import type { Home } from './home.ts'

/** What must survive between starts; kept in `server.json`, readable by its owner only. */
export interface ServerSecrets {
  /** Of both roles, `postgres` and `baize`. */
  password: string
}

/** Reads the home's secrets, or makes them. Two processes that race agree on one file. */
export async function openSecrets(home: Home): Promise<ServerSecrets> {
  const path = join(home.directory, 'server.json')
  const fresh: ServerSecrets = { password: randomBytes(24).toString('base64url') }
  const draft = join(home.directory, `server-${randomBytes(6).toString('hex')}.draft`)
  if (!(await isThere(path))) {
    await writeFile(draft, JSON.stringify(fresh), { mode: 0o600 })
    // A link fails when the name is taken, and the file it names is never half written.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(draft)
  }
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ServerSecrets
  } catch (error) {
    throw new EmbeddedPostgresFailure(`the database password cannot be read from ${path}: ${(error as Error).message}`)
  }
}

/** Makes the cluster unless it exists. It appears whole, by a rename, so a crash half way costs nothing. */
export async function openCluster(home: Home, binaries: Binaries, { password }: ServerSecrets): Promise<void> {
  if (await isThere(join(home.cluster, 'PG_VERSION'))) return
  const draft = `${home.cluster}-draft-${randomBytes(6).toString('hex')}`
  const passwordFile = `${draft}.password`
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  try {
    if (home.user) {
      await chown(draft, home.user.uid, home.user.gid)
      await chown(passwordFile, home.user.uid, home.user.gid)
    }
    await runInitdb(home, binaries, draft, passwordFile)
    await rename(draft, home.cluster)
  } catch (error) {
    // Another process that started at the same moment may have been first; its cluster serves as well.
    if (!(await isThere(join(home.cluster, 'PG_VERSION')))) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

/** Long enough that nobody can still be working on a draft. */
const DRAFT_AGE_MAX_MS = 10 * 60_000

/** Removes what crashed starts left behind. */
export async function removeOldDrafts(home: Home): Promise<void> {
  for (const name of await readdir(home.directory)) {
    const path = join(home.directory, name)
    if (!name.includes('draft')) continue
    const details = await stat(path).catch(() => undefined)
    if (details && Date.now() - details.mtimeMs > DRAFT_AGE_MAX_MS) await rm(path, { recursive: true, force: true })
  }
}

/** Text sorts by code point and upper and lower case know Unicode, whatever libraries the machine has. */
const INITDB_ARGUMENTS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

async function runInitdb(home: Home, { initdb }: Binaries, directory: string, passwordFile: string): Promise<void> {
  const child = spawn(initdb, [...INITDB_ARGUMENTS, `--pgdata=${directory}`, `--pwfile=${passwordFile}`], {
    ...home.user,
    cwd: home.directory,
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  }).catch(String)
  if (code !== 0) throw new EmbeddedPostgresFailure(`initdb ended with ${code}: ${output.trim().slice(-1000)}`)
}

/** Nothing of our environment reaches the server except what the system needs to run a program. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' }
}

function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
