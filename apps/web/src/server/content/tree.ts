import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** One file of the content tree. */
export interface ContentFile {
  locale: string
  category: string
  name: string
  value: Json
}

/** Files by their path below the tree: `en/modals/sign-in.json`. */
export type ContentFiles = ReadonlyMap<string, ContentFile>

/** A file that cannot be used, and why; `key` is empty when the whole file is meant. */
export interface Problem {
  kind: 'json' | 'unknown' | 'type' | 'missing' | 'id' | 'place' | 'icon' | 'picture' | 'link'
  file: string
  key: string
  message: string
}

/** A problem as one sentence. */
export function sentenceOf({ file, key, message }: Problem): string {
  return key ? `${file}: "${key}" ${message}.` : `${file} ${message}.`
}

/** Reads every `<locale>/<category>/<name>.json` below a folder. Files that are not JSON are reported, not read. */
export function readFiles(directory: string): { files: Map<string, ContentFile>; problems: Problem[] } {
  const files = new Map<string, ContentFile>()
  const problems: Problem[] = []
  for (const path of listFiles(directory)) {
    const [locale, category, file] = path.split('/') as [string, string, string]
    try {
      const value = JSON.parse(readFileSync(join(directory, path), 'utf8')) as Json
      files.set(path, { locale, category, name: file.slice(0, -'.json'.length), value })
    } catch (error) {
      problems.push({ kind: 'json', file: path, key: '', message: `is not JSON: ${(error as Error).message}` })
    }
  }
  return { files, problems }
}

/** Changes with every file of the folders: by names, sizes and times, which costs no reading. */
export function fingerprintOf(directories: readonly string[]): string {
  return directories
    .flatMap((directory) =>
      listFiles(directory).map((path) => {
        const { size, mtimeMs } = statSync(join(directory, path))
        return `${path} ${size} ${mtimeMs}`
      }),
    )
    .join('\n')
}

function listFiles(directory: string): string[] {
  return foldersIn(directory)
    .filter((locale) => LOCALE.test(locale))
    .flatMap((locale) =>
      foldersIn(join(directory, locale)).flatMap((category) =>
        readdirSync(join(directory, locale, category))
          .filter((name) => name.endsWith('.json'))
          .sort()
          .map((name) => `${locale}/${category}/${name}`),
      ),
    )
}

const LOCALE = /^[a-z]{2}(-[a-z]{2})?$/

function foldersIn(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map((entry) => entry.name)
    .filter((name) => statSync(join(directory, name)).isDirectory())
    .sort()
}

/** `sign-in` as parts and collections name it: `signIn`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
