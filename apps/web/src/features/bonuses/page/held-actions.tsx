import type { PlayerBonus } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { useState } from 'react'
import { isIssued } from '../../../shared/bonuses/bonus-kind.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useBonusActions } from './use-bonus-actions.ts'

/** What one can do with a bonus one holds: start it, read its terms, give it up. */
export function HeldActions({ bonus }: { bonus: PlayerBonus }) {
  const text = useText('globalComponents.bonuses')
  const dialogs = useDialogs()
  const { activate, cancel } = useBonusActions()
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
          aria-label={named(text('activateCash'), bonus)}
          onClick={() => void start()}
        >
          {text('activateCash')}
        </Button>
      )}
      <Button
        aria-label={named(text('moreInfo'), bonus)}
        onClick={() => dialogs.open('bonus-details', { bonus, currency: bonus.currency })}
      >
        {text('moreInfo')}
      </Button>
      <Button variant="quiet" aria-label={named(text('cancelLabel'), bonus)} onClick={() => cancel(bonus)}>
        {text('cancelLabel')}
      </Button>
    </>
  )
}

/** Several cards have the same buttons; whoever hears them alone is told which. */
function named(label: string, { name }: { name: string }): string {
  return `${label}: ${name}`
}
