import fc from 'fast-check'
import { type Operation, type OperationName, operations } from '@baize/contract'
import type { TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { servedOperations } from '../../src/api/handlers/index.ts'
import { callOf, validInput } from '../../../../packages/contract/test/arbitrary.ts'
import { type IdPlace, idsOf } from '../../../../packages/contract/test/ids-of.ts'
import { fixtures } from './fixtures.ts'
import { giveAPast, type House, startHouse } from './house.ts'
import { knownValues } from './known-values.ts'
import { things, withExisting } from './things.ts'

const places = servedOperations.flatMap((name) => idsOf(operations[name]).map((place) => [name, place] as const))
const owned = places.filter(([, { thing }]) => things[thing]?.isOwned)

/** Input in which the id plays a part. */
const MEANT: { [Name in OperationName]?: object } = {
  // A demo is played without an account, so that nobody looks for one.
  playGame: { demoMode: false },
}

let house: House
/** Somebody else, who has one of everything. */
let eve: TestPlayer
beforeAll(async () => {
  house = await startHouse()
  eve = await house.platform.player({ form: { nickname: 'Eve' } })
  await giveAPast(house.platform, eve)
})
afterAll(() => house.platform[Symbol.asyncDispose]())

it('every id that an operation takes names something that is known here', () => {
  const unknown = places.filter(([, { thing }]) => !Object.hasOwn(things, thing))
  expect(
    unknown.map(([name, { part, member, thing }]) => `${name} ${part}.${member}: add ${thing} to things.ts`),
  ).toEqual([])
})

it.each(owned)("%s finds nothing of somebody else's, and changes and tells nothing of it: %o", async (name, place) => {
  const operation: Operation = operations[name]
  const theirs = await things[place.thing]!.idsOf(eve, house)
  expect(theirs.length, `give everybody a ${place.thing} in house.ts`).toBeGreaterThan(0)
  const before = await lookAtAll(eve)
  const inputs = fc.sample(validInput(operation, { extent: 'most', known: knownValues(house) }), 3)
  for (const [pick, input] of inputs.entries()) {
    const anna = await house.platform.player()
    const existing = await withExisting(operation, input, { house, visitor: anna, pick })
    const fixed = await fixtures[name]?.({ house, visitor: anna, input: existing, pick })
    const { isLast: _, ...parts } = fixed ?? {}
    const call = callOf(operation, withTheirs({ ...existing, ...parts }, { place, theirs, meant: MEANT[name] }))
    const reply = await anna.fetch(call.url, { method: call.method, headers: call.headers, body: textOf(call.body) })
    const text = await reply.text()
    // A list names many: those of others are passed over as if they were not there.
    expect(reply.status, `${JSON.stringify(call)} → ${text}`).toBe(place.isList ? 200 : 404)
    for (const id of [eve.id, ...theirs]) expect(text).not.toContain(id)
  }
  expect(await lookAtAll(eve)).toEqual(before)
})

type Input = Parameters<typeof callOf>[1]

function withTheirs(input: Input, over: { place: IdPlace; theirs: string[]; meant?: object }): Input {
  const { part, member, isList } = over.place
  const meant = over.meant ? { ...input, body: { ...(input.body as object), ...over.meant } } : input
  return { ...meant, [part]: { ...(meant[part] as object), [member]: isList ? over.theirs : over.theirs.at(-1) } }
}

function textOf(body: string | Buffer | undefined): string | undefined {
  return body === undefined ? undefined : String(body)
}

/** What somebody sees of all that is theirs. */
async function lookAtAll(player: TestPlayer): Promise<unknown[]> {
  return Promise.all([
    player.call('listAccounts', {}),
    player.call('listDocuments', {}),
    player.call('listInvoices', {}),
    player.call('listLimits', {}),
    player.callWithMeta('listMessages', {}),
    player.call('listPasskeys', {}),
    player.call('listSessions', {}),
  ])
}
