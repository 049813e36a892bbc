import { rays, wavyRing } from '../engrave.ts'
import { colours } from '../palette.ts'
import { at, box, circle, clipped, ellipse, line, path, rect, ring, twin } from '../svg.ts'
import type { Thing } from './thing.ts'

/** An hourglass, 130 x 220. `run` is the share of sand that has run through. */
export function hourglass(run = 0.45): Thing {
  const glass = 'M-46-90H46C46-40 8-22 8 0C8 22 46 40 46 90H-46C-46 40-8 22-8 0C-8-22-46-40-46-90Z'
  const level = -84 + run * 62
  const heap = 88 - run * 58
  return {
    outline: `${box(0, -98, 130, 22, 6)}${box(0, 98, 130, 22, 6)}M-56-90h9V90h-9ZM47-90h9V90h-9Z${glass}`,
    markup:
      twin(rect(-56, -90, 9, 180, 0, { fill: colours.brassDim })) +
      path(glass, { fill: '#dfeae2' }) +
      clipped(
        glass,
        path(`M-50 ${level}Q0 ${level + 14} 50 ${level}V0H-50Z`, { fill: colours.brass }) +
          path(`M-50 92L-34 ${heap + 16}Q0 ${heap - 14} 34 ${heap + 16}L50 92Z`, { fill: colours.brass }) +
          path(`M8 ${heap - 6}Q20 ${heap} 34 ${heap + 16}L50 92H14Z`, { fill: colours.brassDim }) +
          rect(-1.6, 0, 3.2, 90, 0, { fill: colours.brass }),
      ) +
      path(glass, { stroke: colours.ink, width: 2.4, opacity: 0.6 }) +
      line('M-34-78C-34-52-18-34-10-22', '#fff', 4, { opacity: 0.8 }) +
      [-98, 98]
        .map(
          (y) =>
            path(box(0, y, 130, 22, 6), { fill: colours.walnutLit }) +
            rect(-65, y + 2, 130, 9, 4, { fill: colours.walnut }) +
            rect(-65, y - 3, 130, 3, 0, { fill: colours.brass }),
        )
        .join(''),
  }
}

/** A seal with a wavy brass edge, radius 78, that carries a tick or another mark. */
export function rosetteSeal(mark: string, body: string = colours.cloth, deep: string = colours.clothDeep): Thing {
  const outline = wavyRing(72, 4, 24)
  return {
    outline,
    markup:
      path(outline, { fill: colours.brass, stroke: colours.brassDeep, width: 1.5 }) +
      rays(48, 62, 69, colours.brassDeep, 1.2) +
      circle(0, 0, 58, { fill: colours.ivory, stroke: colours.brassDeep, width: 1.5 }) +
      circle(0, 0, 50, { fill: body }) +
      path('M35.4-35.4A50 50 0 1 1-35.4 35.4A64 64 0 0 0 35.4-35.4Z', { fill: deep, opacity: 0.55 }) +
      circle(0, 0, 44, { stroke: colours.brass, width: 1.2, opacity: 0.6 }) +
      mark,
  }
}

export const tick = (stroke: string = colours.ivory, width = 10) => line('M-22 2-7 17 23-16', stroke, width)

/** A box with a ribbon seen from above, 150 x 150. */
export function gift(
  paper: string = colours.oxblood,
  dim: string = colours.oxbloodDim,
  ribbon: string = colours.brass,
): Thing {
  const outline = box(0, 0, 150, 150, 8)
  const loop = 'M0 0C-14-40-62-52-66-26C-70-4-34 4 0 0Z'
  const end = 'M0 0C-8 22-26 34-44 40L-30 44-34 58C-16 46 0 28 6 6Z'
  return {
    outline,
    markup:
      path(outline, { fill: paper }) +
      path('M-75 75V67L75-75H67a8 8 0 0 1 8 8V67a8 8 0 0 1-8 8Z', { fill: dim, opacity: 0.55 }) +
      path(box(0, 0, 138, 138, 4), { stroke: dim, width: 1.4 }) +
      path('M-15-75H15V75H-15ZM-75-15H75V15H-75Z', { fill: ribbon }) +
      path('M-15-75V75M15-75V75M-75-15H75M-75 15H75', { stroke: colours.brassDeep, width: 1.2, opacity: 0.55 }) +
      twin(
        path(end, { fill: colours.brassDim }) +
          path(loop, { fill: colours.brassLit, stroke: colours.brassDeep, width: 1.5 }) +
          path('M-12-6C-24-28-50-36-54-24C-56-12-32-4-12-6Z', { fill: colours.brassDim }),
      ) +
      rect(-13, -13, 26, 24, 7, { fill: colours.brass, stroke: colours.brassDeep, width: 1.5 }),
  }
}

