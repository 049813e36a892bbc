import type { Cloth } from '../palette.ts'
import { colours } from '../palette.ts'
import { circle, rect } from '../svg.ts'

export interface Ground {
  width: number
  height: number
  cloth: Cloth
  /** Where the lamp shines, as shares of width and height. */
  lamp: [x: number, y: number]
  /** Distance between threads. */
  weave?: number
}

/** The cloth of a table under a lamp, with its weave. */
export function clothGround({ width, height, cloth, lamp: [x, y], weave = 6 }: Ground): string {
  const half = weave / 2
  return (
    `<defs><radialGradient id="cloth" cx="${x}" cy="${y}" r=".9"><stop stop-color="${cloth.lit}"/><stop offset=".5" stop-color="${cloth.body}"/><stop offset="1" stop-color="${cloth.deep}"/></radialGradient>` +
    `<pattern id="weave" width="${weave}" height="${weave}" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 0h${weave}M0 ${half}h${weave}" stroke="#fff" stroke-opacity=".03"/><path d="M0 0v${weave}" stroke="#000" stroke-opacity=".07"/></pattern></defs>` +
    rect(0, 0, width, height, 0, { fill: 'url(#cloth)' }) +
    rect(0, 0, width, height, 0, { fill: 'url(#weave)' })
  )
}

/** Two brass rings let into the cloth. */
export function inlayRings(x: number, y: number, radius: number, gap = 26): string {
  return (
    circle(x, y, radius, { stroke: colours.brass, width: 2, opacity: 0.45 }) +
    circle(x, y, radius - gap, { stroke: colours.brass, opacity: 0.22 })
  )
}
