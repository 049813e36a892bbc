import { colours } from '../palette.ts'
import { at, circle, line, path, twin } from '../svg.ts'
import { suits } from './cards.ts'
import type { Thing } from './thing.ts'

/** A biplane seen from above, its nose up: 300 across the wings, some 250 long. */
export function biplane(): Thing {
  const wing = 'M0-52H118a32 29 0 0 1 0 58H0Z'
  const tail = 'M0 112H44a17 15 0 0 1 0 30H0Z'
  const body = 'M0-96C-18-92-24-70-24-44L-12 128-6 146H6L12 128 24-44C24-70 18-92 0-96Z'
  const mirrorWing = 'M0-52H-118a32 29 0 0 0 0 58H0Z'
  const mirrorTail = 'M0 112H-44a17 15 0 0 0 0 30H0Z'
  return {
    outline: `${wing}${mirrorWing}${tail}${mirrorTail}${body}`,
    markup:
      path('M-150-14a28 26 0 0 1 28-24H122a28 26 0 0 1 28 24v14a28 20 0 0 1-28 20H-122a28 20 0 0 1-28-20Z', {
        fill: colours.oxbloodDeep,
      }) +
      twin(
        path(wing, { fill: colours.oxblood }) +
          path('M0-16H149a32 29 0 0 1-31 22H0Z', { fill: colours.oxbloodDim }) +
          path('M34-52V6M64-52V6M94-52V6M122-51V5', { stroke: colours.oxbloodDeep, width: 1.4, opacity: 0.7 }) +
          circle(100, -23, 19, { fill: colours.ivory }) +
          at(100, -22, path(suits.spade, { fill: '#14382a' }), 0, 0.44) +
          path(tail, { fill: colours.oxblood }) +
          path('M0 130H60a17 15 0 0 1-16 12H0Z', { fill: colours.oxbloodDim }),
      ) +
      path(body, { fill: colours.brass }) +
      path('M6-95C19-90 24-70 24-44L12 128 6 146H1Z', { fill: colours.brassDim }) +
      path('M-20-64H20M-16 60H16', { stroke: colours.brassDeep, width: 1.6 }) +
      circle(0, 22, 15, { fill: colours.ink }) +
      path('M-13 14A15 15 0 0 1 13 14L8 8H-8Z', { fill: '#cfe0d4' }) +
      circle(0, 25, 8.5, { fill: colours.walnutLit }) +
      path('M-3 110H3V150H-3Z', { fill: colours.oxbloodDim }) +
      path('M-9-94C-9-106-3-112 0-114C3-112 9-106 9-94Z', { fill: colours.walnut }) +
      line('M-54-104C-30-108 30-108 54-104', colours.ivory, 3, { opacity: 0.65 }),
  }
}

/** A cloud from above, some 200 x 100. */
export const cloud = (fill: string, opacity: number) =>
  path(
    'M-96 14C-104-12-74-30-56-20C-50-46-10-52 2-30C18-46 56-40 58-14C84-20 104 4 92 22C84 36 60 34 50 30C34 44 6 42-4 30C-22 42-48 40-56 28C-70 36-92 32-96 14Z',
    { fill, opacity },
  )
