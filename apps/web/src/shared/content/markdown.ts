/** A piece of a line. Links lead within the site or to `http` addresses; nothing else is a link. */
export type Inline =
  | { kind: 'text' | 'strong' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string }

export type Block = { kind: 'heading' | 'paragraph'; parts: Inline[] } | { kind: 'list'; items: Inline[][] }

/** Reads the small markdown of the content tree. Markup in it stays text, so nothing needs to be sanitised. */
export function parseMarked(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block): Block => {
      if (block.startsWith('## ')) return { kind: 'heading', parts: parseInline(block.slice(3)) }
      const lines = block.split('\n')
      if (lines.every((line) => line.startsWith('- ')))
        return { kind: 'list', items: lines.map((line) => parseInline(line.slice(2))) }
      return { kind: 'paragraph', parts: parseInline(lines.join(' ')) }
    })
}

const MARK = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(((?:https?:\/\/|[/?])[^\s)]*)\)/g

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    const [, strong, emphasis, label, href] = match
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', text: emphasis })
    else parts.push({ kind: 'link', text: label!, href: href! })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
