import { TournamentState } from '@baize/contract/kinds'

/** Whether a tournament has ended, its places fixed or not. */
export function isOver({ state }: { state: number }): boolean {
  return state >= TournamentState.finished
}

/** Where a tournament is told of; one that is over by the time it was held. */
export function tournamentUrl({ id, identity, state }: { id: string; identity: string; state: number }): string {
  return `/tournaments/${identity}${isOver({ state }) ? `?finished=true&held=${id}` : ''}`
}
