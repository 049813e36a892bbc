import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ChunkAssets {
  scripts: string[]
  styles: string[]
}

/** Where the browser finds the build. Addresses start with `/`. */
export interface Assets {
  entryScript: string
  /** Style sheets of the entry. */
  styles: string[]
  /** Scripts the entry imports at once. */
  preload: string[]
  /** What a lazily loaded source file brings along, by its path below the web root. */
  chunks: Record<string, ChunkAssets>
  /** Sheets of the page for closed countries. */
  closedStyles: string[]
  /** Fonts by file name without hash: `instrument-sans-latin-wght-normal`. */
  fonts: Record<string, string>
  buildId: string
  /** Lines to stand in the head ahead of everything; only in development. */
  developmentHead?: string
}

interface ManifestEntry {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, ManifestEntry>

const CLOSED_SHEET = 'src/app/closed-page.css'

/** Reads Vite's manifest in `distDir` (`dist/web/client`). */
export async function readAssets(distDir: string): Promise<Assets> {
  const text = await readFile(join(distDir, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const [entryKey, entry] = Object.entries(manifest).find(([key, { isEntry }]) => isEntry && key !== CLOSED_SHEET)!
  const entryFiles = filesOf(manifest, entryKey)
  const isInEntry = new Set([...entryFiles.scripts, ...entryFiles.styles])
  const chunks: Record<string, ChunkAssets> = {}
  for (const key of Object.keys(manifest).filter((name) => name.startsWith('src/') && name !== entryKey)) {
    const { scripts, styles } = filesOf(manifest, key)
    chunks[key] = {
      scripts: scripts.filter((file) => !isInEntry.has(file)),
      styles: styles.filter((file) => !isInEntry.has(file)),
    }
  }
  const fontFiles = Object.values(manifest).flatMap(({ file, assets }) => [file, ...(assets ?? [])])
  return {
    entryScript: `/${entry.file}`,
    styles: entryFiles.styles,
    preload: entryFiles.scripts.filter((file) => file !== `/${entry.file}`),
    chunks,
    closedStyles: manifest[CLOSED_SHEET] ? [`/${manifest[CLOSED_SHEET].file}`] : [],
    fonts: Object.fromEntries(
      fontFiles.filter((file) => file.endsWith('.woff2')).map((file) => [fontName(file), `/${file}`]),
    ),
    buildId: createHash('sha256').update(text).digest('hex').slice(0, 12),
  }
}

/** The assets of a Vite development server: unbundled sources, styles injected by scripts. */
export function assetsForDevelopment(): Assets {
  return {
    entryScript: '/src/entry-client.tsx',
    styles: [],
    preload: [],
    chunks: {},
    closedStyles: [`/${CLOSED_SHEET}`],
    fonts: {},
    buildId: 'development',
    developmentHead: [
      '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>',
      '<script type="module" src="/@vite/client"></script>',
      '<link rel="stylesheet" href="/src/app/styles.css">',
    ].join(''),
  }
}

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): ChunkAssets {
  const entry = manifest[key]
  if (!entry || seen.has(key)) return { scripts: [], styles: [] }
  seen.add(key)
  const inner = (entry.imports ?? []).map((name) => filesOf(manifest, name, seen))
  const unique = (files: string[]) => [...new Set(files)]
  return {
    scripts: unique([`/${entry.file}`, ...inner.flatMap(({ scripts }) => scripts)]),
    // The entry's own sheet stands first: it states the order of the layers.
    styles: unique([...(entry.css ?? []).map((file) => `/${file}`), ...inner.flatMap(({ styles }) => styles)]),
  }
}

function fontName(file: string): string {
  return file
    .split('/')
    .at(-1)!
    .replace(/-[\w-]{8}\.woff2$/, '')
}
