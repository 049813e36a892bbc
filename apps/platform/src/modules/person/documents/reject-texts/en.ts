import type { RejectTexts } from './text.ts'

export const en: RejectTexts = {
  unreadable: 'We cannot read everything. Please send a sharper picture in good light.',
  incomplete: 'Part of the document is missing. Please send it whole, with all corners.',
  expired: 'This document is no longer valid.',
  too_old: 'This document is older than 3 months.',
  wrong_document: 'This is not the document we asked for.',
  other_person: 'The name or date of birth is not that of your account.',
  altered: 'The picture was edited or shows a screen or a copy. Please send a picture of the document itself.',
  not_needed: 'We do not need this document.',
  other: 'We could not accept this document.',
}
