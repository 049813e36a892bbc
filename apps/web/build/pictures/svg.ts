/** How a shape is painted. Lengths are in units of the picture. */
export interface Paint {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  dash?: string
  cap?: 'butt' | 'round'
  /** Joins the corners of a line roundly. */
  isSoft?: boolean
}

/** One decimal is finer than any screen shows these pictures; a leading zero says nothing. */
export function round(value: number): string {
  const text = String(Math.round(value * 10) / 10)
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0')
}

function paint({ fill, stroke, width, opacity, dash, cap, isSoft }: Paint): string {
  return (
    (fill || stroke ? ` fill="${fill ?? 'none'}"` : '') +
    (stroke ? ` stroke="${stroke}"` : '') +
    (stroke && width !== undefined && width !== 1 ? ` stroke-width="${round(width)}"` : '') +
    (opacity === undefined ? '' : ` opacity="${String(opacity).replace(/^0/, '')}"`) +
    (dash ? ` stroke-dasharray="${dash}"` : '') +
    (cap === 'round' ? ' stroke-linecap="round"' : '') +
    (isSoft ? ' stroke-linecap="round" stroke-linejoin="round"' : '')
  )
}

export const path = (d: string, how: Paint) => `<path d="${d}"${paint(how)}/>`

export const circle = (x: number, y: number, radius: number, how: Paint) =>
  `<circle${x ? ` cx="${round(x)}"` : ''}${y ? ` cy="${round(y)}"` : ''} r="${round(radius)}"${paint(how)}/>`

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, how: Paint) =>
  `<ellipse${x ? ` cx="${round(x)}"` : ''}${y ? ` cy="${round(y)}"` : ''} rx="${round(radiusX)}" ry="${round(radiusY)}"${paint(how)}/>`

export const rect = (x: number, y: number, width: number, height: number, radius: number, how: Paint) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${round(radius)}"` : ''}${paint(how)}/>`

export const line = (d: string, stroke: string, width = 1, more: Paint = {}) =>
  path(d, { stroke, width, isSoft: true, ...more })

/** Path data of a circle, for clips and for drawing several with one element. */
export const ring = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-radius * 2)} 0Z`

/** Path data of a rectangle with rounded corners about a point. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const [left, top, r] = [x - width / 2, y - height / 2, radius]
  if (!r) return `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}Z`
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)]
  const corner = (dx: number, dy: number) => `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}`
  return `M${round(left + r)} ${round(top)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h-${across}${corner(-r, -r)}v-${down}${corner(r, -r)}Z`
}

/** A point on a circle; degrees run clockwise from the top. */
export function polar(degrees: number, radius: number, x = 0, y = 0): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** The markup moved, then turned by degrees and scaled about its own origin. */
export function at(x: number, y: number, markup: string, turn = 0, scale = 1): string {
  const steps = [
    x || y ? `translate(${round(x)} ${round(y)})` : '',
    turn ? `rotate(${round(turn)})` : '',
    scale === 1 ? '' : `scale(${String(Math.round(scale * 1000) / 1000).replace(/^0/, '')})`,
  ].filter(Boolean)
  return steps.length > 0 ? `<g transform="${steps.join(' ')}">${markup}</g>` : markup
}

/** The markup reflected at a vertical axis. */
export const mirrored = (markup: string, axis = 0) =>
  `<g transform="${axis ? `matrix(-1 0 0 1 ${round(axis * 2)} 0)` : 'scale(-1 1)'}">${markup}</g>`

/** The markup and its reflection at a vertical axis; long markup is written once and used twice. */
export function twin(markup: string, axis = 0): string {
  if (markup.length < USED_LENGTH_MIN) return markup + mirrored(markup, axis)
  const id = `t${hash(markup)}`
  return `<g id="${id}">${markup}</g><use href="#${id}" transform="${axis ? `matrix(-1 0 0 1 ${round(axis * 2)} 0)` : 'scale(-1 1)'}"/>`
}

/** The markup with a dark line round all its filled shapes, for things that may lie on any ground. */
export function inked(markup: string, stroke: string, width: number): string {
  const id = `i${hash(markup)}`
  return `<g stroke="${stroke}" stroke-width="${round(width * 2)}" stroke-linejoin="round"><g id="${id}">${markup}</g></g><use href="#${id}"/>`
}

const USED_LENGTH_MIN = 110

/** What is drawn by `markup`, cut to the outline. The same cut always has the same id, so pictures are repeatable. */
export function clipped(outline: string, markup: string): string {
  const id = `c${hash(outline + markup)}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`
}

function hash(text: string): string {
  let value = 5381
  for (let index = 0; index < text.length; index++) value = (value * 33 + text.charCodeAt(index)) >>> 0
  return value.toString(36)
}

/** A whole document of its own. */
export const document = (width: number, height: number, markup: string, fit = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${fit ? ` preserveAspectRatio="${fit}"` : ''}>${markup}</svg>\n`
