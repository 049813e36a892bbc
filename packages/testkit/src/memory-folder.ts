import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'

/** What the databases of a whole run may come to, several times over. */
const BYTES_MIN = 3 * 1024 ** 3

/**
 * Where data of tests lies that nobody needs after them: in memory where the system has a folder there with room,
 * else among its temporary files. A database is cloned there for an eighth of what it costs on a disk.
 */
export function memoryFolder(): string {
  return hasMemory() ? MEMORY : tmpdir()
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= BYTES_MIN && !isForDataOnly(readFileSync('/proc/mounts', 'utf8'))
  } catch {
    // No such folder, as on every system but Linux.
    return false
  }
}

/** A server that runs as somebody else may need a copy of its programs beside its data. */
function isForDataOnly(mounts: string): boolean {
  return mounts.split('\n').some((line) => {
    const [, folder, , options = ''] = line.split(' ')
    return folder === MEMORY && options.split(',').includes('noexec')
  })
}
