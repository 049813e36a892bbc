import { Dialog } from '@baize/ui/dialog'
import { Skeleton } from '@baize/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { timeSinceOpening } from '../../../shared/analytics/opening.ts'
import { registrationStep } from '../../../shared/analytics/registration-events.ts'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { useBeforeClose } from '../../../shared/dialogs/closing-checks.ts'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { LoadFailed, allOf } from '../../../shared/failure/load-failed.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { ContactTabs, type ContactWay, waysOf } from '../contact-tabs.tsx'
import { constantsQuery, countriesQuery } from '../../../shared/forms/settings-queries.ts'
import { queryClient } from '../../../shared/query/query-client.ts'
import { registrationFieldsQuery } from '../queries.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpPromo } from './sign-up-promo.tsx'
import { SocialWays } from '../sign-in/social-ways.tsx'
import { SwapButton } from '../swap-button.tsx'
import styles from './sign-up-dialog.module.css'

/** Asks for the fields and what they are filled with, so that the form is there when it is asked for. */
export async function prepare(): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(registrationFieldsQuery()),
    queryClient.prefetchQuery(countriesQuery()),
    queryClient.prefetchQuery(constantsQuery()),
  ])
}

/** Opens an account by e-mail or phone. Closing asks first, because what was typed is lost then. */
export function SignUpDialog({ closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.signUp')
  const shell = useText('layout.shell')
  const dialogs = useDialogs()
  const [isBusy, setIsBusy] = useState(false)
  const [isVerifying, setIsVerifying] = useState(false)
  const askToStay = () => {
    if (!isBusy) dialogs.open('sign-up-cancel')
    return false
  }
  useBeforeClose(askToStay)
  useEffect(() => registrationStep({ funnelStep: 'open', loadTime: timeSinceOpening('sign-up') }), [])
  return (
    <Dialog
      title={<MarkedLine text={text.marked('title')} />}
      size="large"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      isBusy={isBusy}
      onClose={askToStay}
    >
      <div className={styles.panes}>
        <SignUpPromo />
        <div className={styles.form}>
          <LoadedForm onBusy={setIsBusy} onStep={setIsVerifying} />
          <div hidden={isVerifying}>
            <SocialWays titleKey="registrationTitle" onTake={() => registrationStep({ funnelStep: 'social' })} />
            <SwapButton text={text.marked('loginButton')} onPress={() => dialogs.open('sign-in')} />
          </div>
        </div>
      </div>
    </Dialog>
  )
}

interface LoadedFormProps {
  onBusy: (isBusy: boolean) => void
  onStep: (isVerifying: boolean) => void
}

function LoadedForm({ onBusy, onStep }: LoadedFormProps) {
  const text = useText('modals.signUp')
  const fields = useQuery(registrationFieldsQuery())
  const countries = useQuery(countriesQuery())
  const offered = useMemo(() => countries.data?.filter((country) => !country.isClosedToNewcomers), [countries.data])
  const constants = useQuery(constantsQuery())
  const [chosen, setChosen] = useState<ContactWay | null>(null)
  const [isVerifying, setIsVerifying] = useState(false)
  const queries = [fields, countries, constants]
  if (fields.data && offered && constants.data) {
    const open = constants.data.player.registration
    const ways = waysOf(text('tabsDisplay'), (way) => open[way])
    const by = chosen ?? ways[0]!
    const step = (isNext: boolean) => {
      setIsVerifying(isNext)
      onStep(isNext)
    }
    const choose = (way: ContactWay) => {
      registrationStep({ funnelStep: way })
      setChosen(way)
    }
    return (
      <ContactTabs ways={ways} isHeld={isVerifying} selected={by} text={text} tabsKey="typeTabs" onSelect={choose}>
        <SignUpForm key={by} contact={by} fields={fields.data} countries={offered} onBusy={onBusy} onStep={step} />
      </ContactTabs>
    )
  }
  if (queries.some(({ isError }) => isError)) return <LoadFailed text={text} query={allOf(queries)} />
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index}>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
