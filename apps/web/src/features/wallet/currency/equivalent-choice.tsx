import { Button } from '@baize/ui/button'
import { Switch } from '@baize/ui/switch'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import {
  DEFAULT_EQUIVALENT,
  chooseEquivalentCurrency,
  useEquivalentCurrency,
} from '../../../shared/player/equivalent-currency.ts'
import styles from './equivalent-choice.module.css'

/** Whether crypto balances are shown in a currency one knows as well, and in which. */
export function EquivalentChoice() {
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
