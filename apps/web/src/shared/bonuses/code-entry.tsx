import type { BonusCode } from '@baize/contract'
import { BonusCodeStatus } from '@baize/contract/kinds'
import { Button } from '@baize/ui/button'
import { Countdown } from '@baize/ui/countdown'
import { TextField } from '@baize/ui/text-field'
import { type KeyboardEvent, useState } from 'react'
import { walletStep } from '../analytics/wallet-events.ts'
import { localDigits } from '../page/digits.ts'
import { usePage, useText } from '../page/page-context.tsx'
import { useActiveAccount } from '../player/queries.ts'
import { unblockCodes, useCodeBlock } from './code-block.ts'
import { CostDisclosure } from './cost/cost-disclosure.tsx'
import { useApplyCode, useRemoveCode } from './use-bonus-code.ts'
import styles from './code-entry.module.css'

type Units = Record<'days' | 'hours' | 'minutes' | 'seconds', string>
const NO_WORDS: Units = { days: '', hours: '', minutes: '', seconds: '' }

interface CodeEntryProps {
  /** The code that waits for a deposit, if one does; it is shown in place of the field. */
  waitingCode: BonusCode | null
  /** Takes it back. */
  removeLabel: string
  /** The code is given for the deposit that is being made. */
  isForDeposit?: boolean
}

/** A field for a bonus code, the code that waits, or the time until one may be tried again. */
export function CodeEntry({ waitingCode, removeLabel, isForDeposit = false }: CodeEntryProps) {
  const text = useText('profile.bonuses')
  const block = useCodeBlock()
  const remove = useRemoveCode()
  const currency = useActiveAccount()?.currency
  if (waitingCode)
    return (
      <div className={styles.waiting}>
        <p>
          <bdi className={styles.code}>{waitingCode.bonusCode}</bdi>
          <span className={styles.note}>{text('bonusCode.waiting')}</span>
        </p>
        <Button isPending={remove.isPending} onClick={() => remove.mutate(waitingCode.id)}>
          {removeLabel}
        </Button>
        {waitingCode.bonusId && currency && (
          <div className={styles.cost}>
            <CostDisclosure bonus={{ id: waitingCode.bonusId }} currency={currency} />
          </div>
        )}
      </div>
    )
  return block ? <Blocked until={block} /> : <Field isForDeposit={isForDeposit} />
}

function Field({ isForDeposit }: { isForDeposit: boolean }) {
  const text = useText('profile.bonuses')
  const [code, setCode] = useState('')
  const apply = useApplyCode({ isForDeposit })
  const typed = code.trim()
  const send = () => {
    if (typed === '' || apply.isPending) return
    if (isForDeposit) walletStep({ funnelStep: 'promoSent', operationType: 'deposit' })
    apply.mutate(typed, { onSuccess: ({ status }) => status === BonusCodeStatus.applied && setCode('') })
  }
  // It stands in forms of others, which its key must not send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    send()
  }
  return (
    <div className={styles.entry}>
      <TextField
        label={text('bonusCode.title')}
        name="bonusCode"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={code}
        onChange={setCode}
        onKeyDown={onKeyDown}
      />
      <Button isPending={apply.isPending} disabled={typed === ''} onClick={send}>
        {text('bonusCode.buttonLabel')}
      </Button>
    </div>
  )
}

function Blocked({ until }: { until: string }) {
  const text = useText('profile.bonuses')
  const units = useText('globalComponents.bonuses').at<Units>('timer')
  const { locale } = usePage()
  return (
    <div className={styles.blocked} role="alert">
      <p>{text('bonusCode.tryError')}</p>
      <Countdown
        variant="line"
        until={until}
        label={text('bonusCode.timerText')}
        labels={units ?? NO_WORDS}
        format={(figure, digits) => localDigits(String(figure).padStart(digits, '0'), locale)}
        onEnd={unblockCodes}
      />
    </div>
  )
}
