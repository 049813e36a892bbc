import { Marked } from '../../shared/content/marked.tsx'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { LimitsSection } from './limits-section.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { LengthForm } from './length-form.tsx'
import { excludeSelf } from './queries.ts'

/** The account closed for a long time, or for good; asked once more, then the player is signed out. */
export function SelfExclusionSection() {
  const text = useText('profile.limits')
  const dialogs = useDialogs()
  const { signOut } = useSession()
  const ask = (period: string) =>
    dialogs.open('self-exclusion-limit', {
      onConfirm: async () => {
        await excludeSelf(period)
        await signOut()
      },
    })
  return (
    <LimitsSection
      title={text('selfExclusion.label')}
      description={<Marked text={text.marked('selfExclusion.hint')} />}
    >
      <LengthForm
        kind="selfExclusion"
        label={text('selfExclusion.selectLabel')}
        button={text('setButtonLabel')}
        after={null}
        isPending={false}
        onChoose={ask}
      />
    </LimitsSection>
  )
}
