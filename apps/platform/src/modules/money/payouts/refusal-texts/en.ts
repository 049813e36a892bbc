import type { RefusalTexts } from './text.ts'

export const en: RefusalTexts = {
  documents_needed: 'We need documents from you first. Send them under “Documents” in your profile.',
  identity_needed: 'We have to check who you are first. Your profile shows how.',
  name_differs: 'The account is not in your name. Choose one that is.',
  destination_unsuitable: 'We cannot pay out there. Choose another account or another way.',
  account_in_doubt: 'We have questions about your account. Please write to us.',
  other: 'We could not pay this out.',
}
