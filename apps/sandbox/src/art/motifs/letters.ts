import { glyphPath } from '../lettering.ts'
import { motif } from './motif.ts'
import type { Motif } from './motif.ts'

/** Card ranks as on the edge of a court card, set in a face with firm serifs so they read at any size. */
function rank(text: string, body: string): Motif {
  const path = glyphPath('playfair', text, { x: 50, y: 53, width: 84, height: 80 })
  return motif(
    body,
    '#e8d6a4',
    (pen) => pen.line('trimDim', 9, path) + pen.line('trim', 4.5, path) + pen.fill('body', path),
  )
}

export const letters = {
  ace: rank('A', '#a92f3d'),
  king: rank('K', '#2f5f93'),
  queen: rank('Q', '#7a3f86'),
  jack: rank('J', '#2f7a58'),
  ten: rank('10', '#b0702c'),
}
