import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkValue } from '../content/check-value.ts'
import { bool, color, object, str } from '../content/schema/field.ts'
import { type Json, type Problem, isObject } from '../content/tree.ts'
import { BRAND_COLOURS, type BrandColours } from './colours.ts'
import { contrastProblems } from './contrast-problems.ts'

/** The file that names the house, in the root of a content tree. */
export const BRAND_FILE = 'brand.json'
/** The folder of its pictures and fonts beside it. */
const FOLDER = 'brand'

/** How the house is called and what it looks like. */
export interface Brand {
  /** Changes with anything below and with the bytes of every file. */
  id: string
  name: string
  colours: BrandColours
  /** The logo says the name by itself, so that nothing has to be written beside it. */
  isNameInLogo: boolean
  /** Where its files are; `null` where there are none. */
  folder: string | null
  /** Names of the files there: `logo.svg`, `icon-512.png`. */
  files: ReadonlySet<string>
}

const pair = object({ light: color, dark: color })
const schema = object({
  name: str,
  isNameInLogo: bool.optional,
  colours: object(Object.fromEntries(BRAND_COLOURS.map((name) => [name, pair.optional]))).optional,
})

/** Files that a house may bring, and where each shows. */
const FILES = new Set([
  'logo.svg',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-192.png',
  'icon-maskable-512.png',
  'share.webp',
  'text.woff2',
  'display.woff2',
])

const NAME_MAX = 40
/** What markdown, HTML and the head of a letter give a meaning to. */
const NAME = /^[^\s*_`[\]<>{}\\"|~#;,][^*_`[\]<>{}\\"|~#;,\r\n]*$/

/**
 * The brand of the last of the folders that has one, ours where none has, and what is wrong with it. `tokens` is the
 * sheet of the shipped colours.
 */
export function readBrand(directories: readonly string[], tokens: string): { brand: Brand; problems: Problem[] } {
  const directory = folderOf(directories)
  if (!directory) return { brand: { ...NAMELESS, name: 'Baize' }, problems: [] }
  const wrong = (problem: Omit<Problem, 'file'>): Problem => ({ ...problem, file: BRAND_FILE })
  const files = filesIn(join(directory, FOLDER))
  let value: Json
  try {
    value = JSON.parse(readFileSync(join(directory, BRAND_FILE), 'utf8')) as Json
  } catch (error) {
    const message = `is not JSON: ${(error as Error).message}`
    return { brand: NAMELESS, problems: [wrong({ kind: 'json', key: '', message })] }
  }
  const strangers = files
    .filter((name) => !FILES.has(name))
    .map((name): Problem => ({ kind: 'unknown', file: `${FOLDER}/${name}`, key: '', message: 'is no file of a brand' }))
  const problems = [...problemsOf(value, tokens).map(wrong), ...strangers]
  if (problems.length > 0 || !isObject(value)) return { brand: NAMELESS, problems }
  const { name, colours } = value
  const hash = createHash('sha256').update(JSON.stringify(value))
  for (const file of files) hash.update(file).update(readFileSync(join(directory, FOLDER, file)))
  const id = hash.digest('hex').slice(0, 12)
  const brand = {
    id,
    name: typeof name === 'string' ? name : '',
    colours: isObject(colours) ? colours : {},
    isNameInLogo: value['isNameInLogo'] === true,
    folder: join(directory, FOLDER),
    files: new Set(files),
  }
  return { brand, problems: [] }
}

/** The content folder that the brand is in: its files belong to the name beside them. */
function folderOf(directories: readonly string[]): string | undefined {
  return directories.findLast((each) => existsSync(join(each, BRAND_FILE)))
}

/** Changes with every file of a brand: by names, sizes and times, which costs no reading. */
export function brandFingerprint(directories: readonly string[]): string {
  const directory = folderOf(directories)
  if (!directory) return ''
  const paths = [BRAND_FILE, ...filesIn(join(directory, FOLDER)).map((name) => join(FOLDER, name))]
  return paths
    .map((path) => {
      const { size, mtimeMs } = statSync(join(directory, path))
      return `${directory} ${path} ${size} ${mtimeMs}`
    })
    .join('\n')
}

/** Stands where a file is wrong, and is never shown. */
const NAMELESS: Brand = { id: '', name: '', colours: {}, isNameInLogo: false, folder: null, files: new Set() }

function problemsOf(value: Json, tokens: string): Omit<Problem, 'file'>[] {
  const found = checkValue(value, schema, TOOLS)
  if (found.length > 0 || !isObject(value)) return found
  const { name, colours } = value
  if (typeof name === 'string' && (!NAME.test(name) || name.length > NAME_MAX))
    return [{ kind: 'type', key: 'name', message: `must be a plain name of at most ${NAME_MAX} letters` }]
  return isObject(colours) ? contrastProblems(colours, tokens) : []
}

const TOOLS = { icons: new Set<string>(), hasPicture: () => true, isPath: () => true, locale: 'en', isComplete: true }

function filesIn(directory: string): string[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
}
