import { useRef } from 'react'

/** Letters that come quicker than this belong to one word. */
const WORD_MS = 600

/**
 * Finds an entry by its first letters. The same letter again goes on to the next entry that begins with it.
 * Answers its index, or -1.
 */
export function useTypeahead(): (letter: string, labels: readonly string[], from: number) => number {
  const typed = useRef({ text: '', atMs: -WORD_MS })
  return (letter, labels, from) => {
    const nowMs = performance.now()
    const isNew = nowMs - typed.current.atMs > WORD_MS
    const text = (isNew ? '' : typed.current.text) + letter.toLocaleLowerCase()
    typed.current = { text, atMs: nowMs }
    const isRepeated = text === text[0]!.repeat(text.length)
    const wanted = isRepeated ? text[0]! : text
    // A longer word may go on matching where one is; a single letter moves on.
    const start = wanted.length > 1 ? from : from + 1
    const order = labels.map((_, step) => (Math.max(start, 0) + step) % labels.length)
    return order.find((index) => labels[index]!.toLocaleLowerCase().startsWith(wanted)) ?? -1
  }
}
