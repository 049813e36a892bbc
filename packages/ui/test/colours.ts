import { readFileSync, readdirSync } from 'node:fs'
import { type Theme, channels, colourOf, declarationsIn } from '../src/colours.ts'

const source = new URL('../src/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, source), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const declared = new Map(declarationsIn(read('tokens.css')))

/** The colour of a value in a theme as `#rrggbb`, by the shipped tokens. */
export function colour(value: string, theme: Theme): string {
  return colourOf(value, theme, declared)
}

/** What is seen of a colour that covers `part` of another. */
export function tint(over: string, part: number, under: string): string {
  const [top, bottom] = [channels(over), channels(under)]
  const mixed = top.map((value, index) => Math.round(value * part + bottom[index]! * (1 - part)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
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
