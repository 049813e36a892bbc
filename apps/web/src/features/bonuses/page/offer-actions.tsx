import type { DepositBonus } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'

interface OfferActionsProps {
  bonus: DepositBonus
  /** All of its package, or itself alone. */
  members: readonly DepositBonus[]
  currency: string
}

/** A deposit with the bonus already chosen, and its conditions. */
export function OfferActions({ bonus, members, currency }: OfferActionsProps) {
  const text = useText('globalComponents.bonuses')
  const dialogs = useDialogs()
  const name = nameIn(bonus, usePage().locale)
  return (
    <>
      <Button
        variant="accent"
        aria-label={`${text('activateDeposit')}: ${name}`}
        onClick={() => dialogs.open('wallet', { show: 'deposit-only', bonusId: bonus.id })}
      >
        {text('activateDeposit')}
      </Button>
      <Button
        aria-label={`${text('moreInfo')}: ${name}`}
        onClick={() => dialogs.open('wallet-bonus-info', { bonuses: members, currency })}
      >
        {text('moreInfo')}
      </Button>
    </>
  )
}
