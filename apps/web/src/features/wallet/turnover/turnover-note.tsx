import type { Account } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { turnoverQuery } from '../queries.ts'

/** Beside what could be withdrawn: how much must be staked before it may, and by a press why. Nothing where all was. */
export function TurnoverNote({ account }: { account: Account }) {
  const text = useText('layout.header')
  const format = useFormat()
  const dialogs = useDialogs()
  const { data: wager } = useQuery({ ...turnoverQuery(account.currency), enabled: account.withdrawalBalance > 0 })
  if (account.withdrawalBalance <= 0 || !wager || wager.turnOverWagerAmount <= 0) return null
  return (
    <Button size="small" isWide onClick={() => dialogs.open('turn-over-wager', { wager })}>
      {text('balance.toStakeButton', { amount: format.amount(wager.turnOverWagerAmount, wager.currency) })}
    </Button>
  )
}
