import { createHash } from 'node:crypto'
import type { Content, IndexedPage, Part, PartName } from '../shared/content/content.ts'
import { formatTag } from '@baize/contract/dates'
import { directionOf } from '../shared/page/locale.ts'
import { type Brand, brandFingerprint, readBrand } from './brand/brand.ts'
import { fillName } from './brand/fill-name.ts'
import { type CompiledObject, compile, completed, mergeOver } from './content/compile.ts'
import { fileIn } from './content/schema/field.ts'
import { schema } from './content/schema/index.ts'
import { wholeLocales } from './content/whole-locales.ts'
import {
  type ContentFile,
  type ContentFiles,
  type Problem,
  camelCase,
  fingerprintOf,
  readFiles,
  sentenceOf,
} from './content/tree.ts'

/** Content that cannot be used. Its message is one sentence that names the file and the key. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const others = problems.length - 1
    super(sentenceOf(problems[0]!) + (others > 0 ? ` (and ${others} more)` : ''))
    this.problems = problems
  }
}

export interface ContentStoreOptions {
  /** An operator's folder. Its files replace the shipped ones of the same name. */
  ownDirectory?: string | null
  /** The sheet of the shipped colours, against which those of a brand are held; a brand may have none without it. */
  tokens?: string
  /** Looks through the operator's files, completed by the shipped ones, before they are used. */
  check?: (own: ContentFiles, all: ContentFiles) => Problem[]
}

interface Version {
  id: string
  brand: Brand
  files: ContentFiles
  /** The same by locale and part: `en modals.signIn`. */
  byPart: ReadonlyMap<string, ContentFile>
  locales: ReadonlySet<string>
  /** Those of them in which nothing is missing. */
  whole: ReadonlySet<string>
  /** Parts as pages read them, by locale and name; filled as they are asked for. */
  parts: Map<string, Part>
}

/** The content tree in memory. Every part is merged with the default locale's, key by key. */
export class ContentStore {
  readonly #directories: readonly string[]
  readonly #defaultLocale: string
  readonly #options: ContentStoreOptions
  #version: Version
  #fingerprint: string

  /** Throws `ContentError` when a file cannot be used. */
  constructor(directory: string, defaultLocale: string, options: ContentStoreOptions = {}) {
    this.#directories = options.ownDirectory ? [directory, options.ownDirectory] : [directory]
    this.#defaultLocale = defaultLocale
    this.#options = options
    this.#fingerprint = this.#look()
    this.#version = this.#read()
  }

  /** Changes when any text changes; names the version in addresses. */
  get id(): string {
    return this.#version.id
  }

  /** Whether everything is said in a language, so that visitors may be offered it. */
  isWhole(locale: string): boolean {
    return this.#version.whole.has(locale)
  }

  /** How the house is called and what it looks like. */
  get brand(): Brand {
    return this.#version.brand
  }

  /** Every file as it was written, with the name of the house in its places, by path. */
  get files(): ContentFiles {
    return this.#version.files
  }

