import type { QuestReward } from '@baize/contract'
import { Dialog } from '@baize/ui/dialog'
import { Money } from '@baize/ui/money'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { useQuestRewardWords } from '../../shared/quests/use-quest-reward-words.ts'
import { rewardGroups } from './rewards.ts'
import styles from './quest-rewards.module.css'

export interface QuestRewardsProps {
  rewards: readonly QuestReward[]
  /** The player's currency; rewards in it come first. */
  currency: string
}

const ICONS = { real: 'casino-real-money', bonus: 'bonus', virtual: 'cherry' } as const

/** Everything a quest brings: real money, bonus money and what is no money apart. */
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
  const wordsOf = useQuestRewardWords()
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
              {kind === 'virtual' ? text('virtualTitle') : header(`balance.items.${kind}`)}
            </h3>
            <ul className={styles.rewards}>
              {own.map((reward, place) => (
                <li key={place}>
                  {kind === 'virtual' ? (
                    wordsOf(reward)
                  ) : (
                    <Money
                      amount={reward.amount}
                      unit={reward.attributes.isoCode}
                      text={format.amount(reward.amount, reward.attributes.isoCode)}
                      tone={kind}
                      size="large"
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
