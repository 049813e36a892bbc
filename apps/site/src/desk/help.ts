import { type Operation, operatorOperations, refusals, refusalsOf } from '@baize/contract'
import { type CallField, fieldsOfCall } from '@baize/contract/openapi'
import { flagOf, isList } from './arguments.ts'

const HEAD = `npm run operator -- COMMAND [--field value ...]

On the machine itself, beside the data:
  owner NAME               invites the first owner, or one who lost every way in
  desk                     says at which address the desk is, for a browser
Signing in and out:
  accept                   takes an invitation: authenticator first, then a password
  sign-in NAME [ROLE]      asks for password and code; the session is kept in a file of yours
  sign-out
Operations (--help after one tells more):
`

/** Every command and operation, one a line. */
export function helpOfAll(): string {
  const listed = Object.values<Operation>(operatorOperations).filter(
    ({ auth, name }) => auth === 'operator' && name !== 'closeOperatorSession',
  )
  const width = Math.max(...listed.map(({ name }) => flagOf(name).length))
  return HEAD + listed.map(({ name, summary }) => `  ${flagOf(name).padEnd(width)}  ${summary}\n`).join('')
}

/** What an operation does, for whom, with which fields, and why it may be refused. */
export function helpOf(operation: Operation): string {
  const fields = fieldsOfCall(operation)
  const width = Math.max(...fields.map(({ name }) => flagOf(name).length), 0)
  const rows = fields.map((field) => `  --${flagOf(field.name).padEnd(width)}  ${describe(field)}\n`)
  const reasons = refusalsOf(operation).filter((reason) => operation.refusals?.includes(reason))
  return [
    `npm run operator -- ${flagOf(operation.name)}${fields.length > 0 ? ' [--field value ...]' : ''}\n\n`,
    `${operation.summary}\nFor: ${operation.roles?.join(', ') ?? 'everybody'}\n`,
    ...(rows.length > 0 ? ['\n', ...rows] : []),
    ...(operation.isKeyed
      ? [`  --${'key'.padEnd(width)}  the key of an earlier attempt, to get its answer again\n`]
      : []),
    ...(isList(operation) ? [`  --${'csv'.padEnd(width)}  a file: saves the whole list there as a table\n`] : []),
    ...(reasons.length > 0
      ? ['\nMay be refused:\n', ...reasons.map((reason) => `  ${refusals[reason].message}\n`)]
      : []),
  ].join('')
}

function describe({ isRequired, schema }: CallField): string {
  return [kindOf(schema), ...(isRequired ? ['needed'] : [])].join(', ')
}

function kindOf(schema: CallField['schema']): string {
  const {
    type,
    enum: choices,
    items,
    minLength,
    maxLength,
    minimum,
    maximum,
  } = schema as {
    type?: string
    enum?: unknown[]
    items?: CallField['schema']
    minLength?: number
    maxLength?: number
    minimum?: number
    maximum?: number
  }
  if (choices) return `one of ${choices.join(', ')}`
  if (type === 'array' && items) return `list, ${kindOf(items)}`
  if (type === 'boolean') return 'true or false'
  if (type === 'integer' || type === 'number') return `${type}${range(minimum, maximum)}`
  return `text${range(minLength, maxLength)}`
}

function range(min: number | undefined, max: number | undefined): string {
  const isOpen = max === undefined || max >= Number.MAX_SAFE_INTEGER
  if (min === undefined && isOpen) return ''
  return isOpen ? ` from ${min}` : ` ${min ?? 0} to ${max}`
}
