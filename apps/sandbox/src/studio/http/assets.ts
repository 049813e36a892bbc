import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The game page's script and styles; `version` changes with their content. */
export interface PageAssets {
  readonly script: string
  readonly style: string
  readonly version: string
}

/**
 * Reads `play.js` and `play.css` from `distDir`. Without one, the sources are bundled on the spot, which
 * needs the development dependencies and takes some tens of milliseconds.
 */
export async function loadPageAssets(distDir: string | undefined): Promise<PageAssets> {
  const [script, style] = distDir
    ? await Promise.all([readFile(join(distDir, 'play.js'), 'utf8'), readFile(join(distDir, 'play.css'), 'utf8')])
    : await bundle()
  const version = createHash('sha256').update(script).update(style).digest('hex').slice(0, 12)
  return { script, style, version }
}

async function bundle(): Promise<[script: string, style: string]> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: { play: fileURLToPath(new URL('../page/main.ts', import.meta.url)) },
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  })
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return [text('.js'), text('.css')]
}
