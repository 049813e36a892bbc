import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { currencyByCode } from '../../ground/settings/index.ts'
import { LoyaltyFile, type Reward } from './loyalty-file.ts'
import { CashbackFile, House, Offer, type OfferFile, Package } from './offer.ts'
import { QuestFile } from './quest-file.ts'
import { SegmentFile } from './segment-file.ts'
import { TournamentFile } from './tournament-file.ts'
import { WheelFile } from './wheel-file.ts'
import type { WholeBook } from './whole-book.ts'

/** One sentence for each thing that is wrong, with the file and the key. */
export class OfferError extends Error {
  override readonly name = 'OfferError'
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

/**
 * Reads what folders say is offered. A file of a later folder takes the place of the one of the same name in an earlier
 * one; an operator's folder holds what differs. Throws `OfferError`.
 */
export function readOffers(folders: readonly string[]): WholeBook {
  const problems: string[] = []
  const files = filesOf(folders)
  const read = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> | undefined => {
    const result = parse(files.get(path), schema)
    if ('problems' in result) problems.push(...result.problems.map((problem) => `${path}: ${problem}`))
    else return result.value
  }
  const below = <Schema extends z.ZodType>(folder: string, schema: Schema) =>
    [...files.keys()]
      .filter((path) => path.startsWith(`${folder}/`))
      .toSorted()
      .flatMap((path) => {
        const id = path.slice(folder.length + 1, -'.json'.length)
        if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(id)) problems.push(`${path}: the name of the file is no id`)
        const value = read(path, schema)
        return value === undefined ? [] : [[id, value] as const]
      })
  const house = read('house.json', House)
  const packages = new Map(below('packages', Package))
  const offers = new Map(below('bonuses', Offer).map(([id, offer]) => [id, { ...offer, id }] as const))
  const cashback = new Map(below('cashback', CashbackFile).map(([id, offer]) => [id, { ...offer, id }] as const))
  const loyalty = read('loyalty.json', LoyaltyFile)
  const wheels = new Map(below('wheels', WheelFile).map(([id, wheel]) => [id, { ...wheel, id }] as const))
  const quests = new Map(below('quests', QuestFile).map(([id, quest]) => [id, { ...quest, id }] as const))
  const hasWheel = (id: string) => files.has(`wheels/${id}.json`)
  const tournaments = new Map(below('tournaments', TournamentFile).map(([id, one]) => [id, { ...one, id }] as const))
  const segments = new Map(below('segments', SegmentFile).map(([id, one]) => [id, { ...one, id }] as const))
  const codes = new Map<string, string>()
  for (const offer of offers.values()) {
    const found = [...bonusProblems(offer, { packages, codes }), ...currencyProblems(offer)]
    problems.push(...found.map((problem) => `bonuses/${offer.id}.json: ${problem}`))
    if (offer.code) codes.set(offer.code.text, offer.id)
  }
  for (const [folder, entries] of Object.entries({ cashback, quests, tournaments, wheels }))
    for (const [id, entry] of entries)
      for (const problem of currencyProblems(entry)) problems.push(`${folder}/${id}.json: ${problem}`)
  const hasSegment = (id: string) => files.has(`segments/${id}.json`)
  for (const [folder, entries] of Object.entries({ bonuses: offers, cashback, quests, tournaments, wheels }))
    for (const [id, entry] of entries)
      for (const problem of segmentProblems(entry, hasSegment)) problems.push(`${folder}/${id}.json: ${problem}`)
  for (const { id, sectors } of wheels.values())
    for (const { id: sectorId, gives } of sectors)
      for (const problem of rewardProblems([gives], { offers, hasWheel: null }))
        problems.push(`wheels/${id}.json: sectors ${sectorId} ${problem}`)
  for (const { id, rewards } of quests.values())
    for (const problem of rewardProblems(rewards, { offers, hasWheel }))
      problems.push(`quests/${id}.json: rewards ${problem}`)
  for (const { id, prizes } of tournaments.values())
    for (const { from, gives } of prizes)
      for (const problem of rewardProblems([gives], { offers, hasWheel }))
        problems.push(`tournaments/${id}.json: prizes from ${from} ${problem}`)
  for (const problem of currencyProblems(loyalty)) problems.push(`loyalty.json: ${problem}`)
  for (const [index, { rewards }] of (loyalty?.levels ?? []).entries())
    for (const problem of rewardProblems(rewards, { offers, hasWheel }))
      problems.push(`loyalty.json: levels.${index}.rewards ${problem}`)
  if (problems.length > 0 || !house || !loyalty) throw new OfferError(problems)
  return { house, offers, packages, cashback, loyalty, quests, segments, tournaments, wheels }
}

