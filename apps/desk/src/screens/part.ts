import type { OperatorOperationName, OperatorRole } from '@baize/contract'
import type { OperatorForm } from '@baize/contract/operator-form'
import { operatorForms } from '@baize/contract/operator-forms'
import type { Words } from '../words/words.ts'

export type FieldWord = keyof Words['fields']
export type ActionName = keyof Words['actions'] & OperatorOperationName

/** A list of a screen: which operation gives it, what is shown of it, and what can be done. */
export interface ListPart {
  kind: 'list'
  operation: OperatorOperationName
  /** Its heading, where a screen has several. */
  title?: keyof Words['titles']
  columns: readonly FieldWord[]
  /** Members of the query that are the part's own and not for the reader. */
  query?: Readonly<Record<string, unknown>>
  /** Members of the path or query, by the member of the place they are given by. */
  given?: Readonly<Record<string, string>>
  /** Filters that are offered; all of the operation unless told. */
  filters?: readonly FieldWord[]
  /** What can be done with a row. */
  actions?: readonly ActionName[]
  /** What can be done without one. */
  adds?: readonly ActionName[]
  /** What `id` of a row is called by the actions. */
  rowName?: string
  /** Where a row leads. */
  opens?: string
  /** Amounts that a picture above the list shows, for each currency. */
  chart?: readonly FieldWord[]
  /** Whether all of it can be taken along as a table. */
  isSaved?: boolean
  /** Rows of a page, where it is not as many as elsewhere. */
  perPage?: number
  /** Keys that do something with the chosen row. */
  keys?: Readonly<Partial<Record<'a' | 'r', ActionName>>>
  /** What stands beside the list for the chosen row. */
  view?: 'document'
}

/** One thing of a screen, member by member. */
export interface RecordPart {
  kind: 'record'
  operation: OperatorOperationName
  title?: keyof Words['titles']
  actions?: readonly ActionName[]
  /** A list among its members, with rows of its own. */
  rows?: { member: string; columns: readonly FieldWord[]; actions: readonly ActionName[]; rowName: string }
}

export type Part = ListPart | RecordPart

/** What is known of an operation. */
export function formOf(operation: OperatorOperationName): OperatorForm {
  return operatorForms[operation]
}

/** Whether sessions of this role may call it. */
export function mayCall(role: OperatorRole, operation: OperatorOperationName): boolean {
  return formOf(operation).roles.includes(role)
}
