import type { Profile, ReferralSettings } from '@baize/contract'
import { CopyField } from '@baize/ui/copy-field'
import { Marked } from '../../../shared/content/marked.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { Section } from '../section.tsx'
import { RewardLine } from './reward-line.tsx'
import styles from './referral-page.module.css'

interface InvitationProps {
  profile: Profile
  settings: ReferralSettings
  /** How many registered with the link. */
  total: number
}

/** The link, as long as it may be used, and how often it was. */
export function Invitation({ profile, settings, total }: InvitationProps) {
  const text = useText('profile.referral')
  const { publicUrl } = usePage()
  const format = useFormat()
  const { maxReferralCount, conditions, ownerBonusId } = settings
  const isUsable = profile.referralCode !== null && (maxReferralCount === null || total < maxReferralCount)
  return (
    <Section title={text('card.title')} description={<Marked text={text.marked('info.description')} />}>
      {ownerBonusId !== null && <RewardLine bonusId={ownerBonusId} />}
      {conditions && (
        <p>
          {text('card.conditions', {
            deposit: format.amount(conditions.depositFrom, conditions.currency),
            stake: format.amount(conditions.stakeFrom, conditions.currency),
            days: conditions.days,
          })}
        </p>
      )}
      <dl className={styles.counters}>
        <div>
          <dt>{text('card.totalReferrals.title')}</dt>
          <dd>{format.count(total)}</dd>
          <dd className={styles.hint}>{text('card.totalReferrals.tooltip')}</dd>
        </div>
        <div>
          <dt>{text('card.qualifiedPlayers.title')}</dt>
          <dd>{format.count(profile.qualifiedReferralsCount ?? 0)}</dd>
          <dd className={styles.hint}>{text('card.qualifiedPlayers.tooltip')}</dd>
        </div>
      </dl>
      {isUsable ? (
        <CopyField
          label={text('card.copyLink.label')}
          value={`${publicUrl}/?ref=${profile.referralCode}`}
          copyLabel={text('card.copyLink.btnLabel')}
          copiedLabel={text('card.copyLink.msg')}
          promptLabel={text('card.copyLink.btnLabel')}
        />
      ) : (
        <p className={styles.unavailable}>
          <img src={text('card.unavailable.image')} alt="" width={48} height={48} />
          {text('card.unavailable.text')}
        </p>
      )}
    </Section>
  )
}
