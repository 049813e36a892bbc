import fc from 'fast-check'
import { hostileJson, hostileText } from './hostile.ts'
import type { OperationInput } from './operation-input.ts'

/** One change to an object: a member replaced, removed or added. */
type Mutation =
  | { kind: 'replace'; value: unknown }
  | { kind: 'remove' }
  | { kind: 'wrap' }
  | { kind: 'add'; key: string; value: unknown }
  | { kind: 'whole'; value: unknown }

const UNKNOWN_KEYS = [
  'unknown',
  '__proto__',
  'constructor',
  'toString',
  'id',
  'playerId',
  'isAdmin',
  '',
  '\0',
  'a'.repeat(300),
]

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('replace' as const), value: hostileJson }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'remove' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'wrap' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      key: fc.oneof(fc.constantFrom(...UNKNOWN_KEYS), hostileText),
      value: hostileJson,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('whole' as const), value: hostileJson }) },
)

/** The input with one of its parts made wrong in one place. */
export function mutated(input: OperationInput, parts: (keyof OperationInput)[]): fc.Arbitrary<OperationInput> {
  if (parts.length === 0) return hostileJson.map((value) => ({ ...input, query: { unknown: value } }))
  return fc.tuple(fc.constantFrom(...parts), mutation, fc.nat(), fc.boolean()).map(([part, change, pick, isDeep]) => {
    const before = input[part]
    const changed = apply(before, change, pick, isDeep)
    if (part === 'body') return { ...input, body: changed }
    return { ...input, [part]: isRecord(changed) ? changed : { value: changed } }
  })
}

function apply(target: unknown, change: Mutation, pick: number, isDeep: boolean): unknown {
  if (change.kind === 'whole' || !isRecord(target)) return 'value' in change ? change.value : [target]
  if (change.kind === 'add') return withMember(target, change.key, change.value)
  const keys = Object.keys(target)
  if (keys.length === 0) return withMember(target, 'unknown', 'value' in change ? change.value : null)
  const key = keys[pick % keys.length]!
  const inner = target[key]
  if (isDeep && isRecord(inner)) return withMember(target, key, apply(inner, change, pick, isDeep))
  if (change.kind === 'replace') return withMember(target, key, change.value)
  if (change.kind === 'wrap') return withMember(target, key, { [key]: inner })
  return Object.fromEntries(Object.entries(target).filter(([name]) => name !== key))
}

/** A copy with a member of its own, even one called `__proto__`. */
function withMember(target: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries([...Object.entries(target), [key, value]])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
