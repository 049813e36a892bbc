import { Button, ButtonLink } from '@baize/ui/button'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import type { PartName } from '../../shared/content/content.ts'
import { Marked } from '../../shared/content/marked.tsx'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'

/** A limit of the player stops play. */
export function GameLimitDialog(props: DialogViewProps) {
  return <NoticeDialog {...props} part="modals.gameLimitReached" titleKey="label" />
}

/** The game is not offered in the visitor's country. */
export function GeoGameDialog(props: DialogViewProps) {
  return <NoticeDialog {...props} part="modals.geoRestrictedGame" titleKey="title" />
}

/** Signing in and up is closed in the visitor's country. */
export function GeoTypeDialog(props: DialogViewProps) {
  return <NoticeDialog {...props} part="modals.geoRestrictedType" titleKey="title" />
}

function NoticeDialog({
  part,
  titleKey,
  onClose,
  closesOnOverlay,
}: DialogViewProps & { part: PartName; titleKey: string }) {
  const text = useText(part)
  const shell = useText('layout.shell')
  const info = usePage()
  const button = text.at<{ label: string; url?: string }>('button')
  return (
    <Dialog
      title={text(titleKey)}
      role="alertdialog"
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <Marked text={text.marked('description')} />
      <DialogActions>
        {button?.url ? (
          <ButtonLink href={hrefIn(info, button.url)} variant="accent" onClick={onClose}>
            {button.label}
          </ButtonLink>
        ) : (
          <Button variant="accent" onClick={onClose}>
            {text('buttonLabel')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
