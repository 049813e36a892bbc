import type { PlayerFreespin } from '@baize/contract'
import { Button, ButtonLink } from '@baize/ui/button'
import { useState } from 'react'
import { type HeldBonus, isActive, isFreespin, isIssued } from '../../../shared/bonuses/bonus-kind.ts'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { linkTo } from '../../../shared/page/content-link.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useBonusActions } from './use-bonus-actions.ts'

/** What one can do with what one holds: start it, play it, read its terms, give it up. */
export function HeldActions({ bonus }: { bonus: HeldBonus }) {
  const text = useText('globalComponents.bonuses')
  const dialogs = useDialogs()
  const { activate, cancel } = useBonusActions()
  const info = usePage()
  const name = nameIn(bonus, info.locale)
  const startLabel = text(isFreespin(bonus) ? 'activateFreeSpin' : 'activateCash')
  const [isStarting, setIsStarting] = useState(false)
  const start = async () => {
    setIsStarting(true)
    await activate(bonus)
    setIsStarting(false)
  }
  return (
    <>
      {isIssued(bonus) && (
        <Button
          variant="accent"
          isPending={isStarting}
          aria-label={named(startLabel, name)}
          onClick={() => void start()}
        >
          {startLabel}
        </Button>
      )}
      {isFreespin(bonus) ? (
        isActive(bonus) && (
          <ButtonLink variant="accent" aria-label={named(text('playFreeSpin'), name)} {...linkTo(info, gameOf(bonus))}>
            {text('playFreeSpin')}
          </ButtonLink>
        )
      ) : (
        <Button
          aria-label={named(text('moreInfo'), name)}
          onClick={() => dialogs.open('bonus-details', { bonus, currency: bonus.currency })}
        >
          {text('moreInfo')}
        </Button>
      )}
      <Button variant="quiet" aria-label={named(text('cancelLabel'), name)} onClick={() => cancel(bonus)}>
        {text('cancelLabel')}
      </Button>
    </>
  )
}

const gameOf = ({ gameId }: PlayerFreespin) => `/games/${gameId}?real=true`

/** Several cards have the same buttons; whoever hears them alone is told which. */
function named(label: string, name: string): string {
  return `${label}: ${name}`
}
