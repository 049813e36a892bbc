import type { FieldIssueCode } from '@baize/contract'

/** What a file is, by its content, and as it is kept; or why it is not. */
export type Verdict =
  | { kind: 'accepted'; bytes: Buffer; contentType: KeptType }
  | { kind: 'refused'; issue: FieldIssueCode }

/** What files are kept as. */
export type KeptType = 'image/jpeg' | 'application/pdf'

export const refused = (issue: FieldIssueCode): Verdict => ({ kind: 'refused', issue })
