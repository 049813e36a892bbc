import { colours } from '../palette.ts'
import { at, box, circle, clipped, ellipse, line, path, polar, rect, ring, round } from '../svg.ts'
import { sector } from './pieces.ts'
import { facetStar, halves } from './symbols.ts'
import type { Thing } from './thing.ts'

/** The right half of a left one, of path data that names points alone. */
function flipped(d: string): string {
  let place = 0
  return d.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => (place++ % 2 ? ` ${number}` : ` ${-Number(number)}`))
}

/** A lantern with a candle in it, 96 x 200, and the light it gives. */
export function lantern(): Thing {
  const glass = box(0, 0, 78, 132, 6)
  return {
    outline: `${box(0, 74, 100, 18, 4)}${glass}M-40-66-20-92H20L40-66Z`,
    markup:
      line('M-22-92A28 28 0 1 1 22-92', colours.brassDim, 6) +
      path(glass, { fill: '#5b3d1b' }) +
      clipped(
        glass,
        circle(0, 0, 66, { fill: '#a86f28' }) +
          circle(0, -4, 46, { fill: '#e3a544' }) +
          circle(0, -6, 29, { fill: '#f9d684' }) +
          rect(-14, 20, 28, 50, 3, { fill: colours.ivory }) +
          rect(3, 20, 11, 50, 3, { fill: colours.ivoryDim }) +
          path('M-14 22C-8 30 8 30 14 22V34C6 40 2 30-4 38C-8 42-14 36-14 30Z', { fill: '#fffaf0' }) +
          line('M0 22V12', colours.ink, 3) +
          path('M0-34C16-14 16 4 0 14C-16 4-16-14 0-34Z', { fill: '#ff9f2e' }) +
          path('M0-14C8-4 8 6 0 12C-8 6-8-4 0-14Z', { fill: '#fff6d6' }),
      ) +
      line('M-30-48V40', '#fff', 4, { opacity: 0.35 }) +
      path('M-44-66H44V-60H-44ZM-42-60H-35V66H-42ZM35-60H42V66H35Z', { fill: colours.brassDim }) +
      path('M-44-66-20-92H20L44-66Z', { fill: colours.brass }) +
      path('M0-92H20L44-66H0Z', { fill: colours.brassDim }) +
      rect(-10, -100, 20, 10, 3, { fill: colours.brassLit }) +
      path(box(0, 74, 100, 18, 4), { fill: colours.brass }) +
      path('M0 65H46a4 4 0 0 1 4 4V79a4 4 0 0 1-4 4H0Z', { fill: colours.brassDim }),
  }
}

/** What a light throws on the cloth. */
export const glow = (radius: number) =>
  Array.from({ length: 10 }, (_, step) =>
    circle(0, 0, radius * (1 - step * 0.075), { fill: '#ffcf7a', opacity: 0.035 }),
  ).join('')

/** A sprig of fir, 190 long, growing to the right. */
export function firSprig(): Thing {
  const needles = (side: 1 | -1, from: number) =>
    Array.from({ length: 13 }, (_, index) => {
      const x = from + index * 14
      const length = 38 - Math.abs(index - 4) * 2.2
      return `M${round(x)} ${round(-x * 0.08)}l${round(length * 0.62)} ${round(side * length * 0.78)}`
    }).join('')
  return {
    outline: '',
    markup:
      line('M-16 2C50-2 110-8 186-16', '#4a3320', 6) +
      line(needles(1, 2) + needles(-1, 2), '#174a33', 7) +
      line(needles(-1, 8), '#3f8a61', 4) +
      line(needles(1, 8), '#2c6b4a', 4),
  }
}

/** A star of ice. */
export function snowStar(radius: number): string {
  const arm = (degrees: number) => {
    const [x, y] = polar(degrees, radius)
    const barbs = [0.45, 0.7].map((part) => {
      const [fromX, fromY] = polar(degrees, radius * part)
      return [-42, 42]
        .map((turn) => {
          const [toX, toY] = polar(degrees + turn, radius * 0.26)
          return `M${round(fromX)} ${round(fromY)}l${round(toX)} ${round(toY)}`
        })
        .join('')
    })
    return `M0 0L${round(x)} ${round(y)}${barbs.join('')}`
  }
  const star = [0, 60, 120, 180, 240, 300].map(arm).join('')
  return line(star, colours.ivory, Math.max(2.4, radius / 11), { opacity: 0.92 })
}

const blossom = (petal: string, dim: string) =>
  [0, 72, 144, 216, 288]
    .map((turn) => at(0, 0, path('M0 0C-20-8-20-34-5-37L0-32L5-37C20-34 20-8 0 0Z', { fill: petal }), turn))
    .join('') +
  [0, 72, 144, 216, 288].map((turn) => at(0, 0, line('M0-8V-20', dim, 2), turn)).join('') +
  circle(0, 0, 7, { fill: colours.brass, stroke: colours.brassDeep, width: 1.4 })

