import { contrast, mix, shade } from './colour.ts'
import { round } from './pen.ts'
import type { Stage } from './scenes/stage.ts'
import { box, shape, stroke } from './scenes/stage.ts'
import type { TitleBlock, TitleBox } from './title.ts'

/** Where the title of a cover goes and what it stands on. */
export interface Mounting {
  /** The box the letters are fitted into. */
  boxFor: (width: number, height: number) => TitleBox
  /** Upper and lower end of what is left for the picture. */
  freeFor: (height: number, title: TitleBlock) => { top: number; bottom: number }
  draw: (stage: Stage, title: TitleBlock) => string
}

const IVORY = '#fbf3df'

const bottomBox = (side: number, share: number, foot: number) => (width: number, height: number) => ({
  x: width / 2,
  y: height - foot - (height * share) / 2,
  width: width - side * 2,
  height: height * share,
})

const letters = (title: TitleBlock, fill: string, edge?: { colour: string; width: number }) =>
  (edge ? stroke(title.path, edge.colour, edge.width) : '') + shape(title.path, fill)

/** Ivory letters over a picture that darkens towards its foot. */
export const scrim: Mounting = {
  boxFor: bottomBox(16, 0.24, 17),
  freeFor: (_height, title) => ({ top: 14, bottom: title.top - 6 }),
  draw: (stage, title) => {
    const { width, height, tones } = stage
    const id = stage.id('scrim')
    const from = round((title.top - 26) / height)
    return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="${from}" stop-color="${tones.dark}" stop-opacity="0"/><stop offset="${round(title.top / height)}" stop-color="${tones.dark}" stop-opacity=".82"/><stop offset="1" stop-color="${tones.dark}"/></linearGradient>${box(0, 0, width, height, `url(#${id})`)}${letters(title, IVORY, { colour: tones.dark, width: 3 })}`
  },
}

/** Letters in the light of the picture on a solid band. */
export const band: Mounting = {
  boxFor: bottomBox(17, 0.23, 18),
  freeFor: (_height, title) => ({ top: 12, bottom: title.top - 12 }),
  draw: ({ width, height, tones }, title) =>
    box(0, title.top - 13, width, height, tones.dark) +
    box(0, title.top - 13, width, 2.4, tones.light) +
    box(0, title.top - 8.6, width, 0.8, tones.light) +
    letters(title, readable(tones.light, tones.dark)),
}

/** Dark letters on a ribbon hung across the foot. */
export const ribbon: Mounting = {
  boxFor: bottomBox(27, 0.19, 32),
  freeFor: (_height, title) => ({ top: 16, bottom: title.top - 8 }),
  draw: ({ width, tones }, title) => {
    const [top, bottom] = [round(title.top - 9), round(title.bottom + 9)]
    const tail =
      shape(`M0 ${top + 8}H26V${bottom + 8}H0L9 ${round((top + bottom) / 2 + 8)}Z`, shade(tones.light, -0.24)) +
      shape(`M16 ${bottom}H26V${bottom + 8}Z`, tones.dark)
    return `${tail}<g transform="matrix(-1 0 0 1 ${width} 0)">${tail}</g>${shape(`M16 ${top}Q${width / 2} ${top - 7} ${width - 16} ${top}V${bottom}Q${width / 2} ${bottom - 7} 16 ${bottom}Z`, tones.light)}${stroke(`M16 ${top + 3}Q${width / 2} ${top - 4} ${width - 16} ${top + 3}M16 ${bottom - 3}Q${width / 2} ${bottom - 10} ${width - 16} ${bottom - 3}`, tones.front, 0.8)}<g transform="translate(0 -2.500)">${letters(title, readable(tones.dark, tones.light))}</g>`
  },
}

/** A headline above the picture. */
export const marquee: Mounting = {
  boxFor: (width, height) => ({ x: width / 2, y: 22 + height * 0.1, width: width - 40, height: height * 0.2 }),
  freeFor: (height, title) => ({ top: title.bottom + 12, bottom: height - 14 }),
  draw: ({ width, tones }, title) =>
    box(0, 0, width, title.bottom + 12, tones.dark) +
    box(0, title.bottom + 12, width, 2, tones.light) +
    letters(title, readable(tones.light, tones.dark)),
}

/** Dark letters on an ivory specimen label. */
export const label: Mounting = {
  boxFor: bottomBox(20, 0.2, 22),
  freeFor: (_height, title) => ({ top: 14, bottom: title.top - 13 }),
  draw: ({ width, height, tones }, title) => {
    const [top, foot] = [round(title.top - 10), height - 12]
    return `<rect x="12" y="${top + 2}" width="${width - 24}" height="${foot - top}" rx="2.500" fill="${tones.dark}" opacity=".5"/><rect x="12" y="${top}" width="${width - 24}" height="${foot - top}" rx="2.500" fill="#f4e9d0"/><rect x="15" y="${top + 3}" width="${width - 30}" height="${foot - top - 6}" rx="1" fill="none" stroke="${tones.mid}" stroke-width=".8"/>${letters({ ...title, path: title.path }, readable(tones.front, '#f4e9d0'))}`
  },
}

/** Heavy letters with a cut edge, standing in the picture itself. */
export const carved: Mounting = {
  boxFor: bottomBox(15, 0.27, 16),
  freeFor: (_height, title) => ({ top: 12, bottom: title.top - 4 }),
  draw: (stage, title) => {
    const { width, height, tones } = stage
    const id = stage.id('foot')
    return (
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tones.dark}" stop-opacity="0"/><stop offset="1" stop-color="${tones.dark}" stop-opacity=".9"/></linearGradient>${box(0, title.top - 30, width, height - title.top + 30, `url(#${id})`)}` +
      `<g transform="translate(0 3.200)">${stroke(title.path, tones.dark, 6.5)}</g>` +
      stroke(title.path, tones.dark, 6.5) +
      `<g transform="translate(0 2.200)">${letters(title, mix(tones.light, tones.dark, 0.55))}</g>` +
      letters(title, readable(tones.light, tones.dark))
    )
  },
}

/** The colour, moved away from its ground until large letters in it read easily. */
function readable(colour: string, ground: string): string {
  const step = contrast(ground, '#000000') > 6 ? -0.04 : 0.04
  let moved = colour
  for (let tries = 0; tries < 20 && contrast(moved, ground) < 7; tries++) moved = shade(moved, step)
  return moved
}
