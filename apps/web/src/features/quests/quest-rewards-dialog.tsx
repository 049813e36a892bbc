import type { QuestReward } from '@baize/contract'
import { Dialog } from '@baize/ui/dialog'
import { Money } from '@baize/ui/money'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { rewardGroups } from './rewards.ts'
import styles from './quest-rewards.module.css'

export interface QuestRewardsProps {
  rewards: readonly QuestReward[]
  /** The player's currency; rewards in it come first. */
  currency: string
}

const ICONS = { real: 'casino-real-money', bonus: 'bonus' } as const

/** Everything a quest brings, real money and bonus money apart. */
export function QuestRewardsDialog({
  rewards,
  currency,
  onClose,
  closesOnOverlay,
}: DialogViewProps & QuestRewardsProps) {
  const text = useText('modals.questsHub')
  const header = useText('layout.header')
  const shell = useText('layout.shell')
  const format = useFormat()
  return (
    <Dialog
      title={text('rewardsTitle')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.groups}>
        {rewardGroups(rewards, currency).map(({ kind, rewards: own }) => (
          <section key={kind} className={styles.group} data-kind={kind}>
            <h3 className={styles.title}>
              <Icon name={ICONS[kind]} size={20} />
              {header(`balance.items.${kind}`)}
            </h3>
            <ul className={styles.rewards}>
              {own.map(({ amount, attributes: { isoCode } }, place) => (
                <li key={place}>
                  <Money
                    amount={amount}
                    unit={isoCode}
                    text={format.amount(amount, isoCode)}
                    tone={kind}
                    size="large"
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
