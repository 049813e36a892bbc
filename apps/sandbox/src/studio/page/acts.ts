/** How a symbol moves when it has won, about the middle of its place; lengths are shares of the place. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly scaleX: number
  readonly scaleY: number
}

type Act = (share: number) => Pose

const STILL: Pose = { x: 0, y: 0, turn: 0, scaleX: 1, scaleY: 1 }
const wave = (share: number, times = 1) => Math.sin(share * times * 2 * Math.PI)
/** Up and down once, as a ball does. */
const leap = (share: number) => 4 * share * (1 - share)

/** Animals crouch, leap and land. */
const hop: Act = (share) => {
  const air = leap(Math.min(1, Math.max(0, (share - 0.15) / 0.6)))
  const crouch = share < 0.15 ? share / 0.15 : share > 0.75 ? 1 - (share - 0.75) / 0.25 : 0
  return { ...STILL, y: -0.12 * air + 0.03 * crouch, scaleX: 1 + 0.07 * crouch, scaleY: 1 - 0.09 * crouch + 0.04 * air }
}

/** Fruit drops and bounces twice. */
const bounce: Act = (share) => {
  const air = share < 0.55 ? leap(share / 0.55) : 0.4 * leap((share - 0.55) / 0.45)
  return { ...STILL, y: -0.1 * air, scaleX: 1 - 0.04 * air, scaleY: 1 + 0.05 * air, turn: 0.06 * wave(share) }
}

/** Wings beat while they hover. */
const flutter: Act = (share) => ({
  ...STILL,
  y: -0.05 - 0.04 * wave(share),
  scaleX: 1 + 0.09 * wave(share, 3),
  turn: 0.05 * wave(share),
})

/** Wheels and stars turn, slowly at both ends. */
const revolve: Act = (share) => ({
  ...STILL,
  turn: (share - wave(share) / (2 * Math.PI)) * 2 * Math.PI,
  scaleX: 1.05,
  scaleY: 1.05,
})

/** What hangs swings from its upper end. */
const swing: Act = (share) => {
  const turn = 0.24 * wave(share, 2) * (1 - 0.35 * share)
  return { ...STILL, turn, x: -Math.sin(turn) * 0.28, y: (1 - Math.cos(turn)) * 0.28 }
}

/** Flat things turn about; both their sides are alike. */
const flip: Act = (share) => ({
  ...STILL,
  scaleX: Math.max(0.04, Math.abs(Math.cos(share * Math.PI))),
  y: -0.05 * leap(share),
})

/** Stones tilt in the light. */
const tilt: Act = (share) => ({
  ...STILL,
  turn: 0.13 * wave(share),
  scaleX: 1.05 + 0.05 * wave(share, 2),
  scaleY: 1.08,
})

/** Plants stretch from the ground. */
const bloom: Act = (share) => {
  const grown = (1 - Math.cos(share * 2 * Math.PI)) / 2
  return { ...STILL, y: -0.03 * grown, scaleX: 1 + 0.08 * grown, scaleY: 1 + 0.13 * grown, turn: 0.04 * wave(share) }
}

/** Tools and weapons strike. */
const strike: Act = (share) => {
  const back = share < 0.35 ? share / 0.35 : share < 0.5 ? 1 - (share - 0.35) / 0.075 : -1 + (share - 0.5) / 0.5
  return { ...STILL, turn: -0.24 * back, scaleX: 1.05, scaleY: 1.05 }
}

/** Everything else takes a step towards the player. */
const step: Act = (share) => {
  const near = (1 - Math.cos(share * 2 * Math.PI)) / 2
  return { ...STILL, scaleX: 1 + 0.12 * near, scaleY: 1 + 0.12 * near }
}

const acts: readonly (readonly [Act, string])[] = [
  [
    hop,
    'bear bull cat elephant fox frog hare horse lion owl stag wolf crab octopus turtle whale koi serpent mask drum',
  ],
  [bounce, 'apple cherry grapes lemon melon orange pear pineapple plum pomegranate strawberry acorn harvest balloon'],
  [flutter, 'bat bee dragonfly falcon feather moth peacock raven scarab swan comet rocket ship fan'],
  [revolve, 'compass gear helm planet snowflake star sun wheel windmill'],
  [swing, 'anchor bell candle key lamp lantern watch harp moon'],
  [flip, 'ace king queen jack ten club heart lozenge spade coin scroll book seven clover horseshoe'],
  [tilt, 'amethyst diamond emerald opal pearl ruby sapphire topaz ring crown goblet shell potion bottle'],
  [bloom, 'cactus lotus mushroom rose sunflower tulip wheat palm volcano'],
  [strike, 'axe hammer pickaxe sword trident shield'],
]

const actByMotif = new Map(acts.flatMap(([act, motifs]) => motifs.split(' ').map((motif) => [motif, act] as const)))

/** How long an act takes; then it begins again. */
export const ACT_MS = 1100

/** The pose of a winning symbol so long after it won. */
export function poseOf(motif: string, elapsedMs: number): Pose {
  return (actByMotif.get(motif) ?? step)((elapsedMs % ACT_MS) / ACT_MS)
}
