export type { Statement } from './statement.ts'
export { keepStatements, statementsOf } from './statements.ts'
export { readUntold as findUntold } from './store.ts'
