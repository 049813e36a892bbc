import type { Quest } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { Confirm } from '@baize/ui/confirm'
import { useState } from 'react'
import { useChange } from '../../shared/dialogs/use-change.ts'
import { useText } from '../../shared/page/page-context.tsx'

interface CancelQuestProps {
  quest: Quest
  onCancel: (quest: Quest) => Promise<unknown>
}

/** Gives a quest that has begun up, after asking: what was done for it is lost. */
export function CancelQuest({ quest, onCancel }: CancelQuestProps) {
  const text = useText('modals.questsHub')
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useChange(
    async () => onCancel(quest),
    () => setIsAsking(false),
  )
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {text('cancelQuestButton')}
      </Button>
      {isAsking && (
        <Confirm
          title={text('cancel.title')}
          confirmLabel={text('cancel.confirmButton')}
          cancelLabel={text('cancel.keepButton')}
          tone="danger"
          isBusy={cancel.isPending}
          onConfirm={() => cancel.run()}
          onCancel={() => setIsAsking(false)}
        >
          {text('cancel.description')}
        </Confirm>
      )}
    </>
  )
}
