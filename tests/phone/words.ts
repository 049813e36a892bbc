import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What the site says at a place of its content, by the file below `content/<locale>` and the keys to the text. */
export type Words = (file: string, ...keys: string[]) => string

/** The words of a language, as content keeps them. */
export function wordsIn(locale: string): Words {
  return (file, ...keys) => {
    const path = fileURLToPath(new URL(`../../content/${locale}/${file}.json`, import.meta.url))
    const found = keys.reduce<unknown>(
      (part, key) => (part as Record<string, unknown>)[key],
      JSON.parse(readFileSync(path, 'utf8')),
    )
    if (typeof found !== 'string') throw new Error(`${path} says nothing at ${keys.join('.')}`)
    return found
  }
}
