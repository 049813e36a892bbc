import type { Clause, Pack } from './pack.ts'
import { type Rules, type SettingName, settingNames } from './rules.ts'

/** Which clause holds on a day: the last that has begun. Days are those of UTC. */
export function clauseOn<Value>(clauses: readonly Clause<Value>[], day: string): Clause<Value> | undefined {
  return clauses.findLast(({ from }) => from === undefined || from <= day)
}

/** Where a value comes from. */
export interface Source {
  pack: string
  setting: SettingName
  clause: Clause
}

/**
 * The clause of each setting on a day: of the first layer that says something of it then. Layers stand from the
 * country over the licence to the house, whose last one says something of everything.
 */
export function compose(layers: readonly Pack[], day: string): Source[] {
  return settingNames.map((setting) => {
    for (const { name, settings } of layers) {
      const clause = clauseOn<unknown>(settings[setting] ?? [], day)
      if (clause) return { pack: name, setting, clause }
    }
    throw new RangeError(`no pack says anything of ${setting} on ${day}`)
  })
}

/** The values alone. They were checked when the packs were read. */
export function rulesOf(sources: readonly Source[]): Rules {
  const values: Partial<Record<SettingName, unknown>> = {}
  for (const { setting, clause } of sources) values[setting] = clause.value
  return values as Rules
}

/** The first day after this one on which some clause of the layers begins; `null` when none does. */
export function nextChange(layers: readonly Pack[], day: string): string | null {
  const days = layers
    .flatMap(({ settings }) => Object.values(settings))
    .flatMap((clauses) => clauses.map(({ from }) => from ?? ''))
    .filter((from) => from > day)
  return days.toSorted()[0] ?? null
}
