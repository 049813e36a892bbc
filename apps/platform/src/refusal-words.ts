import type { FieldIssue, RefusalReason } from '@baize/contract'

declare module '@baize/kit' {
  /** Refusals of the platform are those of the contract. */
  interface RefusalWords {
    reason: RefusalReason
    issue: FieldIssue
  }
}