interface Known {
  offers: ReadonlyMap<string, OfferFile>
  /** Null where spins of a wheel cannot be given: by a wheel. */
  hasWheel: ((id: string) => boolean) | null
}

/** Its package has to be there, and its code no other's; `codes` says whose each is. */
export function bonusProblems(
  { package: group, code }: Pick<OfferFile, 'package' | 'code'>,
  { packages, codes }: { packages: ReadonlyMap<string, unknown>; codes: ReadonlyMap<string, string> },
): string[] {
  const other = code && codes.get(code.text)
  return [
    ...(group && !packages.has(group.id) ? [`package.id names no package: ${group.id}`] : []),
    ...(other ? [`code.text is that of ${other} too`] : []),
  ]
}

/** Whoever it is for has to be a segment there is. */
export function segmentProblems(
  { segments }: { segments: readonly string[] },
  hasSegment: (id: string) => boolean,
): string[] {
  return segments.filter((id) => !hasSegment(id)).map((unknown) => `segments names no segment: ${unknown}`)
}

/** Amounts have to be of currencies of the house, wherever they stand. */
export function currencyProblems(value: unknown): string[] {
  return currenciesOf(value)
    .filter((currency) => !currencyByCode(currency))
    .map((unknown) => `currencies names no currency of the house: ${unknown}`)
}

/** Rewards have to be offers that give something of their own, to whoever they are given, and spins of wheels there are. */
export function rewardProblems(rewards: readonly Reward[], { offers, hasWheel }: Known): string[] {
  return rewards.flatMap((reward) => {
    if (reward.kind === 'wheelSpins' && !hasWheel) return ['gives spins of a wheel, which a wheel cannot']
    if (reward.kind === 'wheelSpins') return hasWheel?.(reward.wheel) ? [] : [`names no wheel: ${reward.wheel}`]
    if (reward.kind !== 'offer') return []
    const offer = offers.get(reward.offer)
    if (!offer) return [`names no bonus: ${reward.offer}`]
    return offer.type === 'percentage' ? [`names a bonus that needs a deposit: ${reward.offer}`] : []
  })
}

/** What tells whether any file changed since. */
export function fingerprintOf(folders: readonly string[]): string {
  return [...filesOf(folders).values()]
    .map((path) => {
      const { mtimeMs, size } = statSync(path)
      return `${path} ${mtimeMs} ${size}`
    })
    .join('\n')
}

/** Paths by the name they have below their folder. */
function filesOf(folders: readonly string[]): Map<string, string> {
  const files = new Map<string, string>()
  for (const folder of folders)
    for (const below of ['', 'packages', 'bonuses', 'cashback', 'quests', 'segments', 'tournaments', 'wheels']) {
      const directory = join(folder, below)
      if (!existsSync(directory)) continue
      for (const name of readdirSync(directory))
        if (name.endsWith('.json')) files.set(below ? `${below}/${name}` : name, join(directory, name))
    }
  return files
}

function parse<Schema extends z.ZodType>(
  path: string | undefined,
  schema: Schema,
): { value: z.output<Schema> } | { problems: string[] } {
  if (path === undefined) return { problems: ['is missing'] }
  return parseText(readFileSync(path, 'utf8'), schema)
}

/** What a file says, or what is wrong with it. */
export function parseText<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): { value: z.output<Schema> } | { problems: string[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { problems: [`is no JSON: ${(error as Error).message}`] }
  }
  const result = schema.safeParse(json)
  if (result.success) return { value: result.data }
  return { problems: result.error.issues.map(({ path: keys, message }) => `${keys.join('.') || 'file'} ${message}`) }
}

/** Every currency that amounts are told in, wherever they stand. */
function currenciesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) =>
    key === 'currencies' ? Object.keys(member as object) : currenciesOf(member),
  )
}
