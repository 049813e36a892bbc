import { Button } from '@baize/ui/button'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../shared/page/page-context.tsx'

/** Always in reach on the page of limits: a day's break by one press and one confirmation. */
export function BreakButton() {
  const text = useText('profile.limits')
  const dialogs = useDialogs()
  return <Button onClick={() => dialogs.open('take-break')}>{text('coolingOff.breakButton')}</Button>
}
