import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** A signed-in operator's session, as the file of this user keeps it. */
export interface KeptSession {
  url: string
  token: string
  endsAt: string
}

/** `OPERATOR_SESSION`, or a file below the user's configuration. */
export function sessionPath(environment: Readonly<Record<string, string | undefined>>): string {
  const told = environment.OPERATOR_SESSION?.trim()
  if (told) return resolve(told)
  return join(environment.XDG_CONFIG_HOME?.trim() || join(homedir(), '.config'), 'baize', 'operator.json')
}

/** Written aside first and then put in place, so that nobody ever finds half of it, and readable by its owner alone. */
export async function keepSession(path: string, session: KeptSession): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const aside = `${path}.${process.pid}`
  await writeFile(aside, `${JSON.stringify(session)}\n`, { mode: 0o600, flag: 'wx' })
  await rename(aside, path)
}

export async function readSession(path: string): Promise<KeptSession | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as KeptSession
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export async function forgetSession(path: string): Promise<void> {
  await rm(path, { force: true })
}
