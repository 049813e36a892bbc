import type { Picture } from './formats.ts'
import { aeroPictures } from './families/aero.ts'
import { benefits, bonuses, documents, letterheads, steps } from './families/badges.ts'
import { banners } from './families/banners.ts'
import { categories } from './families/categories.ts'
import { bonusPages, tournaments, welcomes } from './families/events.ts'
import { levelMarks, quests, trophies } from './families/honours.ts'
import { countryLabels, currencyMarks, methodMarks } from './families/currencies.ts'
import { levels } from './families/levels.ts'
import { defaults, notices, payments } from './families/marks.ts'
import { mascots } from './families/mascot.ts'
import { seasons } from './families/seasons.ts'
import { promos, slides } from './families/slides.ts'
import { empties, states } from './families/states.ts'
import { wheelPictures } from './families/wheel.ts'

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
  ...seasons,
  ...slides,
  ...promos,
  ...tournaments,
  ...welcomes,
  ...bonusPages,
  ...aeroPictures,
  ...benefits,
  ...bonuses,
  ...documents,
  ...letterheads,
  ...steps,
  ...defaults,
  ...notices,
  ...payments,
  ...wheelPictures,
  ...currencyMarks,
  ...countryLabels,
  ...methodMarks,
]
