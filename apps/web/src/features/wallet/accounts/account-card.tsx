import type { Account } from '@baize/contract'
import { Badge } from '@baize/ui/badge'
import { Button, ButtonLink } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { LiveAmount } from '../../../shared/player/live-amount.tsx'
import { equivalentOf, hasEquivalent, useEquivalentCurrency } from '../../../shared/player/equivalent-currency.ts'
import { isActive } from '../../../shared/player/queries.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { BalanceParts } from '../currency/balance-parts.tsx'
import { currencyName } from '../currency/currency-name.ts'
import { EquivalentChoice } from '../currency/equivalent-choice.tsx'
import { useHideAccount } from '../queries.ts'
import styles from './account-card.module.css'

interface AccountCardProps {
  account: Account
  /** It is being made the active one. */
  isChanging: boolean
  /** Another change is under way. */
  isHeld: boolean
  onChoose: () => void
}

/** One account: what lies on it, and what can be done with it. An empty one that is not in use can be hidden. */
export function AccountCard({ account, isChanging, isHeld, onChoose }: AccountCardProps) {
  const text = useText('profile.wallet')
  const { locale, currencies } = usePage()
  const hide = useHideAccount()
  const { currency, balance } = account
  const name = currencyName(currency, currencies.find(({ code }) => code === currency)?.name ?? currency, locale)
  const isUsed = isActive(account)
  return (
    <Card
      element="li"
      padding="large"
      headingLevel={2}
      title={
        <>
          {currency} <span className={styles.name}>{name}</span>
        </>
      }
      aside={isUsed && <Badge tone="accent">{text('activeLabel')}</Badge>}
      isSelected={isUsed}
      actions={
        isUsed ? (
          <>
            <ButtonLink href="?wallet=deposit" variant="accent">
              {text('depositButton')}
            </ButtonLink>
            <ButtonLink href="?wallet=withdraw">{text('withdrawButton')}</ButtonLink>
          </>
        ) : (
          <>
            <Button isPending={isChanging} disabled={isHeld} onClick={onChoose}>
              {text('changeButton')}
            </Button>
            {balance === 0 && (
              <Button
                variant="quiet"
                isPending={hide.isPending}
                disabled={isHeld}
                onClick={() => hide.mutate(account.id)}
              >
                {text('hideButton')}
              </Button>
            )}
          </>
        )
      }
    >
      <p className={styles.balance}>
        <LiveAmount amount={balance} currency={currency} label={currency} />
        <Equivalent account={account} />
      </p>
      {isUsed && <BalanceParts account={account} />}
      {isUsed && hasEquivalent(currency, currencies) && <EquivalentChoice />}
    </Card>
  )
}

/** What a crypto balance is worth in the currency the player knows it by, where they chose one. */
function Equivalent({ account }: { account: Account }) {
  const { currencies } = usePage()
  const format = useFormat()
  const code = useEquivalentCurrency()
  if (code === null || !hasEquivalent(account.currency, currencies)) return null
  const worth = equivalentOf(account.balance, { from: account.currency, to: code, currencies })
  return worth === null ? null : <bdi className={styles.worth}>≈ {format.amount(worth, code)}</bdi>
}
