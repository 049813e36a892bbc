import type { OperatorRole } from './kinds.ts'

/** What a value means, for whoever writes or shows it. */
export type ValueKind = 'text' | 'number' | 'boolean' | 'choice' | 'instant' | 'amount' | 'id' | 'currency' | 'object'

/** A value that travels: what it means, and what it may be. */
export interface OperatorValue {
  kind: ValueKind
  /** A list of such values. */
  isMany?: boolean
  /** Of an enumeration: its words, or its numbers by name. */
  choices?: readonly string[] | Readonly<Record<string, string | number>>
}

/** A member of a call. */
export interface OperatorFormField extends OperatorValue {
  name: string
  part: 'params' | 'query' | 'body'
  isRequired?: boolean
  min?: number
  max?: number
  lengthMin?: number
  lengthMax?: number
}

/** An operation as a form and a list see it. */
export interface OperatorForm {
  roles: readonly OperatorRole[]
  isKeyed?: boolean
  isPaged?: boolean
  /** Those of the path first; page and length of a page left out. */
  fields: readonly OperatorFormField[]
  /** The members of what it answers with, or of each entry of the list. */
  reply: Readonly<Record<string, OperatorValue>>
}
