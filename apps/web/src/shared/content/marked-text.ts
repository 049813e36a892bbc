/** Elements that marked text may consist of. Nothing else ever becomes markup. */
export type MarkedTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'hr'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'img'
  | 'strong'
  | 'em'
  | 'code'
  | 'a'
  | 'br'

/**
 * A piece of marked text: words, or an element with what it holds. The detail is a link's address, a picture's
 * source, a heading's id, a list's first number or a cell's side.
 */
export type MarkedNode = string | readonly [tag: MarkedTag, inner: readonly MarkedNode[], detail?: string]

/** A text of the content tree that the server read from markdown. */
export interface MarkedText {
  readonly $md: readonly MarkedNode[]
}

/** A text per plural form of the language (`one`, `few`, `other` …). */
export interface PluralText {
  readonly $plural: Readonly<Record<string, string>>
}

/** What may stand at a `{place}` of marked text: words, a number, or a piece of marked text such as a link. */
export type MarkedValues = Readonly<Record<string, MarkedNode | number>>

export function isMarkedText(value: unknown): value is MarkedText {
  return typeof value === 'object' && value !== null && '$md' in value
}

export function isPluralText(value: unknown): value is PluralText {
  return typeof value === 'object' && value !== null && '$plural' in value
}

/** A link to stand at a place of a text: `{ wheel: markedLink(name, '/wheels/gold') }`. */
export function markedLink(label: string, href: string): MarkedNode {
  return ['a', [label], href]
}

/** The same text with its places filled, in words and in addresses of links. */
export function fillMarked({ $md }: MarkedText, values: MarkedValues): MarkedText {
  return { $md: $md.flatMap((node) => fillNode(node, values)) }
}

function fillNode(node: MarkedNode, values: MarkedValues): readonly MarkedNode[] {
  if (typeof node === 'string') return fillWords(node, values)
  const [tag, inner, detail] = node
  const filled = inner.flatMap((child) => fillNode(child, values))
  const value = /^\{(\w+)\}$/.exec(detail ?? '')?.[1]
  if (detail === undefined) return [[tag, filled]]
  if (tag !== 'a' || value === undefined) return [[tag, filled, detail]]
  const href = values[value]
  // A value may only lead within the site: it can come from outside.
  return typeof href === 'string' && /^[/?](?!\/)/.test(href) ? [[tag, filled, href]] : filled
}

function fillWords(words: string, values: MarkedValues): readonly MarkedNode[] {
  return words
    .split(/(\{\w+\})/)
    .map((piece): MarkedNode => {
      const value = /^\{\w+\}$/.test(piece) ? values[piece.slice(1, -1)] : undefined
      return value === undefined ? piece : typeof value === 'number' ? String(value) : value
    })
    .filter((piece) => piece !== '')
}

/** The words alone, for names, titles and labels. */
export function wordsOf(nodes: readonly MarkedNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : node[0] === 'br' ? ' ' : wordsOf(node[1]))).join('')
}
