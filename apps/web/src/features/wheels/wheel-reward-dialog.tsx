import type { WheelSector } from '@baize/contract'
import { Button, ButtonLink } from '@baize/ui/button'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { MarkedLine } from '../../shared/content/marked.tsx'
import { Notice } from '../../shared/dialogs/notice.tsx'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import styles from './wheel-reward.module.css'

export interface WheelRewardProps {
  /** Where the wheel stopped. */
  sector: WheelSector
  /** The period's spins are used up: there is nothing to go on to, and no button. */
  isLimitReached?: boolean
}

/** What a spin of the wheel brought. */
export function WheelRewardDialog(props: DialogViewProps & WheelRewardProps) {
  const { sector, isLimitReached, onClose, closesOnOverlay } = props
  const text = useText('modals.wheelReward')
  const dialogs = useDialogs()
  const info = usePage()
  const url = text('button.url')
  const label = text('button.label')
  const openWallet = () => {
    onClose()
    dialogs.open('wallet', { show: 'deposit-only' })
  }
  return (
    <Notice
      image={text('image')}
      title={text('title')}
      description={<MarkedLine text={text.marked('description')} />}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
      actions={
        isLimitReached ? undefined : url ? (
          <ButtonLink href={hrefIn(info, url)} variant="accent" size="large" onClick={onClose}>
            {label}
          </ButtonLink>
        ) : (
          <Button variant="accent" size="large" onClick={openWallet}>
            {label}
          </Button>
        )
      }
    >
      <p className={styles.prize}>
        <bdi>{nameIn({ name: sector.title, names: sector.names }, info.locale)}</bdi>
      </p>
    </Notice>
  )
}
