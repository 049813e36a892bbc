import { Button, ButtonLink } from '@baize/ui/button'
import { useText } from '../../../shared/page/page-context.tsx'
import type { WayBack } from './use-way-back.ts'

interface BackToGameProps {
  way: NonNullable<WayBack>
  /** It is what the player most likely wants. */
  isFirst?: boolean
  /** The game lies under this dialog. */
  onStay: () => void
}

/** Leads back to the game the player left for a payment. */
export function BackToGame({ way, isFirst, onStay }: BackToGameProps) {
  const text = useText('modals.wallet')
  const look = isFirst
    ? ({ variant: 'accent', size: 'large', isWide: true, 'data-autofocus': '' } as const)
    : ({ isWide: true } as const)
  return way.kind === 'here' ? (
    <Button {...look} onClick={onStay}>
      {text('result.gameButton')}
    </Button>
  ) : (
    <ButtonLink {...look} href={way.href}>
      {text('result.gameButton')}
    </ButtonLink>
  )
}
