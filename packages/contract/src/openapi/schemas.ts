import { z } from 'zod'
import type { Operation } from '../core/operation.ts'
import * as bonus from '../shapes/bonus.ts'
import * as common from '../shapes/common.ts'
import * as depositBonus from '../shapes/deposit-bonus.ts'
import * as desk from '../shapes/desk/index.ts'
import * as game from '../shapes/game.ts'
import * as invoiceStatistics from '../shapes/invoice-statistics.ts'
import * as limit from '../shapes/limit.ts'
import * as notification from '../shapes/notification.ts'
import * as payment from '../shapes/payment.ts'
import * as player from '../shapes/player.ts'
import * as questTask from '../shapes/quest-task.ts'
import * as registration from '../shapes/registration.ts'
import * as retention from '../shapes/retention.ts'
import * as risk from '../shapes/risk.ts'
import * as settings from '../shapes/settings.ts'
import * as wallet from '../shapes/wallet.ts'

/** A JSON schema, as plain data. */
export type JsonSchema = Record<string, unknown>

const COMPONENT = '#/components/schemas/'
const PARTS = ['params', 'query', 'body', 'reply', 'meta'] as const
/** The others are told member by member, as parameters. */
const COMPONENT_PARTS = ['body', 'reply', 'meta'] as const

const shapes: Record<string, unknown> = Object.assign(
  {},
  bonus,
  common,
  depositBonus,
  desk,
  game,
  invoiceStatistics,
  limit,
  notification,
  payment,
  player,
  questTask,
  registration,
  retention,
  risk,
  settings,
  wallet,
)

type Part = (typeof PARTS)[number]

/** The schemas of the document: the named shapes in use, and the parts of every operation, which refer to them. */
export interface Schemas {
  components: Record<string, JsonSchema>
  /** The schema of a part, as a reference where the part is a named shape. */
  partOf(operation: Operation, part: Part): JsonSchema | undefined
  /** The same with a reference followed: the members themselves. */
  membersOf(operation: Operation, part: Part): JsonSchema | undefined
}

/**
 * All schemas at once, so that equal shapes become references. Requests and replies share one form:
 * what is converted on the way in (amounts in smallest units) stands as it travels.
 */
export function schemasOf(operations: Record<string, Operation>): Schemas {
  const registry = z.registry<{ id: string }>()
  for (const [name, shape] of Object.entries(shapes))
    if (shape instanceof z.ZodType && isComponent(shape)) registry.add(shape, { id: name })
  for (const operation of Object.values(operations))
    for (const part of PARTS) {
      const schema = operation[part]
      // A copy, because a shape used as a part may stand inside others too.
      if (schema && !registry.has(schema)) registry.add(schema.clone(), { id: `${operation.name}.${part}` })
    }

  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => COMPONENT + id, override: tidy })
  const all = schemas as Record<string, JsonSchema>
  for (const schema of Object.values(all)) {
    delete schema.$id
    delete schema.$schema
  }
  const named = (schema: z.ZodType) => registry.get(schema)?.id
  const roots = Object.values(operations).flatMap((operation) =>
    COMPONENT_PARTS.flatMap((part) => (operation[part] ? [named(operation[part]) ?? `${operation.name}.${part}`] : [])),
  )
  return {
    components: usedComponents(all, roots),
    partOf(operation, part) {
      const schema = operation[part]
      if (!schema) return undefined
      const name = named(schema)
      return name ? { $ref: COMPONENT + name } : all[`${operation.name}.${part}`]
    },
    membersOf(operation, part) {
      const schema = operation[part]
      return schema && all[named(schema) ?? `${operation.name}.${part}`]
    },
  }
}

/** Only whole things are worth a name in the document; bounded text and numbers are told in place. */
function isComponent(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodPipe
}

function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  delete jsonSchema.id
}

/** Components that an operation reaches; a shape of the socket alone is not part of the document. */
function usedComponents(all: Record<string, JsonSchema>, roots: string[]): Record<string, JsonSchema> {
  const used = new Set<string>()
  const visit = (name: string) => {
    if (used.has(name)) return
    used.add(name)
    for (const [, found] of JSON.stringify(all[name]).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) visit(found!)
  }
  for (const root of roots) visit(root)
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name) && !name.includes('.')))
}
