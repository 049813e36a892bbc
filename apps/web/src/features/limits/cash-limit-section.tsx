import type { Limit } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { LimitsSection } from './limits-section.tsx'
import { useActiveAccount } from '../../shared/player/queries.ts'
import { CashLimitRow } from './cash-limit-row.tsx'
import type { CashDefinition } from './limit-rules.ts'
import { addLimit } from './queries.ts'
import styles from './limits-page.module.css'

interface CashLimitSectionProps {
  definition: CashDefinition
  name: 'bet' | 'loss' | 'deposit'
  /** All limits of the player. */
  limits: readonly Limit[]
}

/** The limits of one kind, what is left of each, and a way to set another. */
export function CashLimitSection({ definition, name, limits }: CashLimitSectionProps) {
  const text = useText('profile.limits')
  const dialogs = useDialogs()
  const account = useActiveAccount()
  const own = limits.filter((limit) => limit.definition === definition && limit.status === 1)
  const add = () =>
    dialogs.open('add-cash-limit', {
      definition,
      limits,
      currency: account?.currency ?? null,
      onAdd: async (limit) => {
        await addLimit(limit)
        showAlert('limit.cashLimitAdd')
      },
    })
  return (
    <LimitsSection
      title={text(`${name}.label`)}
      description={text(`${name}.hint`)}
      actions={<Button onClick={add}>{text('addButtonLabel')}</Button>}
    >
      {own.length > 0 && (
        <ul className={styles.list}>
          {own.map((limit) => (
            <CashLimitRow
              key={limit.id}
              limit={limit}
              raise={limits.find(
                (other) =>
                  other.status === 2 &&
                  other.definition === definition &&
                  other.period === limit.period &&
                  other.currency === limit.currency,
              )}
            />
          ))}
        </ul>
      )}
    </LimitsSection>
  )
}
