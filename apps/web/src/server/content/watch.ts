import { type FSWatcher, watch } from 'node:fs'

/** Editors write a file in several steps, and a folder is copied file by file. */
const SETTLE_MS = 200
/** Some file systems tell of no change; looking at names and times costs a few milliseconds. */
const LOOK_MS = 4_000

/**
 * Calls `look` soon after anything below the folders changed, and every few seconds, until the returned function
 * is called. Nothing of it keeps the process alive.
 */
export function watchFolders(directories: readonly string[], look: () => void): () => void {
  let settling: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(settling)
    settling = setTimeout(look, SETTLE_MS).unref()
  }
  const watchers = directories.flatMap((directory) => startWatcher(directory, soon) ?? [])
  const looking = setInterval(look, LOOK_MS).unref()
  return () => {
    clearTimeout(settling)
    clearInterval(looking)
    for (const watcher of watchers) watcher.close()
  }
}

/** `null` where the system has no watchers left or cannot watch whole folders. */
function startWatcher(directory: string, onChange: () => void): FSWatcher | null {
  try {
    const watcher = watch(directory, { recursive: true, persistent: false }, onChange)
    watcher.on('error', () => watcher.close())
    return watcher
  } catch {
    return null
  }
}
