import type { Tournament } from '@baize/contract'
import type { ReactNode } from 'react'
import type { TournamentContent } from '../tournament-content.ts'

/** What the page of a tournament is made of. */
export interface TournamentProps {
  /** As guests see it. */
  tournament: Tournament
  content: TournamentContent
  /** Names of the collections its conditions name. */
  collections: readonly string[]
  gameCount: number
  /** The games that count. */
  games: ReactNode
}
