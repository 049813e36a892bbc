import { type ReactNode, createElement } from 'react'
import { usePage } from '../page/page-context.tsx'
import { type PageInfo, hrefIn } from '../page/page-info.ts'
import type { MarkedNode, MarkedText } from './marked-text.ts'
import { markedOf } from './text.ts'

/**
 * Marked text of the content tree: `<Marked text={text.marked('content')} />`. Plain text becomes a paragraph.
 * The server made the pieces; nothing is parsed here and no markup is taken as it is.
 */
export function Marked({ text }: { text: MarkedText | string | undefined }) {
  const info = usePage()
  const { $md } = markedOf(text)
  const hasBlocks = $md.some((node) => typeof node !== 'string' && BLOCKS.test(node[0]))
  return hasBlocks || $md.length === 0 ? pieces($md, info) : <p>{pieces($md, info)}</p>
}

/** Marked text within a line: the blocks of block text lose their frame. */
export function MarkedLine({ text }: { text: MarkedText | string | undefined }) {
  const info = usePage()
  return pieces(
    markedOf(text).$md.flatMap((node) => (typeof node !== 'string' && BLOCKS.test(node[0]) ? node[1] : [node])),
    info,
  )
}

const BLOCKS = /^(p|h\d|ul|ol|blockquote|hr|table)$/

/** The pieces of a fixed text have no identity but their place. */
function pieces(nodes: readonly MarkedNode[], info: PageInfo): ReactNode {
  return nodes.map((node, key) => (typeof node === 'string' ? node : element(node, key, info)))
}

function element([tag, inner, detail]: Exclude<MarkedNode, string>, key: number, info: PageInfo): ReactNode {
  if (tag === 'hr' || tag === 'br') return createElement(tag, { key })
  if (tag === 'img') return <img key={key} src={detail} alt={inner.join('')} loading="lazy" decoding="async" />
  return createElement(tag, { key, ...attributesOf(tag, detail, info) }, pieces(inner, info))
}

function attributesOf(tag: string, detail: string | undefined, info: PageInfo): Record<string, unknown> {
  if (detail === undefined) return {}
  if (tag === 'a') {
    if (detail.startsWith('https:')) return { href: detail, target: '_blank', rel: 'noopener' }
    return { href: detail.startsWith('/') ? hrefIn(info, detail) : detail }
  }
  if (tag === 'ol') return { start: Number(detail) }
  return tag === 'th' || tag === 'td' ? { 'data-align': detail } : { id: detail }
}
