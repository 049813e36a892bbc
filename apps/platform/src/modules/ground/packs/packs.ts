import { compose, nextChange, rulesOf, type Source } from './compose.ts'
import type { Pack } from './pack.ts'
import { PackError, readPacks } from './read-packs.ts'
import type { Rules } from './rules.ts'

/** Which packs the house goes by. */
export interface PackChoice {
  /** Packs of countries that are switched on, by name. */
  countries: readonly string[]
  /** The pack of the licence that holds where no country's does; `null` for a house without one. */
  licence: string | null
  /** A folder with an operator's own packs; one called `house` lies over the open pack everywhere. */
  folder: string | null
}

/** The rules of countries, licence and house. Pure once it is made: nothing is read, so it may be asked anywhere. */
export interface Packs {
  /** Whether the same rules hold for everybody, so that nobody's country has to be known. */
  isUniform: boolean
  /** Countries with a pack of their own that is switched on. */
  countries: readonly string[]
  /** What holds for a player of the country at the moment; `null` for a country nobody knows. */
  rulesOf(country: string | null, at: Date): Rules
  /** When other rules begin to hold for them; `null` when nothing is planned. */
  changeAfter(country: string | null, at: Date): Date | null
  /** Each setting with the clause it comes from, for people. */
  sourcesOf(country: string | null, at: Date): Source[]
  /** Every pack there is, switched on or not. */
  all: readonly Pack[]
}

interface Held {
  rules: Rules
  sources: Source[]
  /** The days it was composed for: from this one on, and before that one. */
  since: string
  until: string | null
}

const isOn = ({ since, until }: Held, day: string) => since <= day && (until === null || day < until)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Reads and checks the packs. Throws `PackError` for a pack that is wrong and a choice that does not exist. */
export function createPacks({ countries, licence, folder }: PackChoice): Packs {
  const all = readPacks(folder)
  const named = (name: string): Pack => {
    const pack = all.find((candidate) => candidate.name === name)
    if (!pack) throw new PackError(`There is no pack ${name}; there are ${all.map((one) => one.name).join(', ')}.`)
    return pack
  }
  const ofCountry = new Map<string, Pack>()
  for (const pack of countries.map(named)) {
    if (pack.countries.length === 0) throw new PackError(`The pack ${pack.name} names no country.`)
    for (const country of pack.countries) {
      const other = ofCountry.get(country)
      if (other) throw new PackError(`The packs ${other.name} and ${pack.name} both name ${country}.`)
      ofCountry.set(country, pack)
    }
  }
  const house = all.find(({ name }) => name === 'house')
  const base = [...(licence === null ? [] : [named(licence)]), ...(house ? [house] : []), named('open')]
  const held = new Map<string, Held>()

  const layersOf = (country: string | null): Pack[] => {
    const own = country === null ? undefined : ofCountry.get(country)
    return own ? [own, ...base.filter((pack) => pack !== own)] : base
  }
  const hold = (country: string | null, at: Date): Held => {
    const key = country !== null && ofCountry.has(country) ? country : ''
    const day = dayOf(at)
    const known = held.get(key)
    if (known && isOn(known, day)) return known
    const layers = layersOf(country)
    const sources = compose(layers, day)
    const fresh: Held = { rules: rulesOf(sources), sources, since: day, until: nextChange(layers, day) }
    held.set(key, fresh)
    return fresh
  }
  return {
    all,
    countries: [...ofCountry.keys()],
    isUniform: ofCountry.size === 0,
    rulesOf: (country, at) => hold(country, at).rules,
    sourcesOf: (country, at) => hold(country, at).sources,
    changeAfter: (country, at) => {
      const { until } = hold(country, at)
      return until === null ? null : new Date(`${until}T00:00:00Z`)
    },
  }
}
