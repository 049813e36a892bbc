import type { Operation } from '../src/core/operation.ts'

/** The source of `src/routes.ts` for these operations. */
export function routesSource(operations: Record<string, Operation>): string {
  const lines = Object.values(operations).map(({ name, method, path, auth }) => {
    return `  ${name}: ['${method}', '${path}', '${auth}'],\n`
  })
  return `${HEAD}${lines.join('')}}\n`
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
