import { colours } from '../palette.ts'
import { at, path } from '../svg.ts'

/** Something that lies on the table: what it looks like from above, and its outline, which casts the shadow. */
export interface Thing {
  outline: string
  markup: string
}

export interface Place {
  x: number
  y: number
  turn?: number
  scale?: number
  /** How far the thing stands above what it lies on; 0 casts no shadow. */
  lift?: number
  /** Width of a dark line round it, for a thing that may lie on any ground. */
  edge?: number
}

/** Lays a thing on the table. The lamp stands at the upper right, so shadows fall to the lower left whatever way it is turned. */
export function lay({ outline, markup }: Thing, { x, y, turn = 0, scale = 1, lift = 6, edge = 0 }: Place): string {
  const shadow = lift
    ? at(x - lift * 0.8, y + lift, path(outline, { fill: colours.shadow, opacity: 0.3 }), turn, scale)
    : ''
  const line = edge
    ? path(outline, { fill: colours.ink, stroke: colours.ink, width: (edge * 2) / scale, isSoft: true })
    : ''
  return shadow + at(x, y, line + markup, turn, scale)
}
