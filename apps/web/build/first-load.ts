import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pageRoutes } from '../src/routes/page-routes.ts'
import { readAssets } from '../src/server/assets.ts'

/**
 * Bytes after gzip of what a page fetches before it can be used: the entry and the page's chunk, with all they
 * import, and the styles of what wakes up later.
 */
export async function firstLoad(clientDir: string, chunk: string) {
  const assets = await readAssets(clientDir)
  const page = assets.chunks[chunk]!
  const islands = pageRoutes.find((route) => route.chunk === chunk)?.islands ?? []
  const sizes = async (files: string[]) =>
    Promise.all(
      [...new Set(files)].map(async (file) => ({
        file,
        bytes: gzipSync(await readFile(join(clientDir, file)), { level: 9 }).length,
      })),
    )
  return {
    scripts: await sizes([assets.entryScript, ...assets.preload, ...page.scripts]),
    styles: await sizes([...assets.styles, ...page.styles, ...islands.flatMap((path) => assets.chunks[path]!.styles)]),
  }
}

export function total(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}
