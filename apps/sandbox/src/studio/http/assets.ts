import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A page's script and styles; `version` changes with their content. */
export interface PageAssets {
  readonly script: string
  readonly style: string
  readonly version: string
}

/** Pages of the companies: the name of their files, and where their sources begin. */
const sources = { play: '../page/main.ts', sportsbook: '../../betting/page/main.ts' } as const

/**
 * Reads a page's script and styles from `distDir`. Without one, the sources are bundled on the spot, which
 * needs the development dependencies and takes some tens of milliseconds.
 */
export async function loadPageAssets(
  distDir: string | undefined,
  name: keyof typeof sources = 'play',
): Promise<PageAssets> {
  const read = (ending: string) => readFile(join(distDir!, `${name}.${ending}`), 'utf8')
  const [script, style] = distDir ? await Promise.all([read('js'), read('css')]) : await bundle(name)
  const version = createHash('sha256').update(script).update(style).digest('hex').slice(0, 12)
  return { script, style, version }
}

async function bundle(name: keyof typeof sources): Promise<[script: string, style: string]> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: { [name]: fileURLToPath(new URL(sources[name], import.meta.url)) },
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
