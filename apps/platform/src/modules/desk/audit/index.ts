export { listLines, recordLooks, recordWrites } from './audit.ts'
export type { Author, Change, Context } from './line.ts'
export type { LineFilter } from './store.ts'
