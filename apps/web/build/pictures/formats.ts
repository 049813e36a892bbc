import type { Reading } from './things/cards.ts'
import type { ClothName } from './palette.ts'
import { cloths, colours } from './palette.ts'
import { at, circle, document, mirrored } from './svg.ts'
import { clothGround } from './things/table.ts'

/** One picture file: its name without ending, its document, and the most bytes it may have. */
export interface Picture {
  name: string
  svg: string
  bytesMax: number
}

/** Things composed about the origin, some 640 x 440, which fit several formats. */
export interface StillLife {
  name: string
  cloth: ClothName
  draw: (reading: Reading) => string
  /** Moves and scales the composition inside a format; the middle of its free part otherwise. */
  shift?: Partial<Record<'wide' | 'mobile' | 'card' | 'panel', [x: number, y: number, scale: number]>>
}

const SCENE_BYTES_MAX = 40_000

/** 1440 x 480: things at the end of the line of reading, calm cloth for words at its start. */
export function wide({ name, cloth, draw, shift }: StillLife): Picture[] {
  const [x, y, scale] = shift?.wide ?? [1080, 240, 1]
  const scene = (reading: Reading) =>
    clothGround({ width: 1440, height: 480, cloth: cloths[cloth], lamp: [x / 1440, 0.4] }) +
    at(x, y, draw(reading), 0, scale)
  return [
    { name, svg: document(1440, 480, scene('ltr'), 'xMaxYMid slice'), bytesMax: SCENE_BYTES_MAX },
    {
      name: `${name}-rtl`,
      svg: document(1440, 480, mirrored(scene('rtl'), 720), 'xMinYMid slice'),
      bytesMax: SCENE_BYTES_MAX,
    },
  ]
}

/** 780 x 520 for phones: things above, calm cloth for words below. */
export function mobile({ name, cloth, draw, shift }: StillLife): Picture[] {
  const [x, y, scale] = shift?.mobile ?? [390, 190, 0.84]
  const svg = document(
    780,
    520,
    clothGround({ width: 780, height: 520, cloth: cloths[cloth], lamp: [0.5, 0.32] }) + at(x, y, draw('ltr'), 0, scale),
    'xMidYMid slice',
  )
  return [{ name: `${name}-mobile`, svg, bytesMax: SCENE_BYTES_MAX }]
}

/** 480 x 320 for the head of a card, things in the middle. */
export function card({ name, cloth, draw, shift }: StillLife): Picture[] {
  const [x, y, scale] = shift?.card ?? [240, 160, 0.62]
  const svg = document(
    480,
    320,
    clothGround({ width: 480, height: 320, cloth: cloths[cloth], lamp: [0.56, 0.36], weave: 4 }) +
      at(x, y, draw('ltr'), 0, scale),
    'xMidYMid slice',
  )
  return [{ name, svg, bytesMax: SCENE_BYTES_MAX }]
}

/** 720 x 405 for the head of a page, things in the middle. */
export function panel({ name, cloth, draw, shift }: StillLife): Picture[] {
  const [x, y, scale] = shift?.panel ?? [360, 202, 0.8]
  const svg = document(
    720,
    405,
    clothGround({ width: 720, height: 405, cloth: cloths[cloth], lamp: [0.56, 0.36], weave: 5 }) +
      at(x, y, draw('ltr'), 0, scale),
    'xMidYMid slice',
  )
  return [{ name, svg, bytesMax: SCENE_BYTES_MAX }]
}

/** 720 x 270 for a band over the words of a card, things along it. */
export function band({ name, cloth, draw }: StillLife): Picture[] {
  const svg = document(
    720,
    270,
    clothGround({ width: 720, height: 270, cloth: cloths[cloth], lamp: [0.5, 0.4], weave: 5 }) +
      at(360, 135, draw('ltr'), 0, 0.8),
    'xMidYMid slice',
  )
  return [{ name, svg, bytesMax: SCENE_BYTES_MAX }]
}

/** A small still life on a round table of cloth, for a state of a page; it lies well on dark and light grounds. */
export interface Spot {
  name: string
  cloth?: ClothName
  draw: string
}

const SPOT_BYTES_MAX = 6000

/** A round table of cloth with its brass rim. */
export function roundTable(x: number, y: number, radius: number, cloth: ClothName): string {
  const { lit, deep } = cloths[cloth]
  return (
    circle(x, y, radius, { fill: lit, stroke: colours.brass, width: 3 }) +
    circle(x, y, radius - 1.5, { stroke: deep, width: 1.4 }) +
    circle(x, y, radius - 9, { stroke: colours.brass, opacity: 0.45 })
  )
}

/** 240 x 180 for empty pages and results. Things are drawn about the middle of the table, some 190 x 160. */
export function spot({ name, cloth = 'green', draw }: Spot): Picture {
  const svg = document(240, 180, roundTable(120, 90, 80, cloth) + at(120, 90, draw))
  return { name, svg, bytesMax: SPOT_BYTES_MAX }
}

/** 160 x 160 for cards and lists, composed like a spot. */
export function badge({ name, cloth = 'green', draw }: Spot): Picture {
  const svg = document(160, 160, roundTable(80, 80, 70, cloth) + at(80, 80, draw))
  return { name, svg, bytesMax: SPOT_BYTES_MAX }
}
