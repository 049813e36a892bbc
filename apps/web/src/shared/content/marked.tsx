import { Fragment, type ReactNode } from 'react'
import { usePage } from '../page/page-context.tsx'
import { hrefIn } from '../page/page-info.ts'
import { type Inline, parseInline, parseMarked } from './markdown.ts'

/** Block markdown of the content tree: headings, paragraphs, lists, emphasis, links. Nothing else becomes markup. */
export function Marked({ text }: { text: string }) {
  return parseMarked(text).map((block, index) => {
    // Blocks of a fixed text have no identity but their place.
    const key = index
    if (block.kind === 'list')
      return (
        <ul key={key}>
          {block.items.map((item) => (
            <li key={item.map(({ text: words }) => words).join('')}>
              <Words parts={item} />
            </li>
          ))}
        </ul>
      )
    const Tag = block.kind === 'heading' ? 'h2' : 'p'
    return (
      <Tag key={key}>
        <Words parts={block.parts} />
      </Tag>
    )
  })
}

/** Inline markdown: emphasis and links within one line. */
export function MarkedLine({ text }: { text: string }) {
  return <Words parts={parseInline(text)} />
}

function Words({ parts }: { parts: readonly Inline[] }): ReactNode {
  const info = usePage()
  return parts.map((part, index) => {
    const key = `${index} ${part.text}`
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>
    if (part.kind === 'emphasis') return <em key={key}>{part.text}</em>
    if (part.kind === 'link') {
      const isOutside = part.href.startsWith('http')
      return (
        <a
          key={key}
          href={isOutside || part.href.startsWith('?') ? part.href : hrefIn(info, part.href)}
          {...(isOutside && { target: '_blank', rel: 'noopener' })}
        >
          {part.text}
        </a>
      )
    }
    return <Fragment key={key}>{part.text}</Fragment>
  })
}