/** A twig of cherry in flower, 260 long. */
export function cherryTwig(): Thing {
  const flowers = [
    [-96, 14, 0, 1],
    [-30, -22, 30, 1.16],
    [44, 10, 12, 0.94],
    [106, -26, 40, 1.06],
  ] as const
  const buds = [
    [-62, -26],
    [10, 30],
    [76, -40],
    [138, -2],
  ] as const
  return {
    outline: '',
    markup:
      line('M-150 34C-90 4-40 8 10-2S110-24 150-18M-70 4-62-22M6-2 10 26M70-14 76-36', '#6b4526', 7) +
      line('M-150 34C-90 4-40 8 10-2S110-24 150-18', '#94653b', 2.4) +
      [-1, 1]
        .map((side) =>
          at(-8 + side * 74, side * 6, path('M0 0C14-16 36-18 50-8C38 8 14 10 0 0Z', { fill: '#6ea35c' }), side * 38),
        )
        .join('') +
      buds
        .map(([x, y]) => circle(x, y, 9, { fill: '#d98c94' }) + circle(x - 2, y - 2, 4, { fill: '#f3c4c4' }))
        .join('') +
      flowers.map(([x, y, turn, scale]) => at(x, y, blossom('#f7d9d8', '#c9727c'), turn, scale)).join(''),
  }
}

/** A tulip, 60 x 190, its flower above. */
export function tulip(lit: string = '#d85b48', dim: string = colours.oxblood): Thing {
  const cup = 'M0 0C-36 0-38-38-28-62L-12-44L0-66L12-44L28-62C38-38 36 0 0 0Z'
  return {
    outline: `${cup}M-4 0h8V120h-8Z`,
    markup:
      line('M0-4C2 40-2 80 0 120', '#3f7a4c', 8) +
      path('M0 112C-34 90-40 46-30 22C-14 48-4 80 0 112Z', { fill: '#5b9150' }) +
      path('M0 112C26 96 36 66 32 40C16 58 4 86 0 112Z', { fill: '#3f6f3c' }) +
      path(cup, { fill: lit }) +
      path('M0 0C36 0 38-38 28-62L12-44L0-66Z', { fill: dim }) +
      path('M0-2C-20-8-18-40 0-60C18-40 20-8 0-2Z', { fill: lit, stroke: dim, width: 1.6 }),
  }
}

/** A scallop shell, 170 x 150. */
export function scallopShell(body = '#f3dcc2', deep = '#c08c64'): Thing {
  const shell =
    'M0 66C-8 58-22 56-30 62L-34 48C-76 34-98-6-76-40C-70-62-46-58-40-72C-26-88-12-76 0-86C12-76 26-88 40-72C46-58 70-62 76-40C98-6 76 34 34 48L30 62C22 56 8 58 0 66Z'
  const ridges = [-66, -46, -27, -9, 9, 27, 46, 66].map((degrees) => {
    const [x, y] = polar(degrees, 108, 0, 58)
    return `M0 56L${round(x)} ${round(y)}`
  })
  return {
    outline: shell,
    markup:
      path(shell, { fill: body }) +
      clipped(
        shell,
        path('M0 66C40 40 60 0 52-90H110V70Z', { fill: deep, opacity: 0.22 }) +
          path(ridges.join(''), { stroke: deep, width: 2.4, opacity: 0.8 }) +
          line('M-92 2C-60-40-30-50 0-52S60-40 92 2', deep, 5, { opacity: 0.35 }) +
          line('M-70 30C-40 2-20-6 0-8S40 2 70 30', deep, 5, { opacity: 0.35 }),
      ) +
      path(shell, { stroke: deep, width: 2.4 }),
  }
}

/** A starfish, radius 70. */
export function starfish(body = '#d67f43', dim = '#a9562a'): Thing {
  let outline = ''
  for (let arm = 0; arm < 5; arm += 1) {
    const [x1, y1] = polar(arm * 72 - 7, 68)
    const [x2, y2] = polar(arm * 72 + 7, 68)
    const [tipX, tipY] = polar(arm * 72, 78)
    const [midX, midY] = polar(arm * 72 + 36, 24)
    outline += `${arm ? 'L' : 'M'}${round(x1)} ${round(y1)}Q${round(tipX)} ${round(tipY)} ${round(x2)} ${round(y2)}Q${round(midX)} ${round(midY)} ${round(polar((arm + 1) * 72 - 7, 68)[0])} ${round(polar((arm + 1) * 72 - 7, 68)[1])}`
  }
  outline += 'Z'
  const dots = [0, 72, 144, 216, 288].flatMap((degrees) => [16, 30, 44, 56].map((far) => polar(degrees, far)))
  return {
    outline,
    markup:
      path(outline, { fill: body, stroke: dim, width: 3 }) +
      dots.map(([x, y]) => circle(x, y, 3.2, { fill: '#f5cf9f' })).join('') +
      circle(0, 0, 4.6, { fill: '#f5cf9f' }),
  }
}

