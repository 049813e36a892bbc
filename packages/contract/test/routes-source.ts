import type { Operation } from '../src/core/operation.ts'

type Operations = Record<string, Operation>

/** The source of `src/routes.ts` for these operations. */
export function routesSource(operations: Operations): string {
  return `${HEAD}${linesOf(operations)}}\n`
}

/** The source of `src/operator-routes.ts`. */
export function operatorRoutesSource(operations: Operations): string {
  return `${OPERATOR_HEAD}${linesOf(operations)}}\n`
}

function linesOf(operations: Operations): string {
  return Object.values(operations)
    .map(({ name, method, path, auth }) => `  ${name}: ['${method}', '${path}', '${auth}'],\n`)
    .join('')
}

const HEAD = `import type { AuthClass, Method } from './core/operation.ts'
import type { OperationName } from './operations/index.ts'

/**
 * Method, path and auth class of every operation: all that a browser needs of the contract at run time,
 * so that no schema reaches a browser chunk. Written by \`npm run routes -w @baize/contract\`; a test keeps
 * it equal to the operations.
 */
export const routes: Record<OperationName, readonly [Method, string, AuthClass]> = {
`

const OPERATOR_HEAD = `import type { AuthClass, Method } from './core/operation.ts'
import type { OperatorOperationName } from './operator-operations/index.ts'

/**
 * The same of the operations of operators, in a file of its own, so that nothing of it reaches players. Written by
 * \`npm run routes -w @baize/contract\`.
 */
export const operatorRoutes: Record<OperatorOperationName, readonly [Method, string, AuthClass]> = {
`
