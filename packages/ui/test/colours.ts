import { readFileSync, readdirSync } from 'node:fs'

export type Theme = 'light' | 'dark'

const source = new URL('../src/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, source), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const declared = new Map(declarationsIn(read('tokens.css')))

/** The colour of a value in a theme as `#rrggbb`, through `light-dark()` and `var()`. */
export function colour(value: string, theme: Theme): string {
  const pair = /^light-dark\((.+?),\s*(.+)\)$/.exec(value)
  if (pair) return colour(pair[theme === 'light' ? 1 : 2]!.trim(), theme)
  const name = /^(?:var\()?(--[\w-]+)\)?$/.exec(value)?.[1]
  if (!name) return value.length === 4 ? value.replaceAll(/[\da-f]/gi, '$&$&') : value
  const chosen = declared.get(name)
  if (!chosen) throw new Error(`There is no token ${name}.`)
  return colour(chosen, theme)
}

/** How two colours stand out from each other, from 1 to 21, as WCAG computes it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

/** What is seen of a colour that covers `part` of another. */
export function tint(over: string, part: number, under: string): string {
  const [top, bottom] = [channels(over), channels(under)]
  const mixed = top.map((value, index) => Math.round(value * part + bottom[index]! * (1 - part)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
    .map((value) => value / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function channels(hex: string): number[] {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`${hex} is no opaque colour.`)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

export interface Rule {
  /** File and selector. */
  place: string
  /** What `color` may be, every tone of the component counted. */
  colours: string[]
  /** What the background may be. */
  backgrounds: string[]
  /** The part of the background's colour that covers what is below, from 0 to 1. */
  coverage: number
}

/** Blocks whose colours the reader's system or the printer chooses; they are not ours to compute. */
const FOREIGN = /@media (?:\(forced-colors: active\)|print) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g

/** Every rule of every component that says a colour of words or a background. */
export function rulesOfComponents(): Rule[] {
  const files = readdirSync(source).filter((file) => file.endsWith('.module.css'))
  return files.flatMap((file) => {
    const css = read(file).replaceAll(FOREIGN, '')
    const locals = declarationsIn(css).filter(([name]) => name.startsWith('--'))
    const expand = (value: string | undefined): string[] => {
      const name = value && /^var\((--[\w-]+)(?:, (.+))?\)$/.exec(value)
      if (!name || declared.has(name[1]!)) return value ? [value] : []
      const known = locals.filter(([local]) => local === name[1]).flatMap(([, local]) => expand(local))
      return [...known, ...expand(name[2])]
    }
    return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, body]) => {
      const own = new Map(declarationsIn(`${body};`))
      const [, mixed, percent] =
        /^color-mix\(in srgb, (.+) (\d+)%, transparent\)$/.exec(own.get('background') ?? '') ?? []
      const background = mixed ?? own.get('background')?.split(' center ')[0] ?? own.get('background-color')
      const rule = {
        place: `${file} ${selector!.trim().replaceAll(/\s+/g, ' ')}`,
        colours: expand(own.get('color')),
        backgrounds: expand(background),
        coverage: mixed ? Number(percent) / 100 : 1,
      }
      return rule.colours.length + rule.backgrounds.length > 0 ? [rule] : []
    })
  })
}

function declarationsIn(css: string): [string, string][] {
  return [...css.matchAll(/(?:^|[\s;{])(-{0,2}[a-z][\w-]*):\s*([^;{}]+);/g)].map(([, name, value]) => [
    name!,
    value!.trim().replaceAll(/\s+/g, ' '),
  ])
}
