import { ButtonLink } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { StatePicture } from '../../../shared/content/state-picture.tsx'
import { LoadFailed, type Repeatable } from '../../../shared/failure/load-failed.tsx'
import { Icon } from '../../../shared/icons/icon.tsx'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { areDepositsStopped } from '../queries.ts'
import { StoppedBy } from './stopped-by.tsx'

interface DepositProblemProps {
  currency: string
  /** `null`: there is simply no method for the currency. */
  error: Error | null
  query: Repeatable
}

/** Why there is nothing to deposit with, and what one can do about it. */
export function DepositProblem({ currency, error, query }: DepositProblemProps) {
  const text = useText('modals.wallet')
  const info = usePage()
  const dialogs = useDialogs()
  if (!error)
    return (
      <EmptyState
        title={text('missingMethods.title')}
        picture={<StatePicture src={text('missingMethods.image')} />}
        isAnnounced
      >
        <p>{text('missingMethods.message')}</p>
        <p>{text('missingMethods.depositDescription')}</p>
      </EmptyState>
    )
  if (areDepositsStopped(error))
    return (
      <EmptyState
        title={text('deposit.limit.title')}
        picture={<Icon name="security" size={40} />}
        action={
          <ButtonLink href={hrefIn(info, '/profile/limits')} onClick={() => dialogs.close('wallet')}>
            {text('deposit.limit.moreInfo')}
          </ButtonLink>
        }
      >
        <p>{text('deposit.limit.description')}</p>
        <StoppedBy currency={currency} />
      </EmptyState>
    )
  if (isRefused(error, 'identity_required'))
    return (
      <EmptyState
        title={text('deposit.identity.title')}
        picture={<Icon name="security" size={40} />}
        action={
          <ButtonLink href={hrefIn(info, '/profile/verification')} onClick={() => dialogs.close('wallet')}>
            {text('deposit.identity.button')}
          </ButtonLink>
        }
      >
        {text('deposit.identity.description')}
      </EmptyState>
    )
  return <LoadFailed text={text} query={query} />
}
