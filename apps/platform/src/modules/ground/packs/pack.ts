import { z } from 'zod'
import { type SettingName, settings } from './rules.ts'

/**
 * How sure the house is of a clause: read at the regulator or in the statute, in the press or at a law firm, in
 * somebody's notes, known without having been looked up, or unsure. Who is unsure keeps to the stricter value.
 */
export const certainties = ['seen', 'secondary', 'notes', 'known', 'unsure'] as const

const Clause = z
  .strictObject({
    /** The number under which the regulator or the specification says it. */
    clause: z.string().min(2),
    /** The regulator was not seen to number it: what stands there is a name of ours. */
    isOwnLabel: z.literal(true).optional(),
    /** What it says, in a sentence of our own. */
    text: z.string().min(10),
    value: z.unknown(),
    /** First day on which it holds; without one it always did. */
    from: z.iso.date().optional(),
    certainty: z.enum(certainties),
    /** Why this value, where the clause leaves a choice or is unsure. */
    note: z.string().min(10).optional(),
  })
  .refine(({ certainty, note }) => certainty !== 'unsure' || note !== undefined, {
    path: ['note'],
    message: 'an unsure clause says in a note why its value is the stricter one',
  })

/** One thing a regulator says about one setting, from a day on. */
export type Clause<Value = unknown> = Omit<z.output<typeof Clause>, 'value'> & { readonly value: Value }

const clausesOf = <Value extends z.ZodType>(value: Value) =>
  z
    .array(Clause.and(z.object({ value })))
    .min(1)
    .refine(
      (clauses) => clauses.every(({ from }, index) => index === 0 || (from ?? '') > (clauses[index - 1]!.from ?? '')),
      {
        message: 'clauses stand in the order of their days',
      },
    )

/** A pack as its file has it: what one regulator, or the house, says of the settings. */
export const PackSource = z.strictObject({
  name: z.string().regex(/^[a-z]{2,12}$/),
  title: z.string().min(2),
  /** Where its rules hold by the player's country; none for a pack that holds by licence or for the whole house. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  settings: z.strictObject(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, clausesOf(value).optional()])),
  ),
})

/** The same as TypeScript sees it, so that a pack among our own sources is checked as it is written. */
export interface Pack {
  readonly name: string
  readonly title: string
  readonly countries: readonly string[]
  readonly settings: { readonly [Name in SettingName]?: readonly Clause<z.output<(typeof settings)[Name]>>[] }
}
