import { IssueStatus } from '@baize/contract/kinds'
import { useQuery } from '@tanstack/react-query'
import { issueStatusQuery } from '../../shared/bonuses/queries.ts'
import { PictureCard, type PictureCardProps } from '../../shared/cards/picture-card.tsx'
import { useActiveAccount } from '../../shared/player/queries.ts'
import { PlayerScope } from '../../shared/query/player-scope.tsx'

interface LiveOfferProps {
  bonusId: string
  receivedLabel: string
  /** Says that it cannot be had. */
  closedLabel: string
  card: PictureCardProps
}

/** The card of a bonus as it stands for this player: had already, not to be had, or open. */
export function LiveOffer(props: LiveOfferProps) {
  return (
    <PlayerScope>
      <Card {...props} />
    </PlayerScope>
  )
}

function Card({ bonusId, receivedLabel, closedLabel, card }: LiveOfferProps) {
  const currency = useActiveAccount()?.currency
  const { data: status } = useQuery({
    ...issueStatusQuery(bonusId, currency ?? ''),
    enabled: currency !== undefined,
  })
  if (status === IssueStatus.received) return <PictureCard {...card} eyebrow={receivedLabel} link={null} />
  const isClosed = status === IssueStatus.notAvailable || status === IssueStatus.closed
  return <PictureCard {...card} {...(isClosed && { link: null, text: closedLabel })} />
}
