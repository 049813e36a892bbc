import type { Picture } from './formats.ts'
import { aeroPictures } from './families/aero.ts'
import { banners } from './families/banners.ts'
import { categories } from './families/categories.ts'
import { bonusPages, tournaments, welcomes } from './families/events.ts'
import { levelMarks, quests, trophies } from './families/honours.ts'
import { levels } from './families/levels.ts'
import { mascots } from './families/mascot.ts'
import { promos, slides } from './families/slides.ts'
import { empties, states } from './families/states.ts'

/** Every picture that is an SVG file. */
export const pictures: readonly Picture[] = [
  ...banners,
  ...categories,
  ...states,
  ...empties,
  ...mascots,
  ...levels,
  ...levelMarks,
  ...trophies,
  ...quests,
  ...slides,
  ...promos,
  ...tournaments,
  ...welcomes,
  ...bonusPages,
  ...aeroPictures,
]
