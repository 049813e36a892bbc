import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { StatePicture } from '../../shared/content/state-picture.tsx'
import { Icon } from '../../shared/icons/icon.tsx'
import { useActiveAccount } from '../../shared/player/queries.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { AccountSwitch } from './currency/account-switch.tsx'
import { countryToSend, usePaymentRegion } from './region/payment-region.ts'
import { withdrawalMethodsQuery } from './queries.ts'
import { RegionBlock } from './region/region-block.tsx'
import { WalletPanes } from './wallet-panes.tsx'
import { FormSkeleton, MethodsSkeleton } from './wallet-skeletons.tsx'

/** What could be withdrawn, and that no way out is open yet: methods are asked for, none is carried out here. */
export function WithdrawView() {
  const account = useActiveAccount()
  if (!account) return <WalletPanes step="list" side={<MethodsSkeleton hasAccount />} main={<FormSkeleton />} />
  return (
    <WalletPanes
      step="both"
      side={
        <>
          <AccountSwitch account={account} />
          <RegionBlock />
        </>
      }
      main={<Ways currency={account.currency} withdrawable={account.withdrawalBalance} />}
    />
  )
}

function Ways({ currency, withdrawable }: { currency: string; withdrawable: number }) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const { country } = usePage()
  const region = countryToSend(usePaymentRegion(), country)
  const { data, isError, isFetching, refetch } = useQuery(withdrawalMethodsQuery(currency, region))
  if (isError)
    return (
      <EmptyState
        title={text('failed.title')}
        picture={<Icon name="warning" size={40} />}
        action={
          <Button isPending={isFetching} onClick={() => void refetch()}>
            {text('failed.button')}
          </Button>
        }
      >
        {text('failed.description')}
      </EmptyState>
    )
  if (!data) return <FormSkeleton />
  return (
    <EmptyState
      title={text('withdraw.missing.title', { currency })}
      picture={<StatePicture src={text('missingMethods.image')} />}
    >
      <p>{text('withdraw.missing.message')}</p>
      <p>{text('withdraw.missing.available', { amount: format.amount(withdrawable, currency) })}</p>
    </EmptyState>
  )
}
