import { motifNames } from '../art/motifs/index.ts'
import type { MotifName } from '../art/motifs/index.ts'
import { poseNames } from '../art/poses.ts'
import { sceneNames } from '../art/scenes/index.ts'
import { profileLayouts } from '../studio/profiles-ids.ts'
import { composeTheme, identityOf, lowSets } from './compose.ts'
import type { GameSketch } from './compose.ts'
import { labelOf } from './labels.ts'
import { paletteNames, palettes } from './palettes.ts'
import { standardThemes } from './standard/index.ts'
import { studios } from './studios.ts'
import { subjectsOf } from './subjects.ts'
import type { GameTheme } from './game-theme.ts'

const GENERATED_MAX = 10_000

/** First words of generated names; every one goes with every picture. */
const qualities =
  'Amber,Ancient,Autumn,Brass,Bright,Brindle,Bronze,Calm,Candid,Clever,Cobalt,Copper,Crooked,Curious,Daring,Distant,Dusty,Early,Eastern,Eternal,Fabled,Faithful,First,Foggy,Gallant,Gentle,Gilded,Grand,Hidden,Honest,Humble,Idle,Indigo,Iron,Ivory,Jolly,Kindred,Last,Late,Little,Lonely,Loyal,Lucky,Marble,Mellow,Merry,Midnight,Modest,Morning,Noble,Northern,Odd,Olive,Paper,Patient,Plain,Polite,Proud,Quiet,Rambling,Restless,Roaming,Royal,Rustic,Saffron,Scarlet,Second,Secret,Silent,Silver,Sleepy,Sly,Solemn,Southern,Spare,Stately,Steady,Stubborn,Summer,Sunday,Tall,Thirsty,Tidy,Timid,Twilight,Upland,Vagrant,Velvet,Wandering,Western,Wily,Winter,Woven'.split(
    ',',
  )

/** Pictures a game can be named after: all but card ranks, suits and the number. */
const heroes = motifNames.filter(
  (name) => !['ace', 'king', 'queen', 'jack', 'ten', 'seven', 'heart', 'spade', 'club', 'lozenge'].includes(name),
)

const taken = new Set(standardThemes.map(({ identity }) => identity))
const takenCovers = new Set(
  standardThemes.map(({ cover, palette }) => coverKey(cover.hero, cover.scene, palette.dominant)),
)

const lowNames = Object.keys(lowSets) as (keyof typeof lowSets)[]

/** The first `count` generated games; number n is the same at every call. */
export function generateThemes(count: number): GameTheme[] {
  return everyGenerated().slice(0, count)
}

/** The generated game of an identity, or undefined. */
export function generatedTheme(identity: string): GameTheme | undefined {
  if (!generatedByIdentity) generatedByIdentity = new Map(everyGenerated().map((theme) => [theme.identity, theme]))
  return generatedByIdentity.get(identity)
}

let generated: GameTheme[] | undefined
let generatedByIdentity: Map<string, GameTheme> | undefined

function everyGenerated(): GameTheme[] {
  if (generated) return generated
  const themes: GameTheme[] = []
  for (let index = 0; themes.length < GENERATED_MAX; index++) {
    const theme = themeAt(index)
    if (theme) themes.push(theme)
  }
  generated = themes
  return themes
}

/** One of the pairs of quality and hero, each visited once; undefined where a game by hand already has its place. */
function themeAt(index: number): GameTheme | undefined {
  const quality = qualities[index % qualities.length]!
  // One step further along the heroes after every full turn of qualities, so neighbours differ in both words.
  const turn = Math.floor(index / qualities.length)
  const hero = heroes[(index + turn) % heroes.length]!
  const name = `${quality} ${labelOf(hero)}`
  // A hero meets every quality once, so the pair of scene and palette chosen by quality and hero is unique to it.
  const backdrop =
    (qualities.indexOf(quality) * 187 + heroes.indexOf(hero) * 7) % (sceneNames.length * paletteNames.length)
  const scene = sceneNames[backdrop % sceneNames.length]!
  const palette = paletteNames[Math.floor(backdrop / sceneNames.length)]!
  if (taken.has(identityOf(name)) || takenCovers.has(coverKey(hero, scene, palettes[palette].dominant)))
    return undefined
  const { profileId, layoutId } = profileLayouts[(index * 7) % profileLayouts.length]!
  const lows = lowsWithout(hero, index * 3 + turn)
  const [scatter, first, second, third, fourth] = company(hero, lows, index)
  const sketch: GameSketch = {
    name,
    scene,
    palette,
    pose: poseNames[(index * 3 + turn) % poseNames.length]!,
    maths: [profileId, layoutId],
    wild: hero,
    scatter: scatter!,
    highs: [first!, second!, third!, fourth!],
    lows,
    collections: subjectsOf(hero),
  }
  return composeTheme(sketch, studios[(index * 3 + turn) % studios.length]!.identity, {
    isPopular: false,
    isRecommended: false,
  })
}

/** A family of low symbols that the hero is not one of. */
function lowsWithout(hero: MotifName, start: number): keyof typeof lowSets {
  const fitting = lowNames.filter((name) => !(lowSets[name] as readonly MotifName[]).includes(hero))
  return fitting[start % fitting.length]!
}

/** Five pictures that are neither the hero nor among the low symbols. */
function company(hero: MotifName, lows: keyof typeof lowSets, index: number): MotifName[] {
  const excluded: readonly MotifName[] = [hero, ...lowSets[lows]]
  const company: MotifName[] = []
  for (let step = 0; company.length < 5 && step < heroes.length; step++) {
    const candidate = heroes[(index * 11 + step * 27) % heroes.length]!
    if (!excluded.includes(candidate) && !company.includes(candidate)) company.push(candidate)
  }
  return company
}

function coverKey(hero: MotifName, scene: string, colour: string): string {
  return `${hero}/${scene}/${colour}`
}
