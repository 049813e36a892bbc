import { rays } from '../engrave.ts'
import { colours } from '../palette.ts'
import { at, circle, ellipse, line, path, rect, ring } from '../svg.ts'
import type { Thing } from './thing.ts'

/** A pocket watch: the case, radius 92, about the origin, its crown above. Hands are turned by degrees. */
export function pocketWatch(hour = 300, minute = 54): Thing {
  const hand = (turn: number, length: number, width: number) =>
    at(0, 0, path(`M-${width} 12 0-${length} ${width} 12Z`, { fill: colours.ink }), turn)
  return {
    outline: `${ring(0, 0, 92)}M-12-88h24v-26h-24ZM-22-128a22 22 0 1 0 44 0 22 22 0 1 0-44 0ZM-15-128a15 15 0 1 1 30 0 15 15 0 1 1-30 0Z`,
    markup:
      circle(0, -128, 19, { stroke: colours.brassDim, width: 7 }) +
      rect(-12, -116, 24, 28, 4, { fill: colours.brass }) +
      line('M-6-114V-92M0-114V-92M6-114V-92', colours.brassDeep, 1.3) +
      circle(0, 0, 92, { fill: colours.brassDim }) +
      circle(0, 0, 88, { fill: colours.brass }) +
      circle(0, 0, 74, { fill: colours.ivory, stroke: colours.brassDeep, width: 2 }) +
      rays(60, 65, 69, colours.ivoryDeep, 1.2) +
      rays(12, 58, 69, colours.ink, 3) +
      circle(0, 0, 46, { stroke: colours.ivoryDim, width: 1.5 }) +
      ellipse(0, 30, 13, 13, { fill: colours.ivoryDim, stroke: colours.ivoryDeep }) +
      line('M0 30V21', colours.ink, 1.5) +
      hand(hour, 40, 5) +
      hand(minute, 58, 3.6) +
      circle(0, 0, 6, { fill: colours.brassDim, stroke: colours.ink, width: 1.5 }),
  }
}

/** Reading spectacles, 230 wide, their arms folded. */
export function spectacles(): Thing {
  const rims = `${ring(-64, 0, 46)}${ring(64, 0, 46)}`
  return {
    outline: '',
    markup:
      path(rims, { stroke: colours.shadow, width: 7, opacity: 0.28 }).replace(
        '<path',
        '<path transform="translate(-5 7)"',
      ) +
      line('M-108-10C-60-52 20-60 92-34M108-10C60-56-10-62-84-36', colours.brassDim, 5) +
      path(rims, { fill: '#dfeae2', opacity: 0.22 }) +
      path(rims, { stroke: colours.brass, width: 6 }) +
      path('M-20-10C-10-24 10-24 20-10', { stroke: colours.brass, width: 6 }) +
      line('M-92-12A34 34 0 0 1-74-30M36-12A34 34 0 0 1 54-30', '#fff', 4, { opacity: 0.6 }),
  }
}

/** A cup of tea on its saucer, radius 120, the handle to the right. */
export function teacup(): Thing {
  return {
    outline: ring(0, 0, 120),
    markup:
      circle(0, 0, 120, { fill: colours.ivoryDim }) +
      circle(0, 0, 116, { fill: colours.ivory }) +
      circle(0, 0, 108, { stroke: colours.brass, width: 2 }) +
      circle(0, 0, 102, { stroke: colours.cloth, width: 5 }) +
      circle(0, 0, 84, { stroke: colours.ivoryDeep }) +
      circle(-5, 7, 72, { fill: colours.shadow, opacity: 0.22 }) +
      at(
        0,
        0,
        path('M56-14C86-22 100-8 100 0S86 22 56 14V4C78 10 86 4 86 0S78-10 56-4Z', {
          fill: colours.ivory,
          stroke: colours.ivoryDeep,
          width: 1.5,
        }),
        -34,
      ) +
      circle(0, 0, 70, { fill: colours.ivory, stroke: colours.ivoryDeep, width: 1.5 }) +
      circle(0, 0, 64, { stroke: colours.brass, width: 1.6 }) +
      circle(0, 0, 59, { fill: '#7a431d' }) +
      path('M0-59A59 59 0 0 0-59 0 59 59 0 0 0-42 42C-52 0-40-40 0-59Z', { fill: '#5c3014' }) +
      ellipse(16, 12, 32, 30, { fill: '#8f5526' }) +
      line('M20-40A44 44 0 0 1 44-12', '#c99460', 4, { opacity: 0.8 }),
  }
}
