import { Button } from '@baize/ui/button'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { LimitsSection } from '../limits-section.tsx'

/** The way to one's own figures at any time. */
export function ShortCheckSection() {
  const text = useText('profile.limits')
  const dialogs = useDialogs()
  return (
    <LimitsSection
      title={text('shortCheck.label')}
      description={text('shortCheck.hint')}
      actions={<Button onClick={() => dialogs.open('short-check')}>{text('shortCheck.button')}</Button>}
    />
  )
}
