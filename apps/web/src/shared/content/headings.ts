import { type MarkedText, wordsOf } from './marked-text.ts'

/** A heading of a text that can be linked to. */
export interface Heading {
  id: string
  words: string
}

/** The headings of the second level, for a table of contents. */
export function headingsIn({ $md }: MarkedText): Heading[] {
  return $md.flatMap((node) => {
    if (typeof node === 'string') return []
    const [tag, inner, id] = node
    return tag === 'h2' && id ? [{ id, words: wordsOf(inner) }] : []
  })
}
