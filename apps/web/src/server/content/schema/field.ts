/**
 * What may stand at a key of the content tree. `str` plain text, `id` a name that programs know, the same in every
 * language, `md` block markdown, `mdi` markdown of one line,
 * `plural` a text per plural form, `img` a picture's path, `icon` an id of the sprite, `url` an address within the
 * site or `https`, `date` an instant, `choice` one of the given words, `map` an object whose keys are data.
 */
export type Kind =
  | 'str'
  | 'id'
  | 'md'
  | 'mdi'
  | 'plural'
  | 'img'
  | 'icon'
  | 'url'
  | 'bool'
  | 'int'
  | 'color'
  | 'date'
  | 'choice'
  | 'list'
  | 'object'
  | 'map'

/** Parts of the product that can be off. */
export type Capability = 'chat' | 'loyalty' | 'quests' | 'sportsbook' | 'wheels'

export type Fields = Readonly<Record<string, Field>>

/** One key of the tree: its kind, the places its text may have, and whether it may be missing. */
export class Field {
  readonly kind: Kind
  /** Names of `{places}`; those without a question mark must stand in the text. */
  readonly places: readonly string[] = []
  readonly isOptional: boolean = false
  /** What has to be built before anything reads the key; `null` once something does. */
  readonly isUnread: boolean = false
  /** The part of the product without which the key, though something reads it, is not shown. */
  readonly shownOnlyWith: Capability | null = null
  /** The item of a list or the value of a map. */
  readonly item: Field | null = null
  readonly fields: Fields = {}
  readonly choices: readonly string[] = []

  constructor(kind: Kind, own: Partial<Pick<Field, 'item' | 'fields' | 'choices'>> = {}) {
    this.kind = kind
    Object.assign(this, own)
  }

  /** The same with places: `with('count', 'date?')` asks for `{count}` and allows `{date}`. */
  with(...places: string[]): Field {
    return this.#changed({ places })
  }

  /** The same, but it may be missing or empty. */
  get optional(): Field {
    return this.#changed({ isOptional: true })
  }

  /** The same, named by the specification of the content and read by nothing here; holds for everything below. */
  get unread(): Field {
    return this.#changed({ isUnread: true })
  }

  /**
   * The same, for what tells of a part of the product that can be off: whatever reads it leaves it out then. Holds
   * for everything below.
   */
  shownWith(part: Capability): Field {
    return this.#changed({ shownOnlyWith: part })
  }

  #changed(change: Partial<Pick<Field, 'places' | 'isOptional' | 'isUnread' | 'shownOnlyWith'>>): Field {
    return Object.assign(new Field(this.kind), this, change)
  }
}

export const str = new Field('str')
export const id = new Field('id')
export const md = new Field('md')
export const mdi = new Field('mdi')
/** A text that depends on a number: one text, or one for each form the language has. */
export const plural = new Field('plural').with('count?')
export const img = new Field('img')
export const icon = new Field('icon')
export const url = new Field('url')
export const bool = new Field('bool')
export const int = new Field('int')
export const color = new Field('color')
export const date = new Field('date')

export function choice(...choices: string[]): Field {
  return new Field('choice', { choices })
}

export function list(item: Field | Fields): Field {
  return new Field('list', { item: item instanceof Field ? item : object(item) })
}

export function object(fields: Fields): Field {
  return new Field('object', { fields })
}

/** An object whose keys are ids, all with the same kind of value. */
export function map(item: Field): Field {
  return new Field('map', { item })
}

/** A folder of the tree: files by name, and for folders of pages the shape that any other file has. */
export interface Category {
  files: Fields
  page?: Field
}

/** The shape of a file of a category, `null` when the category has no such file. */
export function fileIn(category: Category | undefined, name: string): Field | null {
  return category?.files[name] ?? category?.page ?? null
}
