/** Whether a value from the wire may stand in a member. */
export type Rule<Value> = (value: unknown) => value is Value

/** A rule for each member of a shape; what passes all of them is one. */
export type Rules<Shape> = { readonly [Name in keyof Shape]-?: Rule<Shape[Name]> }

/** The members that have a rule, or a sentence that says which is wrong. Members we do not know are left out. */
export function readMembers<Shape extends object>(body: unknown, rules: Rules<Shape>): Shape | string {
  if (typeof body !== 'object' || body === null) return 'the body is not an object'
  const given: Partial<Record<keyof Shape, unknown>> = body
  const read: Partial<Shape> = {}
  for (const name of Object.keys(rules) as (keyof Shape & string)[]) {
    const value = given[name]
    if (!rules[name](value)) return `${name} is missing or malformed`
    read[name] = value
  }
  return read as Shape
}

/** Text that passes. */
export function text(passes: (value: string) => boolean): Rule<string> {
  return (value): value is string => typeof value === 'string' && passes(value)
}

/** One of these words. */
export function oneOf<Word extends string>(...words: Word[]): Rule<Word> {
  return (value): value is Word => words.some((word) => word === value)
}

/** `null`, or what passes. */
export function orNull<Value>(rule: Rule<Value>): Rule<Value | null> {
  return (value): value is Value | null => value === null || rule(value)
}
