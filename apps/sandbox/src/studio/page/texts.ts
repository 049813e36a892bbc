import type { PageLocale } from '../boot.ts'
import type { Texts } from './sentences.ts'
import { de } from './texts-de.ts'
import { en } from './texts-en.ts'
import { fa } from './texts-fa.ts'

const texts: Record<PageLocale, Texts> = { en, de, fa }

/** The sentences of one language. */
export function textsOf(locale: PageLocale): Texts {
  return texts[locale]
}

/** Puts values in the places a sentence names; `{count:spin|spins}` is the word for one, or for any other number. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence
    .replaceAll(/\{(\w+):([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, other: string) =>
      Number(values[name]) === 1 ? one : other,
    )
    .replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
