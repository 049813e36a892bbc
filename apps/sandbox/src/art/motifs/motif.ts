import type { Pen } from '../pen.ts'

/** A thing that can be drawn: its natural colours and its shapes in a box of 100 x 100. */
export interface Motif {
  readonly body: string
  readonly trim: string
  readonly draw: (pen: Pen) => string
}

export function motif(body: string, trim: string, draw: (pen: Pen) => string): Motif {
  return { body, trim, draw }
}
