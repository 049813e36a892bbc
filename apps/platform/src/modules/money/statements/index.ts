export type { Statement } from './statement.ts'
export { keepStatements, type Month, statementsOf } from './statements.ts'
export { readChoice as wantsLetters, readUntold as findUntold, saveChoice as chooseLetters } from './store.ts'
