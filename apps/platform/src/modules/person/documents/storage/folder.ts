import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DocumentStorage } from './port.ts'

/** A folder of this machine, in two hundred and fifty-six folders by the end of the id. */
export function folderStorage(folder: string): DocumentStorage {
  const pathOf = (id: string) => join(folder, id.slice(-2), id)
  return {
    async put(id, bytes) {
      const path = pathOf(id)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Whole or not at all: what was begun bears another name until it lies on the disk.
      const begun = `${path}.begun`
      const file = await open(begun, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(begun, path)
    },
    get: (id) => readFile(pathOf(id)),
    async remove(id) {
      await rm(pathOf(id), { force: true })
      await rm(`${pathOf(id)}.begun`, { force: true })
    },
  }
}
