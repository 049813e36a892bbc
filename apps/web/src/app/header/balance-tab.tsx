import type { Account } from '@baize/contract'
import { ButtonLink } from '@baize/ui/button'
import { BalanceParts } from '../../features/wallet/currency/balance-parts.tsx'
import { EquivalentChoice } from '../../features/wallet/currency/equivalent-choice.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hasEquivalent } from '../../shared/player/equivalent-currency.ts'
import { BonusPart } from './bonus-part.tsx'
import { CashbackPart } from './cashback-part.tsx'
import styles from './balance-panel.module.css'

/** The parts of the active balance, and whether a crypto balance is shown in a currency one knows as well. */
export function BalanceTab({ account }: { account: Account }) {
  const text = useText('layout.header')
  const { currencies } = usePage()
  return (
    <div className={styles.tab}>
      <BalanceParts account={account} />
      <BonusPart currency={account.currency} />
      <CashbackPart />
      {hasEquivalent(account.currency, currencies) && <EquivalentChoice />}
      <ButtonLink href="?wallet=deposit" variant="accent" isWide>
        {text('depositButton')}
      </ButtonLink>
    </div>
  )
}
