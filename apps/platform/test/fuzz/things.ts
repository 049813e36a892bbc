import { BonusStatus, BonusTrigger, type Operation, PlayerBonusStatus } from '@baize/contract'
import { QuestState, TournamentState } from '@baize/contract/kinds'
import type { TestVisitor } from '@baize/testkit'
import { idsOf } from '../../../../packages/contract/test/ids-of.ts'
import type { OperationInput } from '../../../../packages/contract/test/operation-input.ts'
import type { House } from './house.ts'

/** Something the contract names by its id. */
interface Thing {
  /** A thing of a player is not found by anybody else. */
  isOwned: boolean
  /** The names under which this visitor finds one; none where there is none for them. */
  idsOf(visitor: TestVisitor, house: House): Promise<string[]>
}

/** Everything that calls name by an id, as the contract calls it. What a new operation names is added here. */
export const things: Record<string, Thing> = {
  account: { isOwned: true, idsOf: async (visitor) => ids(await visitor.call('listAccounts', {})) },
  // Those of a package whose turn has not come are shown, too, and cannot be chosen.
  bonus: {
    isOwned: false,
    idsOf: async (visitor) =>
      ids(
        (await visitor.call('listDepositBonuses', { query: { currency: 'EUR' } })).filter(
          ({ status }) => status === BonusStatus.running,
        ),
      ),
  },
  collection: { isOwned: false, idsOf: async (visitor) => ids(await visitor.call('listCollections', {})) },
  document: { isOwned: true, idsOf: async (visitor) => ids(await visitor.call('listDocuments', {})) },
  excludedCollection: { isOwned: false, idsOf: async (visitor) => ids(await visitor.call('listCollections', {})) },
  game: { isOwned: false, idsOf: async (visitor) => ids(await visitor.call('listGames', {})) },
  invoice: {
    isOwned: true,
    idsOf: async (visitor) => ids(await visitor.call('listInvoices', { query: { type: [2], status: [1] } })),
  },
  limit: { isOwned: true, idsOf: async (visitor) => ids(await visitor.call('listLimits', {})) },
  message: { isOwned: true, idsOf: async (visitor) => ids(await visitor.call('listMessages', {})) },
  package: { isOwned: false, idsOf: async () => ['welcome'] },
  'player-bonus': {
    isOwned: true,
    idsOf: async (visitor) =>
      ids(await visitor.call('listPlayerBonuses', { query: { status: [PlayerBonusStatus.issued] } })),
  },
  'player-freespin': {
    isOwned: true,
    idsOf: async (visitor) =>
      ids(await visitor.call('listPlayerFreespins', { query: { status: [PlayerBonusStatus.issued] } })),
  },
  playerBonusCode: {
    isOwned: true,
    idsOf: async (visitor) => ids(await visitor.call('listBonusCodes', { query: { trigger: BonusTrigger.deposit } })),
  },
  passkey: { isOwned: true, idsOf: async (visitor) => ids(await visitor.call('listPasskeys', {})) },
  subscription: {
    isOwned: true,
    idsOf: async (visitor) => (await visitor.call('getNotificationPreferences', {})).push.devices,
  },
  provider: { isOwned: false, idsOf: async (visitor) => ids(await visitor.call('listProviders', {})) },
  quest: { isOwned: false, idsOf: async (visitor) => ids(await visitor.call('listQuests', {})) },
  'player-quest': {
    isOwned: true,
    idsOf: async (visitor) =>
      (await visitor.call('listPlayerQuests', { query: { state: [QuestState.active] } })).map(({ id }) => id),
  },
  tournament: {
    isOwned: false,
    idsOf: async (visitor) =>
      ids(await visitor.call('listTournaments', { query: { state: [TournamentState.running] } })),
  },
  wheel: { isOwned: false, idsOf: async (visitor) => ids(await visitor.call('listWheels', {})) },
  session: { isOwned: true, idsOf: async (visitor) => ids(await visitor.call('listSessions', {})) },
}

/** What has a slug is known by either. */
function ids(rows: readonly { id: string; identity?: string }[]): string[] {
  return rows.flatMap(({ id, identity }) => (identity === undefined ? [id] : [id, identity]))
}

/**
 * The input with each id it holds replaced by one of something that exists. `pick` says which: a list of ids takes
 * others from there on.
 */
export async function withExisting(
  operation: Operation,
  input: OperationInput,
  { house, visitor, pick }: { house: House; visitor: TestVisitor; pick: number },
): Promise<OperationInput> {
  const changed = structuredClone(input)
  for (const { part, member, thing } of idsOf(operation)) {
    const holder = changed[part] as Record<string, unknown> | undefined
    if (holder?.[member] === undefined || holder[member] === null) continue
    const existing = (await things[thing]?.idsOf(visitor, house)) ?? []
    if (existing.length === 0) continue
    const at = (index: number) => existing[(pick + index) % existing.length]!
    holder[member] = Array.isArray(holder[member]) ? holder[member].map((_, index) => at(index)) : at(0)
  }
  return changed
}
