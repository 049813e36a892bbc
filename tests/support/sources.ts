import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

export interface Import {
  /** The importing file, from the root. */
  from: string
  /** The imported file from the root, or the package's name and path. */
  to: string
}

const SOURCE = /\.[cm]?[jt]sx?$/

/** Every file of code in the repository, from the root, in a fixed order. */
export function sourceFiles(): string[] {
  return allFiles().filter(isSource)
}

/** Whether a file is code. */
export function isSource(path: string): boolean {
  return SOURCE.test(path)
}

/** Every file of the repository, from the root, in a fixed order. */
export function allFiles(): string[] {
  return filesBelow('')
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isFile()) return [path]
      const isOurs = entry.isDirectory() && !entry.name.startsWith('.') && !FOREIGN.has(entry.name)
      return isOurs ? filesBelow(path) : []
    })
}

/** Folders that hold what others wrote or a program made. */
const FOREIGN = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

/** The file behind an import: of ours by its path or its package's `exports`, or the name as it stands. */
export function fileBehind(to: string): string {
  const [, name, rest = ''] = /^@baize\/([^/?]+)\/?([^?]*)/.exec(to) ?? []
  const home = ['packages', 'apps'].map((folder) => `${folder}/${name}`).find((path) => existsSync(join(root, path)))
  if (!name || !home) return to
  const { exports } = JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const wanted = rest ? `./${rest}` : '.'
  const target = exports[wanted] ?? exports['./*']?.replace('*', rest)
  return target ? posix.join(home, target) : to
}

/** What a file imports, exports from elsewhere, or loads later; types included. */
export function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8')
  const { module } = parseSync(from, text)
  const targets = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...[...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].map(([, target]) => target),
  ]
  return [...new Set(targets)]
    .filter((target) => target !== undefined)
    .map((target) => ({
      from,
      to: target.startsWith('.') ? relative(root, resolve(root, dirname(from), target)).replaceAll('\\', '/') : target,
    }))
}
