import { Button, ButtonLink } from '@baize/ui/button'
import type { PartName } from '../../../shared/content/content.ts'
import { Marked } from '../../../shared/content/marked.tsx'
import { Notice } from '../../../shared/dialogs/notice.tsx'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'

export interface GameLimitProps {
  /** A break of the player, and no sum of theirs. */
  isBreak?: boolean
}

/** A limit or a break of the player stops play. */
export function GameLimitDialog({ isBreak = false, ...props }: DialogViewProps & GameLimitProps) {
  const [titleKey, textKey] = isBreak ? ['break.label', 'break.description'] : ['label', 'description']
  const picture = '/pictures/limit.svg'
  return (
    <NoticeDialog
      {...props}
      part="modals.gameLimitReached"
      titleKey={titleKey}
      textKey={textKey}
      fallbackImage={picture}
    />
  )
}

/** The game is not offered in the visitor's country. */
export function GeoGameDialog(props: DialogViewProps) {
  return <NoticeDialog {...props} part="modals.geoRestrictedGame" titleKey="title" />
}

/** Signing in and up is closed in the visitor's country. */
export function GeoTypeDialog(props: DialogViewProps) {
  return <NoticeDialog {...props} part="modals.geoRestrictedType" titleKey="title" />
}

interface NoticeProps extends DialogViewProps {
  part: PartName
  titleKey: string
  textKey?: string
  /** Where the content names no picture. */
  fallbackImage?: string
}

/** What stands in the way, why, and the one thing one can do. */
function NoticeDialog(props: NoticeProps) {
  const { part, titleKey, textKey = 'description', fallbackImage = '', onClose, closesOnOverlay } = props
  const text = useText(part)
  const info = usePage()
  const button = text.at<{ label: string; url?: string }>('button')
  return (
    <Notice
      image={text('image') || fallbackImage}
      title={text(titleKey)}
      description={<Marked text={text.marked(textKey)} />}
      actions={
        button ? (
          <ButtonLink href={hrefIn(info, button.url || '/main')} variant="accent" size="large" onClick={onClose}>
            {button.label}
          </ButtonLink>
        ) : (
          <Button data-autofocus="" variant="accent" size="large" onClick={onClose}>
            {text('buttonLabel')}
          </Button>
        )
      }
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    />
  )
}
