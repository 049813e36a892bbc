import type { Tx } from '@baize/database'
import type { FactConsumer, StoredFact } from '../../ground/facts/index.ts'
import { readGameCollections } from '../../play/games/index.ts'
import * as store from './counting-store.ts'
import { followRound, valueOf } from './points.ts'

const kinds = ['stake_taken', 'stake_given_back', 'win_paid'] as const
type Fact = StoredFact<(typeof kinds)[number]>

/**
 * Counts rounds of real money for every tournament whose places are not fixed. A round belongs to those in which it
 * began; what becomes of it counts for as long as they wait.
 */
export const tournamentRounds: FactConsumer<(typeof kinds)[number]> = {
  name: 'tournament-rounds',
  kinds,
  async apply(tx, facts) {
    const times = facts.map(({ occurredAt }) => occurredAt.getTime())
    const open = await store.holdCounting(tx, new Date(Math.min(...times)))
    if (open.length > 0) await count(tx, facts, open)
  },
  reset: store.forgetRounds,
}

async function count(tx: Tx, facts: readonly Fact[], open: readonly store.Counting[]): Promise<void> {
  const ids = open.map(({ id }) => id)
  const stakes = facts.filter(({ kind }) => kind === 'stake_taken')
  const games = await readGameCollections(tx, [...new Set(stakes.map(({ data }) => data.gameId))])
  const joined = await store.readJoined(tx, ids, [...new Set(stakes.map(({ playerId }) => playerId))])
  const rounds = await store.readRounds(
    tx,
    ids,
    facts.map(({ data }) => data),
  )
  const touched = new Map<string, store.StoredRound>()
  const changes: store.PointChange[] = []
  for (const fact of facts)
    for (const tournament of open) {
      if (fact.occurredAt > tournament.countsUntil) continue
      const key = store.roundKey(tournament.id, fact.data)
      const known = touched.get(key) ?? rounds.get(key)
      if (!known && !begins(fact, tournament, { games, joined })) continue
      const after = follow(known ?? newRound(fact, tournament), fact, tournament)
      touched.set(key, after)
      const points = after.value - (known?.value ?? 0n)
      if (points !== 0n)
        changes.push({ tournamentId: tournament.id, playerId: fact.playerId, points, at: fact.occurredAt })
    }
  if (touched.size === 0) return
  await store.saveRounds(tx, [...touched.values()])
  const single = new Set(open.filter(({ rules }) => rules.counts === 'multiple').map(({ id }) => id))
  await store.addPoints(
    tx,
    changes.filter(({ tournamentId }) => !single.has(tournamentId)),
  )
  await store.takeBest(
    tx,
    changes.filter(({ tournamentId }) => single.has(tournamentId)),
  )
}

interface Around {
  games: ReadonlyMap<string, readonly string[]>
  joined: ReadonlyMap<string, Date>
}

/** Whether a round of which a stake is told is one of the tournament's. */
function begins(fact: Fact, tournament: store.Counting, { games, joined }: Around): boolean {
  const { id, startsAt, endsAt, needsJoining, collections, isExcluded } = tournament
  if (fact.kind !== 'stake_taken') return false
  const { roundAt, roundDay, gameId } = fact.data
  // Facts of former days tell the day alone.
  if (roundDay !== undefined && roundDay < startsAt.toISOString().slice(0, 10)) return false
  const begunAt = roundAt === undefined ? fact.occurredAt : new Date(roundAt)
  if (begunAt < startsAt || begunAt >= endsAt) return false
  const joinedAt = joined.get(store.entryKey(id, fact.playerId))
  if (needsJoining && (!joinedAt || joinedAt > begunAt)) return false
  const own = games.get(gameId)
  return own !== undefined && own.some((identity) => collections.includes(identity)) !== isExcluded
}

function newRound({ playerId, data, occurredAt }: Fact, { id, rules }: store.Counting): store.StoredRound {
  const { source, round, currency } = data
  const nothing = { staked: 0n, won: 0n, stakePoints: 0n, winPoints: 0n, value: 0n }
  const isSingle = rules.counts === 'multiple'
  return { tournamentId: id, playerId, source, round, currency, ...nothing, reachedAt: occurredAt, isSingle }
}

function follow(round: store.StoredRound, fact: Fact, { rules }: store.Counting): store.StoredRound {
  const { amount, bonusAmount } = fact.data
  const after = followRound(round, { kind: fact.kind, amount: BigInt(amount) - BigInt(bonusAmount ?? 0) }, rules)
  const value = valueOf(after, rules)
  return { ...round, ...after, value, reachedAt: value === round.value ? round.reachedAt : fact.occurredAt }
}
