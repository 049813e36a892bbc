import { DocumentStatus } from '@baize/contract/kinds'
import { Badge, type BadgeTone } from '@baize/ui/badge'
import { useText } from '../../shared/page/page-context.tsx'
import { statusNames } from './document-cards.ts'

const tones: Record<DocumentStatus, BadgeTone> = {
  [DocumentStatus.approve]: 'positive',
  [DocumentStatus.pending]: 'warning',
  [DocumentStatus.canceled]: 'danger',
}

/** How a document stands, in a word. */
export function DocumentStatusBadge({ status }: { status: DocumentStatus }) {
  const text = useText('profile.documents')
  return <Badge tone={tones[status]}>{text(`statuses.${statusNames[status]}`)}</Badge>
}
