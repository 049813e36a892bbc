import { roundTable } from '../formats.ts'
import type { Picture } from '../formats.ts'
import { colours } from '../palette.ts'
import { clipped, document, path, ring } from '../svg.ts'
import { hareBust, hareHead } from '../things/hare.ts'
import { lay } from '../things/thing.ts'

/** The bust stands in the round of the table: cut by its rim below, its ears almost touching it above. */
const bust =
  clipped(
    'M0 0H240V132H224A104 104 0 0 1 16 132H0Z',
    lay(hareBust(), { x: 120, y: 126, scale: 0.68, lift: 0, edge: 2 }),
  ) + path('M224.3 132A104.3 104.3 0 0 1 15.7 132', { stroke: colours.brass, width: 2.4 })

export const mascots: Picture[] = [
  { name: 'loyalty-mascot', svg: document(240, 240, roundTable(120, 132, 104, 'navy') + bust), bytesMax: 8000 },
  {
    name: 'avatar',
    svg: document(
      200,
      200,
      roundTable(100, 100, 98, 'green') +
        clipped(ring(100, 100, 97), lay(hareHead(), { x: 100, y: 126, lift: 0, edge: 2, scale: 0.8 })),
    ),
    bytesMax: 6000,
  },
]
