export type SectionName =
  | 'profile'
  | 'agreements'
  | 'accounts'
  | 'postings'
  | 'payments'
  | 'addresses'
  | 'rounds'
  | 'bets'
  | 'bonuses'
  | 'freeSpins'
  | 'levels'
  | 'quests'
  | 'wheelSpins'
  | 'limits'
  | 'shortChecks'
  | 'documents'
  | 'identity'
  | 'signIns'
  | 'notes'
  | 'passkeys'
  | 'notifications'
  | 'messages'

/** What the page of an export says. */
export interface ExportWords {
  /** Of `{site}`. */
  title: string
  /** With `{date}`. */
  made: string
  nothing: string
  /** With `{shown}`, `{all}` and `{file}`. */
  rest: string
  sections: Readonly<Record<SectionName, string>>
  /** What members of the data are called. */
  members: Readonly<Record<string, string>>
}
