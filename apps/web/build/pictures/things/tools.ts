import { colours } from '../palette.ts'
import { at, box, circle, clipped, line, path, rect, ring } from '../svg.ts'
import type { Thing } from './thing.ts'

/** A loupe with a wooden handle: the glass, radius 74, about the origin, the handle down to the right. `under` is what it magnifies. */
export function loupe(under = '', glass = '#cfe0d4'): Thing {
  const handle = 'M-8 78h16l3 26h-22ZM-13 104h26l4 96a17 17 0 0 1-34 0Z'
  return {
    outline: `${ring(0, 0, 84)}${handle}`,
    markup: at(
      0,
      0,
      path('M-8 78h16l3 26h-22Z', { fill: colours.brassDim }) +
        path('M-13 104h26l4 96a17 17 0 0 1-34 0Z', { fill: colours.walnutLit }) +
        path('M4 104h9l4 96a17 17 0 0 1-17 17C8 200 8 130 4 104Z', { fill: colours.walnut }) +
        rect(-15, 102, 30, 9, 3, { fill: colours.brass }) +
        circle(0, 0, 84, { fill: colours.brassDim }) +
        circle(0, 0, 80, { fill: colours.brass }) +
        circle(0, 0, 72, { fill: glass }) +
        clipped(ring(0, 0, 72), under) +
        circle(0, 0, 72, { stroke: colours.brassDeep, width: 2 }) +
        line('M-54-18A58 58 0 0 1-18-54', '#fff', 6, { opacity: 0.75 }) +
        line('M-58-2A58 58 0 0 1-58-4', '#fff', 6, { opacity: 0.75 }),
    ),
  }
}

/** A brass slide caliper, 400 long: the beam lies at the top, the jaws reach down and hold what is `gap` wide, centred at (0, 62). */
export function caliper(gap = 94): Thing {
  const [from, to] = [-gap / 2, gap / 2]
  const beam = `M${from - 52}-22H${from + 350}V12H${from - 52}Z`
  const fixed = `M${from - 56}-26H${from}V104L${from - 12} 116C${from - 22} 84 ${from - 30} 58 ${from - 56} 34Z`
  const slide = `M${to}-36H${to + 108}V24H${to + 62}C${to + 36} 44 ${to + 22} 84 ${to + 12} 116L${to} 104Z`
  let scale = ''
  for (let index = 0; index <= 12; index++) scale += `M${to + 120 + index * 11}-22v${index % 5 === 0 ? 15 : 8}`
  let vernier = ''
  for (let index = 0; index <= 6; index++) vernier += `M${to + 26 + index * 10}-20v${index % 3 === 0 ? 11 : 7}`
  return {
    outline: `${beam}${fixed}${slide}`,
    markup:
      path(beam, { fill: colours.brass }) +
      path(`M${from - 52} 5H${from + 350}V12H${from - 52}Z`, { fill: colours.brassDim }) +
      line(scale, colours.brassDeep, 1.4) +
      path(fixed, { fill: colours.brass }) +
      path(
        `M${from} 104L${from - 12} 116C${from - 22} 84 ${from - 30} 58 ${from - 56} 34L${from - 40} 30C${from - 16} 50 ${from - 12} 80 ${from} 104Z`,
        { fill: colours.brassDim },
      ) +
      path(slide, { fill: colours.brassLit }) +
      path(
        `M${to + 62} 24C${to + 36} 44 ${to + 22} 84 ${to + 12} 116L${to} 104C${to + 10} 60 ${to + 24} 34 ${to + 44} 24Z`,
        { fill: colours.brassDim },
      ) +
      rect(to + 18, -22, 76, 24, 3, { fill: colours.ivory, stroke: colours.brassDeep, width: 1.2 }) +
      line(vernier, colours.brassDeep, 1.2) +
      circle(to + 56, -38, 10, { fill: colours.brassDim }) +
      circle(to + 56, -40, 9, { fill: colours.brass, stroke: colours.brassDeep }),
  }
}

/** A pencil, 260 long, pointing left. */
export function pencil(body: string = colours.oxblood, dim: string = colours.oxbloodDim): Thing {
  return {
    outline: 'M-130 0-98-11H130V11H-98Z',
    markup:
      path('M-130 0-98-11V11Z', { fill: '#e3c79a' }) +
      path('M-130 0-118-4V4Z', { fill: colours.ink }) +
      rect(-98, -11, 196, 22, 0, { fill: body }) +
      rect(-98, 3, 196, 8, 0, { fill: dim }) +
      rect(98, -11, 20, 22, 0, { fill: colours.brass }) +
      line('M103-11V11M109-11V11', colours.brassDeep, 1.4) +
      path('M118-11h8a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-8Z', { fill: colours.ivoryDim }),
  }
}

/** A fountain pen, 280 long, its nib to the left. */
export function fountainPen(): Thing {
  const nib = 'M-148 0C-132-10-118-13-96-13V13C-118 13-132 10-148 0Z'
  return {
    outline: `${nib}M-96-15H110a15 15 0 0 1 0 30H-96Z`,
    markup:
      path(nib, { fill: colours.brass }) +
      path('M-148 0C-132 10-118 13-96 13V0Z', { fill: colours.brassDim }) +
      line('M-148 0H-116', colours.ink, 1.4) +
      circle(-114, 0, 3, { fill: colours.ink }) +
      path('M-96-13H-40V13H-96Z', { fill: '#1b2621' }) +
      path('M-40-15H110a15 15 0 0 1 0 30H-40Z', { fill: colours.clothDim }) +
      path('M-40 4H124a15 15 0 0 1-14 11H-40Z', { fill: colours.clothDeep }) +
      rect(-44, -16, 10, 32, 2, { fill: colours.brass }) +
      rect(96, -16, 6, 32, 1, { fill: colours.brass }) +
      rect(40, -5, 62, 7, 3.5, { fill: colours.brassLit }),
  }
}

/** A padlock, some 130 x 180, its body about the origin. */
export function padlock(): Thing {
  const shackle = 'M-38-30V-62a38 38 0 0 1 76 0V-30'
  const body = box(0, 28, 132, 112, 20)
  return {
    outline: `${body}M-48-30V-62a48 48 0 0 1 96 0V-30H28V-62a28 28 0 0 0-56 0V-30Z`,
    markup:
      path(shackle, { stroke: colours.silverDim, width: 20 }) +
      path(shackle, { stroke: colours.silver, width: 11 }) +
      path(body, { fill: colours.brassDim }) +
      path(box(-2, 26, 126, 106, 17), { fill: colours.brass }) +
      path(box(0, 28, 108, 88, 11), { stroke: colours.brassDeep, width: 1.5, opacity: 0.7 }) +
      line('M-50 66 -28 78M-50 52-4 78M-50 38 20 78', colours.brassDeep, 1.4, { opacity: 0.45 }) +
      path('M0 6a14 14 0 0 1 8 25l6 27h-28l6-27a14 14 0 0 1 8-25Z', { fill: colours.ink }),
  }
}
