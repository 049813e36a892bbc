import { wavyRing } from '../engrave.ts'
import { colours } from '../palette.ts'
import { at, box, circle, line, path, rect } from '../svg.ts'
import { suits } from './cards.ts'
import { facetStar } from './symbols.ts'
import type { Thing } from './thing.ts'

/** A wax seal, radius 34. */
export function waxSeal(emblem = at(0, 0, path(suits.spade, { fill: colours.oxbloodDeep }), 0, 0.52)): Thing {
  const outline = 'M4-35C20-37 31-27 34-12 39 4 36 18 27 27 15 37-4 37-18 32-33 27-38 10-35-7-31-25-16-33 4-35Z'
  return {
    outline,
    markup:
      path(outline, { fill: colours.oxblood }) +
      path('M27 27C15 37-4 37-18 32-33 27-38 10-35-7-30 20-4 34 27 27Z', { fill: colours.oxbloodDim }) +
      circle(0, 0, 24, { fill: '#a63a2d', stroke: colours.oxbloodDeep, width: 1.6 }) +
      line('M-16-12A20 20 0 0 1-4-20', '#d98a78', 2.4) +
      emblem,
  }
}

/** An envelope, 220 x 146, its flap towards us. */
export function envelope(): Thing {
  const outline = box(0, 0, 220, 146, 6)
  return {
    outline,
    markup:
      path(outline, { fill: colours.ivory }) +
      path('M-108 71 0-8 108 71Z', { fill: colours.ivoryDim }) +
      line('M-106 70-14 2M106 70 14 2', colours.ivoryDeep, 1.5) +
      path('M-108-70a4 4 0 0 1 3-2H105a4 4 0 0 1 3 2L8 16a12 12 0 0 1-16 0Z', {
        fill: colours.ivory,
        stroke: colours.ivoryDeep,
        width: 1.5,
      }) +
      at(0, 8, waxSeal().markup, 0, 0.86),
  }
}

/** A sheet of paper with ruled lines; the longer ones stand for words. */
export function sheet(width: number, height: number, lines: number[], top = -height / 2 + 34, gap = 20): Thing {
  const outline = box(0, 0, width, height, 5)
  const ruled = lines
    .map((share, index) =>
      share ? `M${-width / 2 + 22} ${top + index * gap}h${Math.round((width - 44) * share)}` : '',
    )
    .join('')
  return {
    outline,
    markup:
      path(outline, { fill: colours.ivory }) +
      path(box(0, 0, width - 12, height - 12, 3), { stroke: colours.ivoryDim, width: 1.2 }) +
      line(ruled, colours.ivoryDeep, 3.4),
  }
}

/** An open book, 300 x 200, its pages ruled. */
export function ledger(left: number[], right: number[], cover: string = colours.oxblood): Thing {
  const outline = box(0, 0, 312, 208, 10)
  const ruled = (x: number, lines: number[]) =>
    lines.map((share, index) => `M${x} ${-58 + index * 22}h${Math.round(104 * share)}`).join('')
  const page = 'M0-90C-30-98-100-98-146-92V90C-100 84-30 84 0 92Z'
  return {
    outline,
    markup:
      path(outline, { fill: cover }) +
      path(box(0, 0, 306, 202, 8), { stroke: colours.brass, width: 1.2, opacity: 0.6 }) +
      path(page, { fill: colours.ivory }) +
      `<g transform="scale(-1 1)">${path(page, { fill: colours.ivoryDim })}</g>` +
      path('M0-90V92M-6-91V91', { stroke: colours.ivoryDeep, width: 1.4 }) +
      line(ruled(-128, left), colours.ivoryDeep, 3) +
      line(ruled(24, right), colours.ivoryDeep, 3),
  }
}

/** A closed box of cards with a paper seal, 170 x 240. */
export function cardBox(body: string = colours.clothDim, trim: string = colours.brass): Thing {
  const outline = box(0, 0, 170, 240, 8)
  return {
    outline,
    markup:
      path(outline, { fill: body }) +
      path('M61-120H77a8 8 0 0 1 8 8V112a8 8 0 0 1-8 8H61Z', { fill: colours.ink, opacity: 0.28 }) +
      path(box(-8, 0, 128, 218, 4), { stroke: trim, width: 2 }) +
      path(box(-8, 0, 118, 208, 2), { stroke: trim, opacity: 0.6 }) +
      at(
        -8,
        20,
        circle(0, 0, 40, { stroke: trim, width: 1.6 }) +
          path(wavyRing(46, 3, 28), { stroke: trim, width: 1.2 }) +
          path(suits.spade, { fill: trim }).replace('/>', ' transform="scale(.8)"/>'),
      ) +
      line('M-52-66H36M-40-54H24', trim, 2) +
      rect(-28, -124, 40, 62, 3, { fill: colours.ivory }) +
      path('M-28-76H12', { stroke: colours.ivoryDeep }) +
      at(-8, -96, facetStar(8, 11, 6, colours.oxblood, colours.oxbloodDim)),
  }
}