/** A globe on which the lines of a map are engraved, radius 80. */
export function globe(sea: string = colours.navy, land: string = colours.ivoryDim): Thing {
  const disc = ring(0, 0, 80)
  const lands =
    'M-70-46C-52-66-24-74-10-66C2-58-12-48-6-40C2-30-18-26-22-14C-26-2-44-8-46-20C-50-32-66-30-70-46Z' +
    'M-30 10C-14 4 6 16 2 32C0 46-14 52-18 68C-30 64-30 44-38 34C-44 24-42 14-30 10Z' +
    'M14-48C30-62 56-56 70-36C78-20 76-6 66-8C56-10 54 4 44 0C34-4 40-16 28-16C16-16 6-36 14-48Z' +
    'M44 22C54 16 66 20 66 30C62 44 50 52 44 44C38 38 36 28 44 22Z'
  return {
    outline: disc,
    markup:
      circle(0, 0, 80, { fill: sea }) +
      clipped(
        disc,
        path(lands, { fill: land }) +
          path('M56.6-56.6A80 80 0 1 1-56.6 56.6A100 100 0 0 0 56.6-56.6Z', { fill: colours.navyDeep, opacity: 0.35 }),
      ) +
      `<g fill="none" stroke="${colours.brass}" stroke-width="1.3" opacity=".75">${ellipse(0, 0, 30, 80, {})}${ellipse(0, 0, 60, 80, {})}<path d="M0-80V80M-80 0H80M-69-40H69M-69 40H69"/></g>` +
      circle(0, 0, 80, { stroke: colours.brass, width: 4 }),
  }
}

/** A dial of brass, radius 84, its hand stopped at a pin; the closed part of the scale is red. */
export function gauge(hand = 38): Thing {
  return {
    outline: ring(0, 0, 84),
    markup:
      circle(0, 0, 84, { fill: colours.brassDim }) +
      circle(0, 0, 81, { fill: colours.brass }) +
      circle(0, 0, 69, { fill: colours.ivory, stroke: colours.brassDeep, width: 2 }) +
      path('M-45 45A63.6 63.6 0 1 1 39-50', { stroke: colours.cloth, width: 7 }) +
      path('M39-50A63.6 63.6 0 0 1 45 45', { stroke: colours.oxblood, width: 7 }) +
      at(0, 0, rays(36, 48, 54, colours.ivoryDeep, 1.4) + rays(12, 46, 55, colours.ink, 2.4)) +
      at(0, 0, path('M-5 14 0-50 5 14Z', { fill: colours.ink }), hand) +
      circle(0, 0, 9, { fill: colours.brassDim, stroke: colours.ink, width: 1.5 }) +
      at(39, -50, circle(0, 0, 7, { fill: colours.brassLit, stroke: colours.ink, width: 2 })),
  }
}

/** A map, folded in three, with a dotted way to a flag. 230 x 160. */
export function foldedMap(): Thing {
  const outline = 'M-115-70-38-84 38-70 115-84V70L38 84-38 70-115 84Z'
  return {
    outline,
    markup:
      path(outline, { fill: colours.ivory }) +
      path('M-38-84 38-70V84L-38 70Z', { fill: colours.ivoryDim }) +
      path('M-115 20C-92 8-74 26-52 18L-38 70-115 84ZM62-75C70-56 92-54 115-62V-84Z', { fill: '#b9cdb9' }) +
      path('M-38-84V70M38-70V84', { stroke: colours.ivoryDeep, width: 1.5 }) +
      line('M-92-40C-80-52-64-52-54-42M-96-24C-80-38-60-38-46-26M60 44C74 34 92 34 104 42', colours.ivoryDeep, 2) +
      line('M-84 52C-60 14-34 44-6 18S22-30 60-18', colours.oxblood, 4.5, { dash: '1 11' }) +
      circle(-84, 52, 7, { stroke: colours.oxblood, width: 4 }) +
      line('M66-18V-60', colours.walnut, 4) +
      path('M66-62 100-52 66-40Z', { fill: colours.oxblood }),
  }
}

/** A handbell, some 150 x 200, its handle up. */
export function handbell(): Thing {
  const body = 'M0-40C-40-40-48-2-52 34C-55 58-72 66-74 82H74C72 66 55 58 52 34C48-2 40-40 0-40Z'
  return {
    outline: `${body}M-12-40V-96a12 14 0 0 1 24 0V-40Z${ring(0, 88, 15)}`,
    markup:
      circle(0, 88, 15, { fill: colours.brassDeep }) +
      path('M-10-46-13-92a13 15 0 0 1 26 0L10-46Z', { fill: colours.walnutLit }) +
      path('M2-46 4-106a13 15 0 0 1 9 14L10-46Z', { fill: colours.walnut }) +
      rect(-16, -54, 32, 14, 5, { fill: colours.brassDim }) +
      path(body, { fill: colours.brass }) +
      path('M24-34C44-22 48 6 52 34C55 58 72 66 74 82H30C50 40 46-6 24-34Z', { fill: colours.brassDim }) +
      path('M-22-26C-34-8-38 20-42 44', { stroke: colours.brassLit, width: 7, cap: 'round' }) +
      path('M-74 82C-73 74-68 70-63 64H63C68 70 73 74 74 82Z', { fill: colours.brassDim }) +
      line('M-52 36C-20 44 20 44 52 36', colours.brassDeep, 1.6),
  }
}