  /**
   * Reads the files again when any was touched, and says whether that changed anything. Throws `ContentError`
   * for files that cannot be used, once; what was read before stays in use.
   */
  reload(): boolean {
    const fingerprint = this.#look()
    if (fingerprint === this.#fingerprint) return false
    this.#fingerprint = fingerprint
    const before = this.#version.id
    const next = this.#read()
    if (next.id === before) return false
    this.#version = next
    return true
  }

  /**
   * A part of a locale; `null` when neither it nor the default locale has it. `index.questionPages` lists the
   * pages of a folder of pages.
   */
  part(locale: string, name: string): Part | null {
    const { parts, locales } = this.#version
    const spoken = locales.has(locale) ? locale : this.#defaultLocale
    const key = `${spoken} ${name}`
    let part = parts.get(key)
    if (part === undefined) {
      const category = /^index\.(\w+)$/.exec(name)?.[1]
      const made = category ? this.#makeIndex(spoken, category) : this.#makePart(spoken, name)
      // What is not there is not remembered: anybody may ask for any name.
      if (made === null) return null
      parts.set(key, (part = made))
    }
    return part
  }

  /** A page's view on the store, which remembers what was asked for: that is what the browser gets. */
  open(locale: string): Content & { taken: Record<string, Part> } {
    const taken: Record<string, Part> = {}
    const get = (name: PartName): Part => (taken[name] ??= this.part(locale, name) ?? {})
    return { taken, get, need: async (names) => names.forEach(get) }
  }

  #makePart(locale: string, name: string): Part | null {
    const made = (of: string): CompiledObject | undefined => {
      const file = this.#version.byPart.get(`${of} ${name}`)
      return file && (compile(file.value, fileIn(schema[file.category], file.name)) as CompiledObject)
    }
    const own = made(locale)
    if (locale === this.#defaultLocale) return own ?? null
    const fallback = made(this.#defaultLocale)
    return fallback && own ? (mergeOver(fallback, own) as Part) : (own ?? fallback ?? null)
  }

  /** The pages of a folder in the order of their files, whichever language they are written in. */
  #makeIndex(locale: string, category: string): Part | null {
    const files = [...this.#version.files.values()].filter((file) => camelCase(file.category) === category)
    if (files.length === 0) return null
    const names = new Set(
      files.filter((file) => file.locale === locale || file.locale === this.#defaultLocale).map(({ name }) => name),
    )
    const pages = [...names].sort().flatMap((name): IndexedPage[] => {
      const part = `${category}.${camelCase(name)}` as const
      const { pageIdentity, title, icon } = this.part(locale, part) ?? {}
      if (typeof pageIdentity !== 'string') return []
      return [
        {
          part,
          pageIdentity,
          title: typeof title === 'string' ? title : '',
          ...(typeof icon === 'string' && { icon }),
          ...(!this.#version.byPart.has(`${locale} ${part}`) && { written: this.#writtenByDefault() }),
        },
      ]
    })
    return { pages }
  }

  #writtenByDefault(): IndexedPage['written'] {
    return { lang: formatTag(this.#defaultLocale), dir: directionOf(this.#defaultLocale) }
  }

  #look(): string {
    return `${fingerprintOf(this.#directories)}\n${brandFingerprint(this.#directories)}`
  }

  #read(): Version {
    const [shipped, own] = this.#directories.map(readFiles) as [Read, Read | undefined]
    const written = own ? overlaid(shipped.files, own.files) : shipped.files
    const { brand, problems: ofBrand } = readBrand(this.#directories, this.#options.tokens ?? '')
    const problems = [...shipped.problems, ...(own?.problems ?? []), ...ofBrand]
    if (problems.length === 0 && own) {
      const changed = new Map([...own.files.keys()].map((path) => [path, written.get(path)!]))
      problems.push(...(this.#options.check?.(changed, written) ?? []))
    }
    if (problems.length > 0) throw new ContentError(problems)
    const files = fillName(written, brand.name)
    const hash = createHash('sha256').update(brand.id)
    const byPart = new Map<string, ContentFile>()
    for (const [path, file] of files) {
      hash.update(path).update(JSON.stringify(file.value))
      byPart.set(`${file.locale} ${camelCase(file.category)}.${camelCase(file.name)}`, file)
    }
    return {
      id: hash.digest('hex').slice(0, 12),
      brand,
      files,
      byPart,
      locales: new Set([...files.values()].map(({ locale }) => locale)),
      whole: wholeLocales(files, shipped.files, this.#defaultLocale),
      parts: new Map(),
    }
  }
}

type Read = ReturnType<typeof readFiles>

function overlaid(shipped: ContentFiles, own: ContentFiles): Map<string, ContentFile> {
  const files = new Map(shipped)
  for (const [path, file] of own) {
    const field = fileIn(schema[file.category], file.name)
    files.set(path, { ...file, value: completed(file.value, shipped.get(path)?.value, field) })
  }
  return files
}
