import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { EmbeddedPostgresFailure } from './failure.ts'

/** Whom the server's processes run as. */
export interface ServerUser {
  uid: number
  gid: number
}

/** Accounts without rights, best first: one made for this, or the one every Unix has. */
const UNPRIVILEGED_NAMES = ['baize', 'nobody']

/**
 * PostgreSQL refuses to run as root. Undefined means: as ourselves. When root starts us, the server runs as
 * the owner of an existing cluster, otherwise as an account without rights (initdb wants one with a name).
 */
export async function serverUser(cluster: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  for (const name of UNPRIVILEGED_NAMES) {
    const [, , uid, gid] = accounts.find(([candidate]) => candidate === name) ?? []
    if (uid && gid && uid !== '0') return { uid: Number(uid), gid: Number(gid) }
  }
  throw new EmbeddedPostgresFailure(
    'PostgreSQL does not run as root and there is no account "nobody" to run it as; start as another user or set DATABASE_URL',
  )
}

/** Whether the user may pass through `directory` and every directory above it. */
export async function canTraverse(directory: string, user: ServerUser | undefined): Promise<boolean> {
  if (!user) return true
  for (let place = directory; ; place = dirname(place)) {
    const { mode, uid, gid } = await stat(place)
    const execute = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & execute) === 0) return false
    if (dirname(place) === place) return true
  }
}
