import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Rounds the platform pays for. */
export interface GrantOrder {
  readonly grantId: string
  readonly playerId: string
  readonly gameId: string
  readonly currency: string
  /** What one round is worth, smallest units as digits. */
  readonly value: string
  readonly rounds: number
  readonly endsAt: string
}

export interface Grant extends GrantOrder {
  readonly played: number
  /** Smallest units as digits. */
  readonly won: string
  /** Nothing is played any more: withdrawn, or the platform knows of no round that is left. */
  readonly isOver: boolean
}

/** The grants of every player, which outlive the process. */
export interface Grants {
  /** Offers the rounds; the same order again changes nothing. One that was withdrawn before is over. */
  grant(order: GrantOrder): Grant | 'conflict'
  /** Offers them no more, also where the grant has yet to come. How many were played. */
  withdraw(grantId: string): number
  /** The grant a player's next round in a game belongs to: the one that ends first. */
  current(player: Pick<GrantOrder, 'playerId' | 'gameId' | 'currency'>, now: Date): Grant | undefined
  find(grantId: string): Grant | undefined
  /** A round was played and has won so much. */
  count(grantId: string, won: bigint): void
  /** The platform says that none is left. */
  close(grantId: string): void
}

/** Keeps the grants in a file of one line each change; without a path in memory alone. */
export function createGrants(path?: string): Grants {
  const grants = new Map<string, Grant>()
  if (path) load(path, grants)

  function keep(grant: Grant): Grant {
    if (path) appendFileSync(path, lineOf(grant))
    grants.set(grant.grantId, grant)
    return grant
  }

  return {
    grant(order) {
      const known = grants.get(order.grantId)
      // What was withdrawn before it came is known by its id alone.
      if (!known || known.rounds === 0) return keep({ ...order, played: 0, won: '0', isOver: known !== undefined })
      return isSame(known, order) ? known : 'conflict'
    },
    withdraw(grantId) {
      const known = grants.get(grantId) ?? { ...NOTHING, grantId }
      return (known.isOver && grants.has(grantId) ? known : keep({ ...known, isOver: true })).played
    },
    current({ playerId, gameId, currency }, now) {
      return [...grants.values()]
        .filter((grant) => grant.playerId === playerId && grant.gameId === gameId && grant.currency === currency)
        .filter(({ isOver, played, rounds, endsAt }) => !isOver && played < rounds && new Date(endsAt) > now)
        .toSorted((left, right) => left.endsAt.localeCompare(right.endsAt))[0]
    },
    find: (grantId) => grants.get(grantId),
    count(grantId, won) {
      const known = grants.get(grantId)
      if (known) keep({ ...known, played: known.played + 1, won: String(BigInt(known.won) + won) })
    },
    close(grantId) {
      const known = grants.get(grantId)
      if (known) keep({ ...known, isOver: true })
    },
  }
}

const NOTHING = {
  playerId: '',
  gameId: '',
  currency: '',
  value: '0',
  rounds: 0,
  endsAt: '',
  played: 0,
  won: '0',
  isOver: false,
}

const lineOf = (grant: Grant) => `${JSON.stringify(grant)}\n`

/** Grants that ended longer ago are forgotten when the studio starts. */
const KEPT_FOR_MS = 90 * 24 * 60 * 60_000

function load(path: string, grants: Map<string, Grant>): void {
  mkdirSync(dirname(path), { recursive: true })
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    try {
      const grant = JSON.parse(line) as Grant
      grants.set(grant.grantId, grant)
    } catch {
      // The last line of a killed process may be cut short; nobody was told of it.
    }
  }
  for (const { grantId, endsAt } of grants.values())
    if (endsAt && Date.now() - Date.parse(endsAt) > KEPT_FOR_MS) grants.delete(grantId)
  writeFileSync(`${path}.new`, [...grants.values()].map(lineOf).join(''), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

function isSame(known: GrantOrder, order: GrantOrder): boolean {
  const members = ['playerId', 'gameId', 'currency', 'value', 'rounds', 'endsAt'] as const
  return members.every((member) => known[member] === order[member])
}
