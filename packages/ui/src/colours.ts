export type Theme = 'light' | 'dark'

/** The declarations of a style sheet or of a rule: names and values as written, in their order. */
export function declarationsIn(css: string): [string, string][] {
  return [...css.matchAll(/(?:^|[\s;{])(-{0,2}[a-z][\w-]*):\s*([^;{}]+);/g)].map(([, name, value]) => [
    name!,
    value!.trim().replaceAll(/\s+/g, ' '),
  ])
}

/** The colour of a value in a theme as `#rrggbb`, through `light-dark()` and the `var()` of the tokens given. */
export function colourOf(value: string, theme: Theme, tokens: ReadonlyMap<string, string>): string {
  const pair = /^light-dark\((.+?),\s*(.+)\)$/.exec(value)
  if (pair) return colourOf(pair[theme === 'light' ? 1 : 2]!.trim(), theme, tokens)
  const name = /^(?:var\()?(--[\w-]+)\)?$/.exec(value)?.[1]
  if (!name) return value.length === 4 ? value.replaceAll(/[\da-f]/gi, '$&$&') : value
  const chosen = tokens.get(name)
  if (!chosen) throw new Error(`There is no token ${name}.`)
  return colourOf(chosen, theme, tokens)
}

/** How two colours stand out from each other, from 1 to 21, as WCAG 2.2 computes it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
    .map((value) => value / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Red, green and blue of `#rrggbb`, 0 to 255. Throws for anything else. */
export function channels(hex: string): number[] {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`${hex} is no opaque colour.`)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
