import type { OperatorForm, OperatorFormField } from '@baize/contract/operator-form'
import { choicesOf } from '../format/format.ts'
import { textOf } from '../format/text.ts'

/** What stands in the fields of a form: texts, or several of them. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

/** What is wrong with a field before anything is sent. */
export type Problem = 'required' | 'number' | 'short' | 'long' | 'low' | 'high'

export type Row = Readonly<Record<string, unknown>>

/** What a colleague writes about this very step, never what an earlier one wrote. */
const OWN_WORDS = new Set(['reason', 'note', 'why'])

/** The fields that are known from where the action was begun, and are not asked for. */
export function isKnown({ name, part, kind }: OperatorFormField, known: Row): boolean {
  return known[name] !== undefined && known[name] !== null && (part === 'params' || kind === 'id' || name === 'ids')
}

/** What a form begins with: what is known of its subject. A switch begins at the other side. */
export function startValues(operation: string, { fields }: OperatorForm, known: Row): FormValues {
  const isSwitch = operation.startsWith('switch')
  return Object.fromEntries(
    fields
      .filter(({ part }) => part !== 'query')
      .map((field) => {
        const value = OWN_WORDS.has(field.name) ? undefined : known[field.name]
        if (field.isMany) return [field.name, Array.isArray(value) ? value.map(String) : []]
        if (value === undefined || value === null || typeof value === 'object') return [field.name, '']
        if (field.kind === 'boolean' && isSwitch) return [field.name, String(value !== true)]
        const name = choicesOf(field.choices).find(([, sentAs]) => sentAs === value)?.[0]
        return [field.name, name ?? (field.choices ? '' : textOf(value))]
      }),
  )
}

/** What is sent for what stands in the fields, and what is wrong with them. An empty field is left out. */
export function readValues(
  { fields }: OperatorForm,
  values: FormValues,
): { input: Record<string, Record<string, unknown>>; problems: Record<string, Problem> } {
  const input: Record<string, Record<string, unknown>> = {}
  const problems: Record<string, Problem> = {}
  for (const field of fields) {
    if (field.part === 'query') continue
    const value = values[field.name] ?? ''
    const problem = problemOf(field, value)
    if (problem) problems[field.name] = problem
    const isEmpty = value === '' || (typeof value !== 'string' && value.length === 0)
    if (!isEmpty) (input[field.part] ??= {})[field.name] = sent(field, value)
  }
  return { input, problems }
}

/** The filters of a list, as its query takes them. */
export function readFilters(
  { fields }: OperatorForm,
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ part, name }) => part === 'query' && texts[name])
      .map((field) => [field.name, sent(field, field.isMany ? texts[field.name]!.split(',') : texts[field.name]!)]),
  )
}

function sent(field: OperatorFormField, value: string | readonly string[]): unknown {
  if (typeof value !== 'string') return value.map((one) => sentOne(field, one))
  return sentOne(field, value)
}

function sentOne({ kind, choices }: OperatorFormField, value: string): unknown {
  if (kind === 'choice') return choicesOf(choices).find(([name]) => name === value)?.[1] ?? value
  if (kind === 'boolean') return value === 'true'
  if (kind === 'number' || kind === 'amount') return figure(value)
  return value
}

/** A figure as it is typed: a comma for a point, and spaces between thousands. */
function figure(text: string): number {
  return Number(text.replaceAll(/[\s']/g, '').replace(',', '.'))
}

function problemOf(field: OperatorFormField, value: string | readonly string[]): Problem | null {
  const { isRequired, kind, min, max, lengthMin, lengthMax } = field
  if (value.length === 0) return isRequired ? 'required' : null
  if (typeof value !== 'string') return value.every((one) => !isFigure(kind) || isNumber(one)) ? null : 'number'
  if (isFigure(kind)) {
    if (!isNumber(value)) return 'number'
    if (min !== undefined && figure(value) < min) return 'low'
    return max !== undefined && figure(value) > max ? 'high' : null
  }
  if (lengthMin !== undefined && value.trim().length < lengthMin) return 'short'
  return lengthMax !== undefined && value.length > lengthMax ? 'long' : null
}

function isFigure(kind: OperatorFormField['kind']): boolean {
  return kind === 'number' || kind === 'amount'
}

function isNumber(text: string): boolean {
  return /\d/.test(text) && Number.isFinite(figure(text))
}
