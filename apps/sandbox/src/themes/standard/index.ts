import { hashOf } from '../../art/scenes/stage.ts'
import { composeTheme } from '../compose.ts'
import type { GameSketch } from '../compose.ts'
import type { StudioIdentity } from '../studios.ts'
import type { GameTheme } from '../game-theme.ts'
import { brindleYard } from './brindle-yard.ts'
import { cinderAndFox } from './cinder-and-fox.ts'
import { giltHour } from './gilt-hour.ts'
import { halfpennyArcade } from './halfpenny-arcade.ts'
import { kettleAndCrane } from './kettle-and-crane.ts'
import { mothAndMeridian } from './moth-and-meridian.ts'
import { northwake } from './northwake.ts'
import { ostrichParlour } from './ostrich-parlour.ts'
import { tallTide } from './tall-tide.ts'
import { verdigrisWorks } from './verdigris-works.ts'

const sketches: Record<StudioIdentity, readonly GameSketch[]> = {
  'brindle-yard': brindleYard,
  'cinder-and-fox': cinderAndFox,
  'gilt-hour': giltHour,
  'halfpenny-arcade': halfpennyArcade,
  'kettle-and-crane': kettleAndCrane,
  'moth-and-meridian': mothAndMeridian,
  northwake,
  'ostrich-parlour': ostrichParlour,
  'tall-tide': tallTide,
  'verdigris-works': verdigrisWorks,
}

const POPULAR_COUNT = 40
const RECOMMENDED_EVERY = 5

/** Labelled games lead; within a label the order is arbitrary but never moves. */
function rank({ name, labels = [] }: GameSketch): number {
  const lead = labels.includes('hot') ? 0 : labels.includes('exclusive') ? 1 : labels.includes('new') ? 2 : 3
  return lead * 2 ** 32 + hashOf(name)
}

const ranked = Object.entries(sketches)
  .flatMap(([studio, games]) => games.map((sketch) => ({ sketch, studio: studio as StudioIdentity })))
  .sort((a, b) => rank(a.sketch) - rank(b.sketch))

/** The games composed by hand, most popular first. */
export const standardThemes: readonly GameTheme[] = ranked.map(({ sketch, studio }, index) =>
  composeTheme(sketch, studio, {
    isPopular: index < POPULAR_COUNT,
    isRecommended: index % RECOMMENDED_EVERY === 0,
  }),
)
