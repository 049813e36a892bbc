// Puts a new build in the place of the one that may be running.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** Files whose names change with their content: who has the former build goes on asking for them. */
const HASHED = ['web/client/assets', 'desk/assets', 'web/server/chunks', 'site/chunks', 'sandbox/chunks']
/** Names those of them that came from the build before. */
const FORMER = '.former'

/**
 * Makes the build in `next` that of `dist`, in a moment and whole. What the former one had under names of its own stays
 * beside it until the next swap: a process that runs loads its parts, and pages that are open load theirs, which new
 * processes serve too.
 * @param {string} dist
 * @param {string} next
 */
export function swapBuild(dist, next) {
  const former = `${dist}.former`
  rmSync(former, { recursive: true, force: true })
  if (existsSync(dist)) {
    const kept = HASHED.flatMap((folder) => keep(dist, next, folder))
    writeFileSync(join(next, FORMER), kept.join('\n'))
    renameSync(dist, former)
  }
  renameSync(next, dist)
  rmSync(former, { recursive: true, force: true })
}

/**
 * @param {string} dist
 * @param {string} next
 * @param {string} folder
 * @returns {string[]} what was copied, by path
 */
function keep(dist, next, folder) {
  const from = join(dist, folder)
  if (!existsSync(from)) return []
  const list = join(dist, FORMER)
  const older = new Set(existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [])
  mkdirSync(join(next, folder), { recursive: true })
  return readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`)
    .filter((path) => !older.has(path) && !existsSync(join(next, path)))
    .map((path) => {
      copyFileSync(join(dist, path), join(next, path))
      return path
    })
}
