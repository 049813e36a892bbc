import { colours } from '../palette.ts'
import { box, circle, line, path, rect } from '../svg.ts'
import type { Thing } from './thing.ts'

/** A card of a bank, 180 x 114, without words: a chip, ruled places for digits, two rings. */
export function payCard(body: string = colours.cloth, deep: string = colours.clothDim): Thing {
  const outline = box(0, 0, 180, 114, 12)
  return {
    outline,
    markup:
      path(outline, { fill: body }) +
      path('M-90 20C-30-10 20 50 90-10V45a12 12 0 0 1-12 12H-78a12 12 0 0 1-12-12Z', { fill: deep }) +
      rect(-70, -28, 34, 26, 5, { fill: colours.brass, stroke: colours.brassDeep }) +
      path('M-70-15H-58M-48-15H-36M-58-28V-2M-48-28V-2', { stroke: colours.brassDeep, width: 1.2 }) +
      line('M-68 22H-40M-30 22H-2M8 22H36M46 22H70', colours.ivory, 5, { opacity: 0.85 }) +
      line('M-68 38H-20', colours.ivory, 3, { opacity: 0.6 }) +
      circle(50, -28, 12, { stroke: colours.brassLit, width: 2.4 }) +
      circle(64, -28, 12, { stroke: colours.brassLit, width: 2.4 }),
  }
}

/** A bank note, 200 x 100, engraved with rings. */
export function note(body = '#cfdcc8', lines: string = colours.cloth): Thing {
  const outline = box(0, 0, 200, 100, 4)
  return {
    outline,
    markup:
      path(outline, { fill: body }) +
      path(box(0, 0, 184, 84, 2), { stroke: lines, width: 1.6 }) +
      `<g fill="none" stroke="${lines}">${Array.from({ length: 6 }, (_, index) => `<ellipse rx="36" ry="15" transform="rotate(${index * 30})"/>`).join('')}</g>` +
      circle(0, 0, 13, { fill: body, stroke: lines, width: 1.6 }) +
      path('M-82-32h14M-82-26h9M82 32h-14M82 26h-9M-82 32h14M82-32h-14', { stroke: lines, width: 2 }) +
      circle(-68, 0, 8, { stroke: lines, width: 1.4 }) +
      circle(68, 0, 8, { stroke: lines, width: 1.4 }),
  }
}

/** A leather wallet, 210 x 150, its mouth at the top edge. `inside` is what looks out of it. */
export function wallet(inside = '', leather: string = colours.walnutLit, dim: string = colours.walnut): Thing {
  const outline = 'M-105-48a14 14 0 0 1 14-14H91a14 14 0 0 1 14 14V61a14 14 0 0 1-14 14H-91a14 14 0 0 1-14-14Z'
  return {
    outline,
    markup:
      path('M-97-62H97V20H-97Z', { fill: colours.walnutDim }) +
      inside +
      path('M-105-40C-60-30 60-30 105-40V61a14 14 0 0 1-14 14H-91a14 14 0 0 1-14-14Z', { fill: leather }) +
      path('M-105 40C-40 66 50 60 105 20V61a14 14 0 0 1-14 14H-91a14 14 0 0 1-14-14Z', { fill: dim, opacity: 0.75 }) +
      path('M-98-30C-50-22 50-22 98-30M-98 58a10 10 0 0 0 10 10H88a10 10 0 0 0 10-10', {
        stroke: colours.brass,
        width: 1.8,
        dash: '6 5',
      }) +
      path('M105-4H58a19 19 0 0 0 0 38h47Z', { fill: dim, stroke: colours.walnutDim, width: 2 }) +
      circle(64, 15, 9, { fill: colours.brass, stroke: colours.brassDeep, width: 1.5 }),
  }
}
