import { type Token, Lexer } from 'marked'
import { type MarkedNode, type MarkedTag, wordsOf } from '../../shared/content/marked-text.ts'

export interface ReadMarkdown {
  nodes: readonly MarkedNode[]
  /** Links and pictures that lead nowhere a text may lead; in `nodes` they are words. */
  broken: readonly string[]
}

/** Reads block markdown. Markup in it stays text, so nothing needs to be sanitised. */
export function readMarkdown(text: string): ReadMarkdown {
  return new Reader().read((reader) => reader.blocks(new Lexer().lex(text)), text)
}

/** Reads markdown of one line: emphasis, code and links. */
export function readMarkdownLine(text: string): ReadMarkdown {
  return new Reader().read((reader) => reader.inline(new Lexer().inlineTokens(text)), text)
}

/** Where a link may lead: into the site, to a place of the same text, to a value filled in later, out by https or mail. */
const HREF = /^(?:\/(?!\/)|\?|#|https:\/\/|mailto:|\{\w+\}$)/
const PICTURE = /^\/(?!\/)[\w./-]+$/
/** Ids that the document itself uses. */
const TAKEN_IDS = ['app', 'content', 'page-data']

class Reader {
  readonly #broken: string[] = []
  readonly #ids = new Set(TAKEN_IDS)

  read(run: (reader: Reader) => MarkedNode[], text: string): ReadMarkdown {
    const nodes = merged(run(this))
    for (const [unfinished] of text.matchAll(/\[[^\]]*\]\s+\([^)]*\)|\[[^\]]*\]\([^)]*$/g))
      this.#broken.push(unfinished)
    return { nodes, broken: this.#broken }
  }

  blocks(tokens: readonly Token[]): MarkedNode[] {
    return tokens.flatMap((token) => this.#block(token))
  }

  inline(tokens: readonly Token[]): MarkedNode[] {
    return merged(tokens.flatMap((token) => this.#inline(token)))
  }

  #block(token: Token): MarkedNode[] {
    const inner = (): MarkedNode[] => this.inline(token.type === 'text' ? [token] : (childrenOf(token) ?? []))
    switch (token.type) {
      case 'space':
      case 'def':
        return []
      case 'heading': {
        const words = inner()
        const depth = Math.min(4, Math.max(2, (token as { depth: number }).depth))
        return [[`h${depth}` as MarkedTag, words, this.#idOf(wordsOf(words))]]
      }
      case 'paragraph':
        return [['p', inner()]]
      case 'list':
        return [this.#list(token as ListToken)]
      case 'blockquote':
        return [['blockquote', this.blocks(childrenOf(token) ?? [])]]
      case 'hr':
        return [['hr', []]]
      case 'table':
        return [this.#table(token as TableToken)]
      case 'code':
        return [['p', [['code', [(token as { text: string }).text]]]]]
      case 'text':
        return inner()
      default:
        return [['p', [token.raw.trim()]]]
    }
  }

  #list({ ordered, start, items }: ListToken): MarkedNode {
    const inner = items.map((item): MarkedNode => ['li', this.blocks(item.tokens)])
    if (!ordered) return ['ul', inner]
    return start === '' || start === 1 ? ['ol', inner] : ['ol', inner, String(start)]
  }

  #table({ header, rows }: TableToken): MarkedNode {
    const row = (tag: 'th' | 'td', cells: CellToken[]): MarkedNode => [
      'tr',
      cells.map((cell): MarkedNode => {
        const inner = this.inline(cell.tokens)
        return cell.align ? [tag, inner, SIDES[cell.align]] : [tag, inner]
      }),
    ]
    return [
      'table',
      [
        ['thead', [row('th', header)]],
        ['tbody', rows.map((cells) => row('td', cells))],
      ],
    ]
  }

  #inline(token: Token): MarkedNode[] {
    const inner = () => this.inline(childrenOf(token) ?? [])
    switch (token.type) {
      case 'strong':
      case 'em':
        return [[token.type, inner()]]
      case 'codespan':
        return [['code', [(token as { text: string }).text]]]
      case 'br':
        return [['br', []]]
      case 'link':
        return this.#link(token as { href: string; raw: string } & Token, inner())
      case 'image':
        return this.#picture(token as { href: string; text: string; raw: string } & Token)
      case 'escape':
      case 'text':
        return childrenOf(token) ? inner() : [(token as { text: string }).text.replaceAll('\n', ' ')]
      case 'del':
        return inner()
      default:
        return [token.raw]
    }
  }

  #link(token: { href: string; raw: string }, inner: MarkedNode[]): MarkedNode[] {
    if (HREF.test(token.href)) return [['a', inner, token.href]]
    // An address or a host that merely stands in the text was never meant as a link of ours.
    if (token.raw.startsWith('[')) this.#broken.push(token.raw)
    return inner
  }

  #picture(token: { href: string; text: string; raw: string }): MarkedNode[] {
    if (PICTURE.test(token.href)) return [['img', [token.text].filter(Boolean), token.href]]
    this.#broken.push(token.raw)
    return [token.text]
  }

  /** What `#…` links lead to: the heading's words in lower case, joined by dashes. */
  #idOf(words: string): string {
    const base =
      words
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu)
        ?.join('-') ?? 'part'
    let id = base
    for (let count = 2; this.#ids.has(id); count += 1) id = `${base}-${count}`
    this.#ids.add(id)
    return id
  }
}

interface ListToken {
  ordered: boolean
  start: number | ''
  items: { tokens: Token[] }[]
}

interface CellToken {
  tokens: Token[]
  align: 'left' | 'center' | 'right' | null
}

interface TableToken {
  header: CellToken[]
  rows: CellToken[][]
}

/** Sides by the direction of reading, which mirror with it. */
const SIDES = { left: 'start', center: 'center', right: 'end' } as const

function childrenOf(token: Token): Token[] | undefined {
  return 'tokens' in token ? token.tokens : undefined
}

/** Runs of words as one. */
function merged(nodes: readonly MarkedNode[]): MarkedNode[] {
  const all: MarkedNode[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node
    else if (node !== '') all.push(node)
  }
  return all
}
