import { mix, shade } from './colour.ts'

/** What a stroke of the pen stands for; the theme decides which colour that is. */
export type Tone = 'spark' | 'lit' | 'body' | 'dim' | 'deep' | 'trimLit' | 'trim' | 'trimDim' | 'ink'

export type Ink = Record<Tone, string>

/**
 * The colours of one motif: its own body and trim, tuned a little towards the picture they stand in,
 * so that a hundred pictures look like one collection.
 */
export function mixInk(body: string, trim: string, tune?: { towards: string; share: number }): Ink {
  const tuned = (colour: string) => (tune ? mix(colour, tune.towards, tune.share) : colour)
  const [main, second] = [tuned(body), tuned(trim)]
  return {
    spark: '#fbf3df',
    lit: shade(main, 0.1, 6),
    body: main,
    dim: shade(main, -0.11, -6),
    deep: shade(main, -0.22, -10),
    trimLit: shade(second, 0.11, 6),
    trim: second,
    trimDim: shade(second, -0.13, -6),
    ink: shade(mix(main, '#0b1a16', 0.8), -0.02),
  }
}

/** Draws flat shapes in a box of 100 x 100. Every method returns SVG markup without ids. */
export interface Pen {
  fill: (tone: Tone, path: string) => string
  line: (tone: Tone, width: number, path: string) => string
  disc: (tone: Tone, x: number, y: number, radius: number) => string
  oval: (tone: Tone, x: number, y: number, radiusX: number, radiusY: number, turn?: number) => string
  /** A ball with its shadow side and a highlight. */
  ball: (x: number, y: number, radius: number, tones?: [Tone, Tone, Tone]) => string
  /** The left half of a symmetric shape, its axis at x = 50, drawn twice: lit on the left, shaded on the right. */
  split: (path: string, left?: Tone, right?: Tone) => string
}

/** The pen that paints with the given colours. */
export function paintingPen(ink: Ink): Pen {
  return penOf({
    fill: (tone, markup) => `<${markup} fill="${ink[tone]}"/>`,
    line: (tone, width, path) =>
      `<path d="${path}" fill="none" stroke="${ink[tone]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    half: (tone, path) => `<path d="${path}" fill="${ink[tone]}" stroke="${ink[tone]}" stroke-width=".5"/>`,
  })
}

/** The pen that draws the same shapes as one flat silhouette, grown by `reach` on every side. */
export function outliningPen(colour: string, reach: number): Pen {
  const paint = (width: number) =>
    `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
  return penOf({
    fill: (_tone, markup) => `<${markup} fill="${colour}" ${paint(reach * 2)}/>`,
    line: (_tone, width, path) => `<path d="${path}" fill="none" ${paint(width + reach * 2)}/>`,
    half: (_tone, path) => `<path d="${path}" fill="${colour}" ${paint(reach * 2)}/>`,
  })
}

interface Strokes {
  fill: (tone: Tone, markup: string) => string
  line: (tone: Tone, width: number, path: string) => string
  half: (tone: Tone, path: string) => string
}

function penOf(strokes: Strokes): Pen {
  const disc: Pen['disc'] = (tone, x, y, radius) => strokes.fill(tone, `circle cx="${x}" cy="${y}" r="${radius}"`)
  const oval: Pen['oval'] = (tone, x, y, radiusX, radiusY, turn = 0) => {
    const rotation = turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''
    return strokes.fill(tone, `ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}"${rotation}`)
  }
  return {
    fill: (tone, path) => strokes.fill(tone, `path d="${path}"`),
    line: strokes.line,
    disc,
    oval,
    ball: (x, y, radius, [body, shadow, light] = ['body', 'dim', 'lit']) =>
      disc(body, x, y, radius) +
      strokes.fill(shadow, `path d="${crescent(x, y, radius)}"`) +
      oval(light, round(x - radius * 0.36), round(y - radius * 0.4), round(radius * 0.3), round(radius * 0.2), -38),
    split: (path, left = 'lit', right = 'dim') => mirror(strokes.half(right, path)) + strokes.half(left, path),
  }
}

/** The same markup reflected at x = 50. */
export const mirror = (markup: string) => `<g transform="matrix(-1 0 0 1 100 0)">${markup}</g>`

/** The markup and its reflection at x = 50. */
export const twin = (markup: string) => markup + mirror(markup)

/** The markup turned by degrees about a point. */
export const turn = (degrees: number, markup: string, x = 50, y = 50) =>
  `<g transform="rotate(${round(degrees)} ${x} ${y})">${markup}</g>`

/** The markup made smaller or larger about a point. */
export const scaled = (factor: number, markup: string, x = 50, y = 50) =>
  `<g transform="translate(${round(x * (1 - factor))} ${round(y * (1 - factor))}) scale(${factor})">${markup}</g>`

/** The markup repeated `count` times in a full turn about a point. */
export const around = (count: number, markup: string, x = 50, y = 50, from = 0) =>
  Array.from({ length: count }, (_, index) => turn(from + (index * 360) / count, markup, x, y)).join('')

/** Two decimals are finer than any screen shows a 100-unit box. */
export const round = (value: number) => Math.round(value * 100) / 100

function crescent(x: number, y: number, radius: number): string {
  const angle = (degrees: number) => (degrees * Math.PI) / 180
  const point = (degrees: number) =>
    `${round(x + radius * Math.cos(angle(degrees)))} ${round(y + radius * Math.sin(angle(degrees)))}`
  const inner = round(radius * 1.3)
  return `M${point(-48)}A${radius} ${radius} 0 0 1 ${point(132)}A${inner} ${inner} 0 0 0 ${point(-48)}Z`
}

/** The markup moved by a distance. */
export const moved = (x: number, y: number, markup: string) => `<g transform="translate(${x} ${y})">${markup}</g>`

/** `count` pieces opened like a fan about a point, `degrees` apart, the middle one upright. */
export const spread = (count: number, degrees: number, pieceOf: (index: number) => string, x: number, y: number) =>
  Array.from({ length: count }, (_, index) => turn((index - (count - 1) / 2) * degrees, pieceOf(index), x, y)).join('')
