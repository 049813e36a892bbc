import { ButtonLink } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { StatePicture } from '../../../shared/content/state-picture.tsx'
import { groupPackages, isPackageActive } from '../../../shared/bonuses/packages.ts'
import {
  heldBonusesQuery,
  heldSpinsQuery,
  offeredBonusesQuery,
  packageMembersQuery,
  waitingCodeQuery,
} from '../../../shared/bonuses/queries.ts'
import { useCashback } from '../../../shared/bonuses/use-cashback.ts'
import { isActive } from '../../../shared/bonuses/bonus-kind.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import { BonusGroup } from './bonus-group.tsx'
import { BonusesPlaceholder } from './bonuses-placeholder.tsx'
import { CashbackSection } from './cashback-section.tsx'
import { CodeSection } from './code-section.tsx'
import { HeldList } from './held-list.tsx'
import { OfferList } from './offer-list.tsx'
import { withMembers } from './with-members.ts'
import styles from './bonuses-page.module.css'

/** What the player has of bonuses, what a deposit may bring, and a field for a code; in the currency of the account. */
export function BonusesPage() {
  const text = useText('profile.bonuses')
  const info = usePage()
  const currency = useActiveAccount()?.currency
  const held = useQuery({ ...heldBonusesQuery(currency ?? ''), enabled: currency !== undefined })
  const spins = useQuery({ ...heldSpinsQuery(currency ?? ''), enabled: currency !== undefined })
  const all = held.data && spins.data && [...held.data, ...spins.data]
  const packageIds = [...new Set((all ?? []).flatMap(({ packageId }) => packageId ?? []))].toSorted()
  const members = useQuery({
    ...packageMembersQuery(currency ?? '', packageIds),
    enabled: all !== undefined,
    placeholderData: (former) => former,
  })
  const offered = useQuery({ ...offeredBonusesQuery(currency ?? ''), enabled: currency !== undefined })
  const code = useQuery(waitingCodeQuery())
  const cashback = useCashback()
  if (!currency || !all || !members.data || !offered.data || code.data === undefined || !cashback.data)
    return <BonusesPlaceholder queries={[held, spins, members, offered, code, cashback]} />

  const own = groupPackages(withMembers(all, members.data), info.locale)
  const active = { packages: own.packages.filter(isPackageActive), singles: own.singles.filter(isActive) }
  const issued = {
    packages: own.packages.filter((group) => !isPackageActive(group)),
    singles: own.singles.filter((bonus) => !isActive(bonus)),
  }
  const offers = groupPackages(offered.data, info.locale)
  const isEmpty = all.length === 0 && offered.data.length === 0
  return (
    <div className={styles.page}>
      {isEmpty && (
        <EmptyState
          title={text('empty.title')}
          picture={<StatePicture src="/pictures/welcome-gift.svg" />}
          action={<ButtonLink href={hrefIn(info, '/questions/bonuses')}>{text('empty.button')}</ButtonLink>}
        >
          {text('empty.description')}
        </EmptyState>
      )}
      <BonusGroup title={text('activeTitle')} count={count(active)}>
        <HeldList {...active} currency={currency} />
      </BonusGroup>
      <BonusGroup title={text('issuedTitle')} count={count(issued)}>
        <HeldList {...issued} currency={currency} />
      </BonusGroup>
      <BonusGroup title={text('depositTitle')} count={count(offers)}>
        <OfferList {...offers} currency={currency} />
      </BonusGroup>
      <CashbackSection coming={cashback.data} />
      <CodeSection waitingCode={code.data} />
      <p>
        <a className={styles.link} href={hrefIn(info, '/profile/history?tab=bonuses')}>
          {text('historyLink')}
        </a>
      </p>
    </div>
  )
}

function count({ packages, singles }: { packages: readonly unknown[]; singles: readonly unknown[] }): number {
  return packages.length + singles.length
}
