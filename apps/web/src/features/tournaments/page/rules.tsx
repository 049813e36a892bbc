import type { Tournament } from '@baize/contract'
import { TournamentType } from '@baize/contract/kinds'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { boundsIn, stakeOfPoint } from './terms-in.ts'
import styles from './rules.module.css'

interface RulesProps {
  tournament: Tournament
  /** Names of the collections its conditions name. */
  collections: readonly string[]
  /** That of the player; the base currency for guests. */
  currency: string | undefined
}

const COUNTS = {
  [TournamentType.stakes]: 'stakes',
  [TournamentType.wins]: 'wins',
  [TournamentType.multiple]: 'multiple',
  [TournamentType.rounds]: 'rounds',
} as const

const MINUTE_MS = 60_000

/** What counts and what does not, in sentences made of the tournament's own figures. */
export function Rules({ tournament, collections, currency: own }: RulesProps) {
  const text = useText('pages.tournament')
  const { currencies } = usePage()
  const format = useFormat()
  const currency = own ?? currencies.find(({ isBase }) => isBase)!.code
  const { from, to } = boundsIn(tournament, currency)
  const amount = (sum: number) => format.amount(sum, currency)
  const stake =
    from !== null && to !== null
      ? text('rules.stakeBetween', { from: amount(from), to: amount(to) })
      : from !== null
        ? text('rules.stakeFrom', { from: amount(from) })
        : to !== null
          ? text('rules.stakeTo', { to: amount(to) })
          : null
  const names = format.list(collections)
  const { gameCollectionsExcluded } = tournament.conditions
  const games =
    collections.length === 0
      ? text('rules.allGames')
      : text(gameCollectionsExcluded ? 'rules.gamesWithout' : 'rules.gamesOf', { collections: names })
  const graceMs = Date.parse(tournament.countsUntil ?? tournament.endAt) - Date.parse(tournament.endAt)
  const lines = [
    text(`rules.counts.${COUNTS[tournament.type]}`, { amount: amount(stakeOfPoint(tournament, currency)) }),
    text(tournament.confirmationRequired ? 'rules.join' : 'rules.automatic'),
    stake,
    games,
    text('rules.realMoney'),
    text.plural('rules.grace', Math.round(graceMs / MINUTE_MS)),
    text('rules.ties'),
  ]
  return <ul className={styles.rules}>{lines.map((line) => line && <li key={line}>{line}</li>)}</ul>
}
