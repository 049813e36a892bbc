import type { LetterText } from './text.ts'

/** What the operator gets. */
export const operator: Record<'communication', LetterText> = {
  communication: {
    subject: 'Contact form: message from {email}',
    body: `{message}

--
Written in the contact form of {site} by {email}, who may be somebody else: the address was not checked. An answer to this letter goes there.
Country: {country}
Reference: {reference}`,
  },
}
