import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { type Pack, PackSource } from './pack.ts'
import { settingNames } from './rules.ts'
import { shippedPacks } from './sources/index.ts'

/** Packs that cannot be used. Its message is one sentence that names the file and the key. */
export class PackError extends Error {
  override readonly name = 'PackError'
}

/** The shipped packs and those of the folder, each checked; one of the folder takes the place of its namesake. */
export function readPacks(folder: string | null): Pack[] {
  const packs = new Map(shippedPacks.map((pack) => [pack.name, check(pack, `${pack.name}.ts`)]))
  for (const file of folder === null
    ? []
    : readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()) {
    const pack = check(parse(join(folder!, file), file), file)
    packs.set(pack.name, pack)
  }
  const open = packs.get('open')!
  const silent = settingNames.find((name) => !open.settings[name]?.some(({ from }) => from === undefined))
  if (silent) throw new PackError(`The pack open must say something of ${silent} for all time.`)
  return [...packs.values()]
}

function parse(path: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new PackError(`The pack ${file} is no JSON: ${(error as Error).message}.`)
  }
}

function check(source: unknown, file: string): Pack {
  const { success, data, error } = PackSource.safeParse(source)
  if (success) return data
  throw new PackError(`The pack ${file} is wrong at ${firstFault(error)}.`)
}

function firstFault({ issues }: z.ZodError): string {
  const { path, message } = issues[0]!
  return `${path.join('.') || 'its root'}: ${message.replace(/\.$/, '')}`
}
