import type { Account } from '@baize/contract'
import { Button, ButtonLink } from '@baize/ui/button'
import { Switch } from '@baize/ui/switch'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import {
  DEFAULT_EQUIVALENT,
  chooseEquivalentCurrency,
  hasEquivalent,
  useEquivalentCurrency,
} from '../../shared/player/equivalent-currency.ts'
import styles from './balance-panel.module.css'

/** The parts of the active balance, and whether a crypto balance is shown in a currency one knows as well. */
export function BalanceTab({ account }: { account: Account }) {
  const text = useText('layout.header')
  const format = useFormat()
  const { currencies } = usePage()
  const parts = [
    { key: 'real', amount: account.realBalance + account.lockedBalance },
    { key: 'bonus', amount: account.bonusBalance },
    { key: 'withdrawal', amount: account.withdrawalBalance },
  ]
  return (
    <div className={styles.tab}>
      <dl className={styles.parts}>
        {parts.map(({ key, amount }) => (
          <div key={key} className={styles.part} data-kind={key}>
            <dt>{text(`balance.items.${key}`)}</dt>
            <dd>
              <bdi>{format.amount(amount, account.currency)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {hasEquivalent(account.currency, currencies) && <EquivalentChoice />}
      <ButtonLink href="?wallet=deposit" variant="accent" isWide>
        {text('depositButton')}
      </ButtonLink>
    </div>
  )
}

function EquivalentChoice() {
  const text = useText('layout.header')
  const dialogs = useDialogs()
  const code = useEquivalentCurrency()
  return (
    <div className={styles.equivalent}>
      <Switch
        label={text('balance.fiatToggler')}
        isChecked={code !== null}
        onChange={(isChecked) => chooseEquivalentCurrency(isChecked ? DEFAULT_EQUIVALENT : null)}
      />
      {code !== null && (
        <Button size="small" isWide onClick={() => dialogs.open('equivalent-currency')}>
          {text('balance.equivalentButton', { currency: code })}
        </Button>
      )}
    </div>
  )
}