/** A parasol from above, radius 110. */
export function parasol(one: string = colours.oxblood, other: string = colours.ivory): Thing {
  const count = 12
  let stripes = ''
  for (let index = 0; index < count; index += 2)
    stripes += sector((index * 360) / count, ((index + 1) * 360) / count, 0.1, 110)
  const seams = Array.from({ length: count }, (_, index) => {
    const [x, y] = polar((index * 360) / count, 110)
    return `M0 0L${round(x)} ${round(y)}`
  })
  return {
    outline: ring(0, 0, 110),
    markup:
      circle(0, 0, 110, { fill: other }) +
      path(stripes, { fill: one }) +
      path('M78-78A110 110 0 1 1-78 78A132 132 0 0 0 78-78Z', { fill: colours.shadow, opacity: 0.16 }) +
      path(seams.join(''), { stroke: colours.shadow, width: 1.4, opacity: 0.4 }) +
      circle(0, 0, 110, { stroke: colours.brass, width: 4 }) +
      circle(0, 0, 13, { fill: colours.brass, stroke: colours.brassDeep, width: 2 }) +
      facetStar(6, 9, 4, colours.brassLit, colours.brassDim),
  }
}

/** The edge of the sea, which lies to the left of the origin. */
export const shore =
  path('M-700-300H-20C30-220-40-150 4-78S-30 74 12 144S-26 250 20 320H-700Z', { fill: '#7fb4bd' }) +
  path('M-700-300H-62C-14-220-84-150-40-78S-74 74-32 144S-70 250-24 320H-700Z', { fill: '#3f8494' }) +
  path('M-700-300H-120C-74-220-142-150-98-78S-132 74-90 144S-128 250-82 320H-700Z', { fill: '#286578' }) +
  line('M-20-300C30-220-40-150 4-78S-30 74 12 144S-26 250 20 320', '#fffaf0', 9, { opacity: 0.9 }) +
  line('M-76-300C-28-220-98-150-54-78S-88 74-46 144S-84 250-38 320', '#fffaf0', 3, { opacity: 0.45, dash: '46 30' })

/** A leaf of oak, 90 x 160, its stem below. */
export function oakLeaf(lit: string, dim: string, vein: string): Thing {
  const left = 'M0-78C-12-76-22-64-14-50C-32-54-42-38-26-24C-46-26-52-6-32 4C-50 8-48 30-26 32C-20 46-8 48 0 58'
  return {
    outline: `${left}Z${flipped(left)}Z`,
    markup:
      line('M0 50C2 66-2 74 4 88', dim, 6) +
      halves(`${left}Z`, lit, dim) +
      line('M0-66V56M0-30-18-42M0-2-28-14M0 26-28 18M0-30 18-42M0-2 28-14M0 26 28 18', vein, 2.6, { opacity: 0.7 }),
  }
}

/** A pumpkin, 190 x 150. */
export function pumpkin(): Thing {
  const rib = (x: number, radius: number, fill: string) =>
    ellipse(x, 10, radius, 64, { fill, stroke: '#8a3f10', width: 2 })
  return {
    outline: 'M0-54C70-70 98-26 94 14C90 60 50 78 0 74C-50 78-90 60-94 14C-98-26-70-70 0-54Z',
    markup:
      path('M-8-44C-10-66 4-70-2-88L22-92C16-74 22-62 16-44Z', { fill: '#5b7a3c', stroke: '#33491f', width: 2 }) +
      rib(-62, 34, '#cf7420') +
      rib(62, 34, '#a9550f') +
      rib(-34, 40, '#dd8a30') +
      rib(34, 40, '#bb6415') +
      rib(0, 36, '#e79c46') +
      line('M-14-30C-20 0-20 20-14 48', '#f6c98a', 6, { opacity: 0.6 }) +
      line('M10-46C40-66 56-40 78-54C92-60 86-76 74-70', '#5b7a3c', 4),
  }
}

/** An acorn, 50 x 80. */
export function acorn(): Thing {
  const nut = 'M-22-8C-24 22-8 38 0 46C8 38 24 22 22-8Z'
  return {
    outline: `${nut}M-28-8C-28-40 28-40 28-8Z`,
    markup:
      line('M0-30C0-40 4-46 8-50', '#4a3320', 5) +
      path(nut, { fill: colours.copper }) +
      path('M4-8H22C24 22 8 38 0 46C10 30 12 12 4-8Z', { fill: colours.copperDim }) +
      path('M-28-6C-30-40 30-40 28-6C14-2-14-2-28-6Z', { fill: '#6b4526' }) +
      line('M-20-16C-10-24 10-24 20-16M-12-26C-4-30 4-30 12-26', '#4a3320', 2.4),
  }
}

/** An ear of wheat, 200 long, growing upwards. */
export function wheatEar(): Thing {
  const grain = 'M0 0C-9-6-9-22 0-30C9-22 9-6 0 0Z'
  const grains = Array.from({ length: 6 }, (_, index) => {
    const y = -8 - index * 19
    const pair =
      at(-5, y, path(grain, { fill: colours.brassLit }), -30) + at(5, y, path(grain, { fill: colours.brassDim }), 30)
    return pair + line(`M-16 ${y - 22}l-10-26M16 ${y - 22}l10-26`, colours.brass, 1.6)
  })
  return {
    outline: '',
    markup:
      line('M4 96C-4 60 2 20 0-110', colours.brassDim, 4) +
      grains.join('') +
      at(0, -118, path(grain, { fill: colours.brass })),
  }
}
