import { z } from 'zod'
import { Id, Identity, type Operation } from '../src/index.ts'

/** A place in the input of an operation that names something by its id. */
export interface IdPlace {
  part: 'params' | 'query' | 'body'
  member: string
  isList: boolean
  /** What is named, in the singular and as the contract writes it: `game`, `account`, `player-bonus`. */
  thing: string
}

/** Every id an operation takes, in its path, query and body. */
export function idsOf(operation: Operation): IdPlace[] {
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    membersOf(operation[part]).flatMap(([member, schema]) => {
      const { leaf, isList } = leafOf(schema)
      if (leaf !== Id && leaf !== Identity) return []
      return [{ part, member, isList, thing: thingOf(operation.path, part, member) }]
    }),
  )
}

function membersOf(schema: z.ZodType | undefined): [string, z.ZodType][] {
  return schema instanceof z.ZodObject ? (Object.entries(schema.shape) as [string, z.ZodType][]) : []
}

function leafOf(schema: z.ZodType, isList = false): { leaf: z.ZodType; isList: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return leafOf(schema.unwrap() as z.ZodType, isList)
  if (schema instanceof z.ZodArray) return leafOf(schema.element as z.ZodType, true)
  return { leaf: schema, isList }
}

/** `accountId` names an account, and the `id` of `/api/wallet/accounts/{id}` does too. */
function thingOf(path: string, part: IdPlace['part'], member: string): string {
  if (member !== 'id' && member !== 'identity') return member.replace(/Ids?$/, '')
  const gap = part === 'params' ? path.indexOf('/{') : path.length
  return path
    .slice(0, gap)
    .split('/')
    .at(-1)!
    .replace(/(?<=us)es$|s$/, '')
}
